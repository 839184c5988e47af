// What a request is for the worker: a page, data, a file that never changes at its address, or nothing it may touch.

/** `live`: goes to the network as if there were no worker, and is never kept. */
export type RequestKind = 'page' | 'data' | 'file' | 'live';

/** What a request is judged by. `isNavigation`: it opens a page. */
export type AskedFor = { method: string; url: string; isNavigation: boolean };

/** Paths of endpoints, in small letters. Written here, because a worker carries no contract; a test compares them. */
export const knownPaths = {
  /** Answers about this very moment, with which the app finds out whether the server is there. */
  momentary: ['/api/core/servertime', '/api/event/shortname', '/version.json'],
  whoAmI: '/api/session/me',
  ownDetails: '/api/core/user',
};

/** Names of parameters that open something, or lead to a preview: such an address is written down nowhere. */
const opening = /(?:token|code|key|secret|jwt|state|session_id)$|^preview/i;

const files = /^(?:(?:static|theme|fonts|assets)\/|offline\.css$)/;

/** Judges a request of the site at `scope` (its address with a slash at its end). */
export function requestKind({ method, url, isNavigation }: AskedFor, scope: string): RequestKind {
  const { href, search } = new URL(url);
  if (method !== 'GET' || !href.startsWith(scope) || [...new URLSearchParams(search).keys()].some((name) => opening.test(name)))
    return 'live';
  const path = href.slice(scope.length).split(/[?#]/, 1)[0]!;
  if (isNavigation) return isApi(path) || /^(?:dev|docs)(?:\/|$)/i.test(path) || /\.[a-z0-9]{1,8}$/i.test(path) ? 'live' : 'page';
  if (files.test(path)) return 'file';
  return isApi(path) && !knownPaths.momentary.includes(`/${path}`.toLowerCase()) ? 'data' : 'live';
}

const isApi = (path: string): boolean => /^(?:api|v2)\//i.test(path);

/** Whether an answer says who is signed in. */
export const saysWho = (url: string): boolean => new URL(url).pathname.toLowerCase().endsWith(knownPaths.whoAmI);

/**
 * Where an answer may be kept: with what everybody gets, or with what is one person's; undefined for nowhere. What the server wants kept
 * nowhere is kept where the app cannot do without: who is signed in, and their own details.
 */
export function keepingOf(url: string, cacheControl: string): 'data' | 'ownData' | undefined {
  const path = new URL(url).pathname.toLowerCase();
  if ([knownPaths.whoAmI, knownPaths.ownDetails].some((own) => path.endsWith(own))) return 'ownData';
  if (/no-store/i.test(cacheControl)) return undefined;
  return /private/i.test(cacheControl) ? 'ownData' : 'data';
}
