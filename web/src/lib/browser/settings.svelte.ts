import { languages } from '$lib/text';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'reduced' | 'system';
/** How fast moves are shown: a factor, or not at all. */
export type Speed = 0.5 | 1 | 2 | 'instant';

export interface Settings {
  language: string;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  /** Whether a phone vibrates when a turn has come round. */
  vibration: boolean;
  confirmEnd: boolean;
  /** Whether single letters, digits and signs do something at a table. */
  keys: boolean;
  /** Whether every Food Day is summed up on a card. */
  foodDays: boolean;
  /** Whether turns that lost a lot are marked in games against bots. */
  coach: boolean;
  /** Whether to show a notification when a turn waits in a hidden tab. */
  notify: boolean;
}

const PLACE = 'tzolkin.settings';

/** The first language that the browser asks for and the game has, whatever the region: pt-BR leads to pt. */
export function browserLanguage(): string {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  return asked.find((code) => languages.includes(code)) ?? 'en';
}

const defaults = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  motion: 'system',
  speed: 1,
  sound: false,
  vibration: true,
  confirmEnd: false,
  keys: true,
  foodDays: true,
  coach: false,
  notify: false,
});

/** The stored settings, as far as they are still valid. */
function restored(): Settings {
  const settings = defaults();
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
    if (kept.language && languages.includes(kept.language)) settings.language = kept.language;
    if (kept.theme && ['light', 'dark', 'system'].includes(kept.theme)) settings.theme = kept.theme;
    if (kept.motion && ['full', 'reduced', 'system'].includes(kept.motion)) settings.motion = kept.motion;
    if (kept.speed && [0.5, 1, 2, 'instant'].includes(kept.speed)) settings.speed = kept.speed;
    if (typeof kept.sound === 'boolean') settings.sound = kept.sound;
    if (typeof kept.vibration === 'boolean') settings.vibration = kept.vibration;
    if (typeof kept.foodDays === 'boolean') settings.foodDays = kept.foodDays;
    if (typeof kept.coach === 'boolean') settings.coach = kept.coach;
    if (typeof kept.keys === 'boolean') settings.keys = kept.keys;
    if (typeof kept.confirmEnd === 'boolean') settings.confirmEnd = kept.confirmEnd;
    if (typeof kept.notify === 'boolean') settings.notify = kept.notify;
  } catch {
    // The storage is not available or contains something else, so the defaults are used.
  }
  return settings;
}

export const settings: Settings = $state(restored());

const stillness = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
let systemReduced = $state(stillness?.matches ?? false);
stillness?.addEventListener('change', (event) => (systemReduced = event.matches));

/** Whether things should change without animation. */
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'system' && systemReduced);
}

/** Applies the settings to the document and stores them, for as long as the page is open. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = settings.theme;
      root.dataset['motion'] = settings.motion;
    });
    $effect(() => {
      const kept = JSON.stringify(settings);
      try {
        localStorage.setItem(PLACE, kept);
      } catch {
        // Private windows store nothing, so the settings last until the tab is closed.
      }
    });
  });
  // Changes in another tab apply in this one too.
  addEventListener('storage', ({ key }) => key === PLACE && Object.assign(settings, restored()));
}
