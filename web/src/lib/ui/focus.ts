// The focus at a table: whoever plays by keyboard always stands somewhere, whatever an update takes away.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

type Place = HTMLElement | SVGElement;

/** What had the focus before something that has just gone took it. */
let opener: Element | null = null;

/** Whether the focus is just being given back: nobody has asked about what gets it. */
let returning = false;
export const focusReturns = (): boolean => returning;

function giveBack(place: Place): void {
  returning = true;
  place.focus({ preventScroll: true });
  returning = false;
}

/** Gives the focus to something that has come; when it goes, `keepFocus` returns it. */
export function lendFocus(place: Place): () => void {
  const before = document.activeElement;
  place.focus({ preventScroll: true });
  return () => {
    opener = before;
  };
}

/** Something that takes the focus when it comes. What happens on the way there is no reason to take it again. */
export const takesFocus: Attachment<HTMLElement> = (node) => untrack(() => lendFocus(node));

const canHave = (place: Element | null): place is Place =>
  place !== null &&
  place !== document.body &&
  place.isConnected &&
  !place.matches(':disabled') &&
  place.closest('[inert]') === null &&
  'focus' in place;

/**
 * As long as a table is shown: when what has the focus goes, is disabled or covered, the focus returns to what opened it,
 * and where that is gone too, to the bar. A click beside everything takes it away on purpose.
 */
export function keepFocus(bar: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  /** What was disabled while it had the focus, for a moment perhaps. */
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
    // What cannot be seen takes no focus.
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
