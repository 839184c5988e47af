// sitemap.xml: the pages of events that visitors may open, in every language, with when they were last published.
import { oncePer } from '../../src/base/once-per.ts';
import type { Address } from '../../src/pages/match.ts';
import { queryItemOf } from '../../src/pages/query-items.ts';
import { pageRow } from '../../src/pages/table.ts';
import type { Access } from '../access/access.ts';
import type { PublishedEvent } from '../published/event.ts';
import { escapeHtml } from '../published/rich-text.ts';
import type { PageOf } from './first-view.ts';
import { isFindable, thingPath } from './page-head.ts';
import { type EventPage, pagesOfEvent } from '../published/pages-of-event.ts';
import { mayKnow } from './subject.ts';

/** Most addresses of one file (sitemaps.org), and its most characters; the protocol allows 50 MB. */
const MOST = { addresses: 50_000, characters: 10_000_000 };

/** An event, and what visitors may see of it. */
export type Listed = { event: PublishedEvent; access: Access };

/**
 * The pages of an event that search engines may list, as visitors get them at `now` (ms); none where its home is closed to them.
 * `hasQueries` is false for a site of files: what a query names has no file of its own.
 */
export function sitemapPages({ event, access }: Listed, pageOf: PageOf, now: number, hasQueries = true): readonly EventPage[] {
  const [language = ''] = event.about.languages;
  const where = { instance: event.instance, event: event.shortName, language };
  const leadsThere = new Map<string, boolean>();
  // A browser is what search engines have: a page that is open in the app alone leads elsewhere.
  const isOpen = ({ page, params }: EventPage): boolean => {
    // Of the pages of a thing, that of a company alone is more or less open than others (`openProfiles`).
    const own = pageRow(page).guards === 'profile' ? params : {};
    const key = JSON.stringify([page, own]);
    const known = leadsThere.get(key) ?? pageOf({ ...where, page, params: own } satisfies Address, event, now)?.key === page;
    leadsThere.set(key, known);
    return known;
  };
  if (!isFindable(event) || !isOpen({ page: 'HomePage', params: {} })) return [];
  return reached(event).filter(
    (one) =>
      pageRow(one.page).guards !== 'shell' &&
      (hasQueries || one.params[queryItemOf(one.page) ?? ''] === undefined) &&
      isOpen(one) &&
      (Object.keys(one.params).length === 0 || mayKnow(access, one)),
  );
}

/** What the scheduler leaves out is in no list of the programme. */
const reached = oncePer((event: PublishedEvent): readonly EventPage[] => {
  const hidden = new Set(event.programme.rows.sessions.flatMap(({ Id, HideOnScheduler }) => (HideOnScheduler ? [Id] : [])));
  return pagesOfEvent(event, event.about.languages[0] ?? '')
    .filter(({ params }) => !hidden.has(params['sessionId'] ?? ''))
    .flatMap((page) => [page, ...inQuery(event, page)]);
});

/** The things of a list that have an address by its query: products, articles, and the episodes of a part of TV. */
function inQuery({ exhibition, editorial }: PublishedEvent, { page, params }: EventPage): EventPage[] {
  const name = queryItemOf(page);
  if (name === undefined) return [];
  const ids: Readonly<Record<string, readonly { Id: string }[]>> = {
    ProductsPage: exhibition.rows.products,
    news: editorial.rows.news,
    TvPage: editorial.rows.tv.filter(({ Section }) => Section === params['section']),
  };
  return (ids[page] ?? []).map(({ Id }) => ({ page, params: { ...params, [name]: Id } }));
}

/** The files of a sitemap: one, or an index followed by its parts. `origin` is where the pages are. */
export function sitemapFiles(events: readonly { event: PublishedEvent; pages: readonly EventPage[] }[], origin: string): string[] {
  const parts: string[][] = [[]];
  let characters = 0;
  for (const { event, pages } of events) {
    for (const entry of pages.flatMap((page) => entriesOf(event, page, origin))) {
      characters += entry.length;
      if (parts.at(-1)!.length === MOST.addresses || characters > MOST.characters) {
        parts.push([]);
        characters = entry.length;
      }
      parts.at(-1)!.push(entry);
    }
  }
  const files = parts.map((entries) =>
    document('urlset', entries, 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'),
  );
  if (files.length === 1) return files;
  const names = files.map((_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`);
  return [document('sitemapindex', names, 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'), ...files];
}

const document = (root: string, entries: readonly string[], attributes: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n${entries.join('\n')}\n</${root}>\n`;

/** A page in each of its languages; each names all of them. */
function entriesOf({ instance, shortName, about, publishedAt }: PublishedEvent, { page, params }: EventPage, origin: string): string[] {
  const hrefs = about.languages.map((language) => [
    language,
    escapeHtml(origin + thingPath({ page, instance, event: shortName, language, params })),
  ]);
  const links =
    hrefs.length > 1
      ? [...hrefs, ['x-default', hrefs[0]![1]!]]
          .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
          .join('')
      : '';
  return hrefs.map(([, href]) => `<url><loc>${href}</loc><lastmod>${publishedAt}</lastmod>${links}</url>`);
}

/** robots.txt of a site. Where pages are rendered, search engines need no answers to draw them. */
export const robotsText = (origin: string, isRendered: boolean): string =>
  [
    'User-agent: *',
    ...(isRendered ? ['Disallow: /api/', 'Disallow: /v2/'] : []),
    'Disallow: /*?preview',
    'Disallow: /*&preview',
    ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
