// Structured data of a page (schema.org as JSON-LD), for search engines and assistants: event, session, presentation, person, company, article, and the breadcrumb.
import { LRUCache } from 'lru-cache';
import { oncePer } from '../../../src/base/once-per.ts';
import { type Address, pagePath } from '../../../src/pages/match.ts';
import { pageRow } from '../../../src/pages/table.ts';
import { PROFILE_PAGE } from '../../../src/access/exhibition-access.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { abstractWithItsSession } from '../../published/abstracts.ts';
import { presentationWithItsPeople } from '../../published/programme-data.ts';
import { abstractNode } from './abstract.ts';
import { episodesOf } from '../../published/tv.ts';
import { congress, congressRef } from './congress.ts';
import { articleNode } from './article.ts';
import { companyNode } from './company.ts';
import { episodeNodes } from './episode.ts';
import { jobNode } from './job.ts';
import { linked, without, type NodeContext } from './nodes.ts';
import { personNode } from './person.ts';
import { presentationNode } from './presentation.ts';
import { sessionNode } from './session.ts';

/** Most blocks kept of one event: its sessions and people in a language or two. */
const MOST_BLOCKS = 2_000;
/** Blocks already made, by the event as a class sees it; the least recently used is evicted. */
const blocksOf = oncePer<PublishedEvent, LRUCache<string, string>>(() => new LRUCache({ max: MOST_BLOCKS }));

/**
 * The block of a page as HTML, made once a version; empty when there is nothing to describe. `origin` is where the pages are, empty for unknown.
 * Home describes the congress, a session's and a person's page their subject; the programme lists no sub-events: its block would outweigh it.
 */
export function structuredData(event: PublishedEvent, address: Address, origin: string): string {
  const { language, page, params } = address;
  const key = JSON.stringify([language, page, Object.entries(params), origin]);
  const blocks = blocksOf(event);
  let text = blocks.get(key);
  if (text === undefined) {
    text = blockOf(event, address, origin);
    // What is empty costs nothing, and strangers can ask for any number of addresses.
    if (text !== '') blocks.set(key, text);
  }
  return text;
}

function blockOf(event: PublishedEvent, { language, page, params }: Address, origin: string): string {
  const where = { instance: event.instance, event: event.shortName, language };
  const context: NodeContext = {
    event,
    language,
    pageOf: (name, own) => (origin === '' ? undefined : origin + pagePath(name, where, own)),
    fileAt: (address) => linked(origin !== '' && /^\/[^/]/.test(address) ? origin + address : address),
  };
  const nodes = nodesOf(context, page, params);
  return nodes.length > 0 ? block({ '@context': 'https://schema.org', '@graph': nodes }) : '';
}

function nodesOf(context: NodeContext, page: string, params: Readonly<Record<string, string>>): object[] {
  const view = context.event.programme.inLanguage(context.language);
  if (page === 'HomePage') return [congress(context)];
  if (page === 'PagSessionDetailPage') {
    const session = view.detail(params['sessionId'] ?? '');
    return session ? [sessionNode(context, session), breadcrumb(context, ['PagSearchPage', 'Programme'], session.Name)] : [];
  }
  if (page === 'PagPresentationDetailPage') {
    const found = presentationWithItsPeople(view, params['presentationId'] ?? '');
    return found ? [presentationNode(context, found), breadcrumb(context, ['PagSearchPage', 'Programme'], found.Presentation.Title)] : [];
  }
  if (page === 'PagAbstractDetailPage') {
    const found = abstractWithItsSession(view, params['abstractUrl'] ?? '');
    return found ? [abstractNode(context, found), breadcrumb(context, ['PagSearchPage', 'Programme'], found.Abstract.Title)] : [];
  }
  if (page === 'PagFacultyDetailPage') {
    const author = view.author(params['userId'] ?? '');
    return author ? [personNode(context, author), breadcrumb(context, ['PagSearchPage', 'Programme'], author.DisplayName)] : [];
  }
  if (page === 'TvPage') return episodeNodes(context, episodesOf(context.event, context.language), params['section']);
  if (page === PROFILE_PAGE) {
    const company = context.event.exhibition.inLanguage(context.language).detail(params['companyAccountId'] ?? '');
    return company ? [companyNode(context, company), breadcrumb(context, ['IndustryLandingListPage', 'Exhibitors'], company.Name)] : [];
  }
  if (page === 'news') {
    const article = context.event.editorial.inLanguage(context.language).news.find(({ Id }) => Id === params['article']);
    return article ? [articleNode(context, article)] : [];
  }
  if (page === 'jobs') {
    const job = context.event.editorial.inLanguage(context.language).jobs.find(({ Id }) => Id === params['jobsId']);
    return job ? [jobNode(context, job)] : [];
  }
  return [];
}

/** The breadcrumb from home to a page; the page itself is the last step and needs no address. */
function breadcrumb(context: NodeContext, [page, fallback]: readonly [page: string, name: string], own: string): object {
  const { event, language, pageOf } = context;
  const list = event.text({ key: `pages.${pageRow(page).title}` }, language) || fallback;
  const steps = [[congressRef(context).name, pageOf('HomePage')], [list, pageOf(page)], [own]];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => without({ '@type': 'ListItem', position: index + 1, name, item: linked(item) })),
  };
}

/** JSON inside HTML. `<` is escaped, so that no text can end the element; a data block is never run, whatever is in it. */
const block = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`;
