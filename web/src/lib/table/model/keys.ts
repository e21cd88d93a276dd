// The keys of the table: what a key means, where nobody is typing.
import { settings } from '$lib/browser/settings.svelte';

export type Key = number | 'undo' | 'end' | 'view' | 'log' | 'help' | 'rules' | 'close';

const LETTERS: Record<string, Key> = {
  u: 'undo',
  e: 'end',
  v: 'view',
  l: 'log',
  '?': 'help',
  r: 'rules',
  Escape: 'close',
};

/** A key that is held down says what it means once. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  // Whoever speaks to the computer, or often hits keys by accident, can do without.
  if (event.key.length === 1 && !settings.keys) return null;
  const target = event.target;
  if (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  ) {
    return null;
  }
  if (/^[1-5]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** Keeps Enter and the space bar, held down, from pressing what has the focus again and again. */
export function pressOnce(event: KeyboardEvent): void {
  const pressed = event.target instanceof Element && event.target.closest('button, [role="button"]') !== null;
  if (!event.repeat || !pressed || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  event.stopPropagation();
}
