import { addressOf, pathOf } from '$lib/browser/route.svelte';

/** The path of a table out of what was pasted: a whole link, a path, or the table's name alone. */
export function tableOfLink(text: string, origin: string = location.origin): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (/^[\w-]{4,64}$/.test(trimmed)) return `/t/${trimmed}`;
  let url: URL;
  try {
    url = new URL(trimmed, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  return /^\/t\/[\w-]+\/?(\?[^#]*)?/.exec(pathOf(url))?.[0] ?? null;
}

/** The link that brings others to a table. */
export function inviteLink(id: string, invite: string | null, origin: string = location.origin): string {
  const key = invite ? `?key=${encodeURIComponent(invite)}` : '';
  return new URL(addressOf(`/t/${encodeURIComponent(id)}${key}`), origin).href;
}
