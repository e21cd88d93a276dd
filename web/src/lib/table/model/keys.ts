// The keys of the table: what a key means, where nobody is typing.
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

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
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
