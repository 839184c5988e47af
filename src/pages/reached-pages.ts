// The reachable pages of an event: its own, those of the programme, and those that menus, links and texts lead to.
import type { EventModel } from '../model/event.ts';
import { matchAddress } from './match.ts';
import { isBehindPages, isRouted } from './table.ts';

/** Pages that components link to: home, programme, and the pages of a session and a person. */
const always = ['HomePage', 'ProgramLandingPage', 'PagSearchPage', 'PagSessionDetailPage', 'PagFacultyDetailPage'];
/** The default menu (A §2), for an event without one, in addition to the pages above. */
const defaultMenu = ['LivePage', 'ProgramPage', 'IndustryLandingPage', 'SymposiaPage', 'ProductsPage', 'MeetingHubPage'];

/**
 * Page keys in order. The platform has a page for every address of A §2, but only linked ones belong to an event: these are
 * exported, pictured and listed. A page the event defines always belongs to it.
 */
export function reachedPages({ documents, raw, texts }: EventModel): string[] {
  const exists = (page: string): boolean => raw.has(`pages/${page}`) && !isBehindPages(page);
  const reached = new Set<string>();
  const look = (page: string): void => {
    if (reached.has(page) || !exists(page)) return;
    reached.add(page);
    linksIn(raw.get(`pages/${page}`)!.value).forEach(look);
  };
  always.forEach(look);
  // An unreadable menu counts as none, as on screen.
  if (menuOf(documents['header'] ?? raw.get('header')?.value).length === 0) defaultMenu.forEach(look);
  const app = raw.get('app')?.value;
  if (app?.['routeV2'] === false) look('ProgramPage');
  for (const [name, document] of raw) {
    const page = name.startsWith('pages/') ? name.slice('pages/'.length) : undefined;
    if (page === undefined || isBehindPages(page)) linksIn(document.value).forEach(look);
    else if (!isRouted(page) || isOwn(document.sources)) look(page);
  }
  for (const text of texts.values()) linksIn(text).forEach(look);
  return [...reached].sort();
}

/** Whether any part of a document was defined by instance or event. */
const isOwn = (sources: Readonly<Record<string, { file: string }>>): boolean =>
  Object.values(sources).some(({ file }) => !file.startsWith('src/pages/defaults/'));

function menuOf(header: Readonly<Record<string, unknown>> | undefined): readonly unknown[] {
  const menu = header?.['menu'];
  const items = typeof menu === 'object' && menu !== null && 'menuItems' in menu ? menu.menuItems : undefined;
  return Array.isArray(items) ? items : [];
}

/** Pages that the texts in a value link to: `page:<Name>`, also in HTML, addresses of this site, and route objects (`{ page }`). */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const named = [...value.matchAll(/page:([A-Za-z0-9][\w.-]*)/g)].map((match) => match[1]!);
    const paths = value.startsWith('/') ? [value] : [...value.matchAll(/href=["'](\/[^"']+)/g)].map((match) => match[1]!);
    return [...named, ...paths.flatMap((path) => matchAddress(path.split(/[?#]/)[0]!)?.page ?? [])];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'page' && typeof inner === 'string' ? [inner] : []),
    ...linksIn(inner),
  ]);
}
