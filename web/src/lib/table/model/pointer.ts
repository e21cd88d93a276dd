// How the person last pointed: by touch the first tap explains and the second acts, a mouse has hovered before it clicks.
let last = 'mouse';

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', (event) => (last = event.pointerType), { capture: true, passive: true });
  addEventListener('keydown', () => (last = 'keyboard'), { capture: true, passive: true });
}

export const byTouch = (): boolean => last === 'touch';
