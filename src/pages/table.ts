// The page table: every page key with its addresses (A §2) and its default page document.

/** A row: `paths` hold `:instance`, `:event`, `:language` and the page's own parameters; the first is the one Foyer links to. */
export type PageRow = {
  /** Page key of A §2; names the page document. */
  page: string;
  paths: readonly string[];
  /** Name of the page in titles, a key of the texts of `src/pages`. */
  title: string;
};

const suffix = (rest: string): string => `/:instance/:event/:language/${rest}`;
const prefix = (name: string): string => `/${name}/:instance/:event/:language`;

export const pageTable: readonly PageRow[] = [
  { page: 'HomePage', paths: [prefix('home')], title: 'home' },
  { page: 'ProgramLandingPage', paths: [prefix('programlanding')], title: 'programme' },
  { page: 'PagSearchPage', paths: [suffix('search')], title: 'programmeSearch' },
  { page: 'PagSessionDetailPage', paths: [suffix('session/:sessionId')], title: 'session' },
  { page: 'PagFacultyDetailPage', paths: [suffix('faculty/:userId')], title: 'person' },
  // Any content page an event declares; the page key is the last parameter.
  { page: ':pageName', paths: [suffix('page/:pageName')], title: '' },
];

/** Shell layers of every page: header, footer, banner, overlay, appBar. */
export const EVERY_PAGE = 'EveryPage';

/** What an address of an event shows when it leads to no page of it; answered with status 404. */
export const NOT_FOUND_PAGE = 'NotFoundPage';

/** Whether a page has no address of its own: it stands on or in place of others. */
export const isBehindPages = (page: string): boolean => page === EVERY_PAGE || page === NOT_FOUND_PAGE;
