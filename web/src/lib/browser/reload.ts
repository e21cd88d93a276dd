/** The page, which tests can replace. */
export const page = { reload: (): void => location.reload() };

/** Opens the page again as the server has it now. */
export async function reloadNewest(): Promise<void> {
  // The service worker would bring the same client again, so it has to be new first.
  try {
    if (navigator.serviceWorker?.controller) {
      const { takeNewest } = await import('./worker.svelte');
      await takeNewest();
    }
  } catch {
    // Whoever wants this cannot go on as things are, so the page has to start again in any case.
  } finally {
    page.reload();
  }
}
