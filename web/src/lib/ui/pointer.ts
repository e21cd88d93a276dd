// How the person last pointed: by touch the first tap explains and the second acts, a mouse has hovered before it clicks.
let last = 'mouse';
/** Where a button of the mouse was last let go, until the mouse moves on. */
let rest: { x: number; y: number } | null = null;
const MOVED = 5;

if (typeof window !== 'undefined') {
  const watch = { capture: true, passive: true };
  addEventListener('pointerdown', (event) => (last = event.pointerType), watch);
  addEventListener('keydown', () => (last = 'keyboard'), watch);
  addEventListener(
    'pointerup',
    ({ clientX: x, clientY: y, pointerType }) => {
      rest = pointerType === 'mouse' ? { x, y } : null;
    },
    watch,
  );
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (rest && Math.hypot(clientX - rest.x, clientY - rest.y) > MOVED) rest = null;
    },
    watch,
  );
}

export const byTouch = (): boolean => last === 'touch';
export const byKeyboard = (): boolean => last === 'keyboard';

/** Whether the mouse lies where it clicked last: what has come under it since was not asked about. */
export const mouseRests = (): boolean => rest !== null;
