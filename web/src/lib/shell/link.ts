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
  if (url.origin !== origin || !/^\/t\/[\w-]+\/?$/.test(url.pathname)) return null;
  return url.pathname + url.search;
}

/** The link that brings others to a table. */
export function inviteLink(id: string, invite: string | null, origin: string = location.origin): string {
  const url = new URL(`/t/${encodeURIComponent(id)}`, origin);
  if (invite) url.searchParams.set('key', invite);
  return url.href;
}
