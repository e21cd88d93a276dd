// Keyboard focus at a table: people who play by keyboard must never lose it, whatever an update removes.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

type Place = HTMLElement | SVGElement;

/** The element that had the focus before one that has just been removed took it. */
let opener: Element | null = null;

/** Whether the focus is just being given back, so that nothing opens for an element that nobody asked about. */
let returning = false;
export const focusReturns = (): boolean => returning;

function giveBack(place: Place): void {
  returning = true;
  place.focus({ preventScroll: true });
  returning = false;
}

/** Gives the focus to a new element; when that is removed, `keepFocus` returns the focus. */
export function lendFocus(place: Place): () => void {
  const before = document.activeElement;
  place.focus({ preventScroll: true });
  return () => {
    opener = before;
  };
}

/** An attachment that takes the focus when its element appears, and only then. */
export const takesFocus: Attachment<HTMLElement> = (node) => untrack(() => lendFocus(node));

const canHave = (place: Element | null): place is Place =>
  place !== null &&
  place !== document.body &&
  place.isConnected &&
  !place.matches(':disabled') &&
  place.closest('[inert]') === null &&
  'focus' in place;

/**
 * While a table is shown: when the focused element is removed, disabled or covered, the focus returns to the element that
 * opened it, or to the decision bar if that is gone too. A click on the background removes the focus on purpose.
 */
export function keepFocus(bar: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  /** An element that was disabled, perhaps only for a moment, while it had the focus. */
  let disabled: Element | null = null;
  const onfocusin = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  function look(): void {
    const before = opener;
    opener = null;
    if (canHave(disabled) && document.activeElement === bar()) return giveBack(disabled);
    if (canHave(document.activeElement) || canHave(last)) return;
    disabled = last?.isConnected ? last : null;
    if (canHave(before)) giveBack(before);
    // An element that is not visible cannot take the focus.
    if (!canHave(document.activeElement)) bar()?.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', onfocusin);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  });
  look();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onfocusin);
  };
}
