/** Whether this client is a static site: there is no server, pages are named by the fragment, and everything runs here. */
export const SITE = import.meta.env.MODE === 'site';
