// Several clients may live in folders of one origin, and so share its storage. Each adds its folder to its names there.

/** The folder of this client, which a page gives to its worker as a name. */
export const SCOPE: string =
  typeof document === 'undefined' ? self.name : new URL(import.meta.env.BASE_URL, document.location.href).pathname;

export const scoped = (name: string): string => (SCOPE === '/' ? name : `${name} ${SCOPE}`);
