// Installing the game, where the browser offers it. The offer comes soon after the page has loaded, so this is loaded with it.

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

export const canInstall = (): boolean => offer !== null;

/** Lets the browser ask whether to install the game. It asks only once for each offer. */
export function install(): void {
  void offer?.prompt().catch(() => undefined);
  offer = null;
}

export function followInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The settings offer it instead of a banner of the browser's own.
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (offer = null));
}

/** Safari on phones and tablets offers nothing itself, but its menu has an entry. */
export function installsByMenu(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const apple = /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return apple && !matchMedia('(display-mode: standalone)').matches;
}
