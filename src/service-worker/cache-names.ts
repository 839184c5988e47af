// Names of the caches of this site's worker: each belongs to one site of the host, and all but the personal ones to one build.

/** What is kept where. `ownPages` and `ownData` are one person's, and go when they sign out or another one signs in. */
export type CacheNames = { pages: string; data: string; files: string; ownPages: string; ownData: string; readers: string };

/** What the names of personal caches begin with, whatever site and build they are of. */
export const PERSONAL = 'foyer-own-';

/** The names for a site (`scope`, its address) and a build. */
export function cacheNames(scope: string, build: string): CacheNames {
  const name = (kind: string): string => `foyer-${kind} ${scope} ${build}`;
  return {
    pages: name('pages'),
    data: name('data'),
    files: name('files'),
    ownPages: name('own-pages'),
    ownData: name('own-data'),
    readers: `foyer-readers ${scope}`,
  };
}

/** Whether a cache is one of this site's, of another build. */
export const isOfOtherBuild = (name: string, scope: string, build: string): boolean =>
  /^foyer-(?:pages|data|files|own-pages|own-data) /.test(name) && name.split(' ')[1] === scope && !name.endsWith(` ${build}`);
