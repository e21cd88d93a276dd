// A part of the client that could not be fetched is fetched again: the network may be back. After an update the server has
// other parts, whose names only a new page knows.
import { reloadNewest } from './reload';

const ANSWER_MS = 10_000;

/** Tries a second time. If the server answers, but does not have the part any more, the page is opened again. */
export async function fetchAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    await fetchStylesAgain();
    return await load();
  } catch (failed) {
    if (await serverAnswers()) await reloadNewest();
    throw failed;
  }
}

/** A style that has failed stays in the page, and the browser takes it for fetched. */
async function fetchStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links
      .filter((link) => !hasRules(link))
      .map((link) => {
        const again = link.cloneNode() as HTMLLinkElement;
        const fetched = new Promise((resolve, reject) => {
          again.onload = resolve;
          again.onerror = reject;
        });
        link.replaceWith(again);
        return fetched;
      }),
  );
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined;
  } catch {
    // All styles come from where the page comes from, so this is how a browser shows one that was not fetched.
    return false;
  }
}

/** No service worker answers for its own file. */
async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const asked = fetch(`${import.meta.env.BASE_URL}sw.js`, { method: 'HEAD', cache: 'no-store', signal });
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  );
}
