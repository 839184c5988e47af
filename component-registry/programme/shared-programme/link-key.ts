// The secret of a link to a programme: behind `#`, so that no server and no other site is told it.

const written = /^#programme=([\w-]{43})$/;

/** The part of an address that names a programme. */
export const hashOfKey = (key: string): string => `#programme=${key}`;

/** The secret that the page's address has; empty for none. */
export const keyOfAddress = (): string => written.exec(window.location.hash)?.[1] ?? '';

/** Calls back when another link is opened on the same page, until unsubscribed. */
export function onOtherLink(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
