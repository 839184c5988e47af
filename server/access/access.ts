// What one caller may see of a published version, as answers to "this key, page, session, recording?" and a short name for all of them.
import type { ExhibitionAccess } from '../../src/access/exhibition-access.ts';
import type { ProgrammeAccess } from '../../src/access/programme-access.ts';

/** What a caller may see. Callers with the same name get the same answers. */
export type Access = {
  /** Name of the class (contract `AccessClass`). */
  name: string;
  /** Names all that answers may depend on; caches keep answers by it. */
  cacheKey: string;
  /** Super users and previews: nothing is left out. */
  all: boolean;
  /** The first instant (ms) at which any of this can differ by time alone; null for never. */
  until: number | null;
  /** Whether a key that placements require is open to them now. */
  key: (key: string) => boolean;
  /** Whether a page is, by the guards that close pages. */
  page: (page: string) => boolean;
  /** Pages that are closed, in alphabetical order. */
  closedPages: readonly string[];
  /** Whether some page that is open shows what an endpoint answers; true for endpoints that belong to no page. */
  shows: (endpoint: string) => boolean;
  /** What of the programme is open. */
  allowed: ProgrammeAccess;
  /** Whether the documents and links of a session are. */
  session: (id: string) => boolean;
  /** Whether its stream is. */
  stream: (id: string) => boolean;
  /** Whether its recording is. */
  recording: (id: string) => boolean;
  /** Own values by which policies name single people (`personalValue`); those of others are sent to nobody. */
  listed: ReadonlySet<string>;
  /** Own companies that advertisements are for, or whose profile is not published yet. */
  companies: ReadonlySet<string>;
  /** Whether the caller is signed in, as far as companies differ by it (`isPublic`). */
  signedIn: boolean;
  /** Whether the profile of a company is open. */
  profile: (company: string) => boolean;
  /** Whether a sub-page of it is. */
  part: ExhibitionAccess['part'];
  /** Instant (ms) for which answers are written into files; undefined on a server. A recording that is not out by then, or closed to visitors, is never there. */
  writtenAt?: number;
};

/** Name of the class that sees everything: previews request it. */
export const PREVIEW = 'preview';

const yes = (): boolean => true;

/** Sees everything as it was written. `name` distinguishes super users and previews. */
export const everything = (name: string): Access => ({
  name,
  cacheKey: name,
  all: true,
  until: null,
  key: yes,
  page: yes,
  closedPages: [],
  shows: yes,
  allowed: { reads: yes, session: yes, stream: yes, recording: yes },
  session: yes,
  stream: yes,
  recording: yes,
  listed: new Set(),
  companies: new Set(),
  signedIn: true,
  profile: yes,
  part: yes,
});
