// Soft tones, made on the spot: a day passing, one's own turn, and one's clock running low. Nothing is fetched.
import { settings } from '$lib/browser/settings.svelte';

export type Sound = 'day' | 'turn' | 'low';

/** Frequency, beginning and length of each tone. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  day: [[196, 0, 0.18]],
  turn: [
    [523, 0, 0.22],
    [659, 0.12, 0.35],
  ],
  low: [
    [880, 0, 0.12],
    [880, 0.2, 0.12],
    [880, 0.4, 0.25],
  ],
};
/** A sound that could not be heard at once would come too late. */
const LATE_MS = 1000;

let context: AudioContext | null = null;

function tone(to: AudioContext, frequency: number, at: number, seconds: number): void {
  const begin = to.currentTime + at;
  const source = new OscillatorNode(to, { type: 'triangle', frequency });
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  source.connect(volume).connect(to.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

/** Wakes the sound of this page; until somebody has touched the page, browsers refuse. */
async function awake(): Promise<AudioContext | null> {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
  return context;
}

/** Plays a sound, if sounds are on. */
export function sound(name: Sound): void {
  const asked = performance.now();
  void awake().then(
    (to) => {
      if (to === null || performance.now() - asked > LATE_MS) return;
      for (const [frequency, at, seconds] of TONES[name]) tone(to, frequency, at, seconds);
    },
    // It stays silent.
    () => undefined,
  );
}

/** A phone allows sound only while it is touched, and takes it away for a call: so every touch wakes it. */
export function wakeSound(): () => void {
  const signs = ['touchend', 'click', 'keydown'] as const;
  const wake = () => void awake().catch(() => undefined);
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, wake, { capture: true });
  };
}
