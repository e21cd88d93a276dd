/** Calls when the page has loaded and has nothing else to do. */
export function whenIdle(then: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 5000 });
    else setTimeout(then, 1000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
