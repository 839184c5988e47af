// Which addresses an organiser may write: one list for the schemas, for the runtime, and for findings.

/** An address a visitor can follow; empty is none. */
export const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|page:[A-Za-z0-9_-]|$)/;

/** An address of a picture, film or document; empty is none. */
export const MEDIA = /^(https:\/\/|\/(?!\/)|asset:[A-Za-z0-9_]|$)/;

/** Schemes that mean something to a browser and must never come out of a configuration: they run, read or leave the site unseen. */
const forbidden = ['javascript', 'vbscript', 'data', 'file', 'blob', 'filesystem', 'about', 'view-source', 'jar', 'ftp', 'ws', 'wss'];

/**
 * The forbidden scheme of an address as a browser would read it (blanks and control characters inside are dropped there, too),
 * `//` for an address that takes the scheme of the page; empty for none.
 */
export function forbiddenScheme(address: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what a browser takes out before it reads the scheme
  const read = address.slice(0, 200).replace(/[\u0000-\u0020]/g, '');
  if (/^[/\\]{2}/.test(read)) return '//';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase() ?? '';
  return forbidden.includes(scheme) ? scheme : '';
}

/** What a browser may be given to follow once `page:` has become a path; schemes in any case. */
export const mayFollow = (address: string): boolean => /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(address) && forbiddenScheme(address) === '';

/** What a browser may be given to load once `asset:` has become a path. */
export const mayLoad = (address: string): boolean => /^(https:\/\/|\/)/i.test(address) && forbiddenScheme(address) === '';
