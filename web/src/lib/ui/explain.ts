// Asking what something is: by pointing at it, by the focus, by a tap, or by a finger that stays where a tap would act.
import type { Attachment } from 'svelte/attachments';
import { focusReturns } from './focus';
import { byTouch, mouseRests } from './pointer';

export interface Explains {
  show: () => void;
  hide: () => void;
  /** Whether what is shown is about this. */
  isShown: () => boolean;
  /** The mouse has left: by default what is shown goes at once. */
  leave?: () => void;
  /** Whether a tap does something else, so that the finger has to stay. */
  held?: () => boolean;
}

/** How long a mouse stays before anything is said, and how long a finger does. */
const HOVER = 180;
const LONG_PRESS = 450;
/** Taps that something further inside has answered. */
const answered = new WeakSet<Event>();

/** Calls `show` and `hide` as a node is asked about. */
export function explains({ show, hide, isShown, leave = hide, held }: Explains): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const heard: Record<string, (event: PointerEvent) => void> = {
      pointerenter: ({ pointerType }) => {
        if (pointerType !== 'touch' && !mouseRests()) timer = setTimeout(show, HOVER);
      },
      // What came under a resting mouse is asked about when the mouse moves.
      pointermove: ({ pointerType }) => {
        if (pointerType === 'touch' || mouseRests() || isShown()) return;
        clearTimeout(timer);
        timer = setTimeout(show, HOVER);
      },
      // A finger leaves what it tapped as soon as it is lifted.
      pointerleave: ({ pointerType }) => {
        clearTimeout(timer);
        if (pointerType !== 'touch' && isShown()) leave();
      },
      pointerdown: ({ pointerType }) => {
        pressed = false;
        clearTimeout(timer);
        if (pointerType !== 'touch') return;
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: ({ pointerType }) => {
        clearTimeout(timer);
        if (pointerType !== 'touch') hide();
      },
      // Not before the click: what the words move away would take the click with it.
      click: (event) => {
        if (!byTouch() || held?.() || answered.has(event)) return;
        answered.add(event);
        if (isShown()) hide();
        else show();
      },
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => pressed && event.preventDefault(),
      focusin: () => node.matches(':focus-visible') && !focusReturns() && show(),
      focusout: () => {
        clearTimeout(timer);
        hide();
      },
    };
    // What a long press has explained is not chosen as well.
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [event, listener] of Object.entries(heard)) node.addEventListener(event, listener as EventListener);
    node.addEventListener('click', swallow, true);
    return () => {
      clearTimeout(timer);
      hide();
      for (const [event, listener] of Object.entries(heard)) node.removeEventListener(event, listener as EventListener);
      node.removeEventListener('click', swallow, true);
    };
  };
}
