// Addresses and pages: which page an address leads to, and the address of a page.
import { fillPath, findPattern } from './patterns.ts';
import { myAreaModules, NOT_FOUND_PAGE, olderScheme, type PageRow, pageRow } from './table.ts';

/** Where an address leads. */
export type Address = {
  page: string;
  /** Instance, event and language as written; empty in an address without an event (`/error`, `/not-found`, `/qrScan`). */
  instance: string;
  event: string;
  language: string;
  /** The page's own parameters; the remainder of an address that ends with a wildcard is `rest`, the fixed end of a further address `section`. */
  params: Readonly<Record<string, string>>;
};

/** The event and language for a link to a page. */
export type LinkContext = { instance: string; event: string; language: string };

/**
 * The page of a path; undefined if no row of the table matches or a part cannot be decoded. With its query (`?…`)
 * `/program/…?session=`, `?presentation=` and `?user=` are the pages of single items (A §2).
 */
export function matchAddress(pathname: string, search = ''): Address | undefined {
  const found = findPattern(partsOf(pathname));
  if (!found) return undefined;
  const { instance = '', event = '', language = '', ...params } = found.params;
  const { row, path } = found.pattern;
  const { page } = row;
  const section = sectionOf(row, path);
  const all = section === undefined ? params : { ...params, section };
  const address = { page: page.startsWith(':') ? (params[page.slice(1)] ?? '') : page, instance, event, language, params: all };
  if (page === 'MyAreaPage' && params['module'] !== undefined) {
    const module = own(myAreaModules, params['module']);
    return module === undefined ? undefined : { ...address, page: module };
  }
  const item = page === 'ProgramPage' && search.length > 1 ? itemOf(search) : undefined;
  return item ? { ...address, ...item } : address;
}

/** A language as addresses spell it: `en`, `en-GB`. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

/**
 * The page for an address that no row of the table matches: where its parts still name an event and a language (`/instance/event/xx-XX/…`,
 * `/word/instance/event/xx-XX`), it is the event's page for addresses without one. Undefined where they name none.
 */
export function unknownAddress(pathname: string): Address | undefined {
  const parts = partsOf(pathname);
  const start = [0, 1].find((at) => LANGUAGE.test(parts[at + 2] ?? ''));
  if (start === undefined) return undefined;
  const [instance = '', event = '', language = ''] = parts.slice(start);
  return { page: NOT_FOUND_PAGE, instance, event, language, params: {} };
}

/**
 * Whether two addresses name the same page with the same parameters, so that only its parts must follow: filters and anchors may
 * differ; another spelling of the language, or `?session=` of the older scheme, is another page.
 */
export function isSamePage(one: { pathname: string; search: string }, other: { pathname: string; search: string }): boolean {
  if (one.pathname !== other.pathname) return false;
  if (one.search === other.search) return true;
  const [a, b] = [matchAddress(one.pathname, one.search), matchAddress(other.pathname, other.search)];
  return a?.page === b?.page && JSON.stringify(a?.params) === JSON.stringify(b?.params);
}

/** The single item named by a query of the older scheme. */
function itemOf(search: string): Pick<Address, 'page' | 'params'> | undefined {
  const query = new URLSearchParams(search);
  for (const [name, page, param] of olderScheme) {
    const id = query.get(name);
    if (id) return { page, params: { [param]: id } };
  }
  return undefined;
}

/** Decoded parts of a path; none where one is empty or cannot be decoded. */
function partsOf(pathname: string): readonly string[] {
  try {
    const parts = pathname
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .slice(1)
      .map(decodeURIComponent);
    return parts.includes('') ? [] : parts;
  } catch {
    return [];
  }
}

/**
 * The path of a page of an event. A key without a row is a content page: `/…/page/{pageName}`. With `routeV2` false
 * (app document, A §2) single items have the older form `/program/…?session=`, which has a query.
 */
export function pagePath(
  page: string,
  where: LinkContext,
  params: Readonly<Record<string, string>> = {},
  { routeV2 = true }: { routeV2?: boolean } = {},
): string {
  if (!routeV2) {
    const [query, , param] = olderScheme.find(([, item]) => item === page) ?? [];
    const id = param && params[param];
    if (id) return `${pagePath('ProgramPage', where)}?${query}=${encodeURIComponent(id)}`;
  }
  const row = pageRow(page);
  const section = own(params, 'section');
  const path = (section && row.paths.find((one) => sectionOf(row, one) === section)) || pathFor(row.paths, params) || pageRow('').paths[0]!;
  const { instance, event, language } = where;
  return fillPath(path, { ...params, pageName: page, instance, event, language });
}

/** What a further path of a page adds to its first (`podcast` of `tv/podcast`); undefined for the first, and for other forms. */
function sectionOf({ paths: [first = ''] }: PageRow, path: string): string | undefined {
  const rest = path.startsWith(`${first}/`) ? path.slice(first.length + 1) : '';
  return /^[a-z]+$/.test(rest) ? rest : undefined;
}

/** The first path with a place for one of the page's own parameters that are given (`charity/project/:id`), else the first. */
const pathFor = (paths: readonly string[], params: Readonly<Record<string, string>>): string | undefined =>
  paths.find((path) => path.split('/').some((part) => part.startsWith(':') && Boolean(own(params, part.slice(1).replace('?', ''))))) ??
  paths[0];

const own = (params: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(params, name) ? params[name] : undefined;

/**
 * The same path in another language, or with the proper names of its event; the query is not touched, so query patterns stay.
 * Undefined for an unknown page, and for addresses without an event.
 */
export function addressIn(pathname: string, { instance, event, language }: LinkContext): string | undefined {
  const found = findPattern(partsOf(pathname));
  return found?.params['event'] === undefined ? undefined : fillPath(found.pattern.path, { ...found.params, instance, event, language });
}
