// Renders a page on the server with the app's own tree, rules and components; the browser takes over what is rendered here.
import type { Query } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { isDrawnOnly } from '../../api/query.ts';
import { scriptJson } from '../../base/script-json.ts';
import type { ApiRequest } from '../../contract/request.ts';
import { type Address, matchAddress, pagePath } from '../../pages/match.ts';
import { boundedDepth } from '../../model/html/bounded-depth.ts';
import { earlier } from '../../rules/verdict.ts';
import { pageAddress, SITE } from '../../session/site-path.ts';
import { type Loaded, loadPage } from '../load-page.ts';
import { pageIdentity, personIdentity } from '../page-screen.tsx';
import { createLaterParts } from '../../renderer/later-parts.ts';
import { laterPlacements, type ReadyPage, shownNow } from '../ready-page.ts';
import { routesOf } from '../routes.tsx';
import { documentsRead } from '../../session/use-document.ts';
import { prepare } from '../../renderer/prepare.ts';
import { loadSanitiser } from '../../renderer/load-sanitiser.ts';
import { loadLateCode } from '../load-late-code.ts';
import { iconsIn } from './icons-in.ts';
import { ask, askBefore, rememberAsked } from './asked-before.ts';
import { drawHtml } from './draw.ts';
import { inlineStyles } from './inline-styles.ts';
import type { PageRendering, RenderedState, RenderRequest, RenderToHtml, RenderTools } from './render-request.ts';
import { createServerServices, type ServerServices } from './server-services.ts';

/** Gives the sanitiser its window, before anything is rendered. */
export const prepareSanitiser = async (window: object): Promise<void> => {
  await loadLateCode();
  (await loadSanitiser()).setWindow(window, boundedDepth);
};

/** Links that React writes before the page: the theme, which the page has in its head, and pictures, which the browser finds in what follows. */
const linksBefore = /^(?:<link rel="(?:stylesheet|preload)"[^>]*>)+/;

/** Data may lead to further data; what is not there after these rounds is left to the browser. */
const MOST_ROUNDS = 4;

/** Pages of which something has failed: a boundary around each placement costs time, and a second drawing costs more. */
const guarded = new LRUCache<string, true>({ max: 1000 });

export const renderToHtml: RenderToHtml = async (asked, tools) => {
  const services = createServerServices(asked, tools);
  try {
    await loadLateCode();
    const loaded = await loadPage(services, pageAddress(new URL(asked.url)));
    return loaded.kind === 'page' ? await renderPage(asked, tools, services, loaded) : redirectOf(loaded, asked);
  } finally {
    // What the cache of this page holds would otherwise stay as long as in a browser.
    services.queries.clear();
  }
};

/** Where the guards lead; undefined if they do not, or only the browser can carry it out. */
function redirectOf(loaded: Exclude<Loaded, ReadyPage>, { url, isPersonal }: RenderRequest): PageRendering | undefined {
  // A session that ended is cleared from the device first.
  if (isPersonal) return undefined;
  const pageAt = (address: string): Address | undefined => matchAddress(...(address.split(/(?=\?)/) as [string, string?]));
  if (loaded.kind === 'redirect') return { kind: 'redirect', to: loaded.to, isRemembered: pageAt(loaded.to)?.page === 'HoldingPage' };
  const { pathname, search } = pageAddress(new URL(url));
  const address = matchAddress(pathname, search);
  if (!address || loaded.kind !== 'denied') return undefined;
  return { kind: 'redirect', to: `${pagePath('NoaccessPage', address)}?prevPage=${encodeURIComponent(loaded.page)}`, isRemembered: false };
}

async function renderPage(
  asked: RenderRequest,
  { failed }: RenderTools,
  services: ServerServices,
  loaded: ReadyPage,
): Promise<PageRendering | undefined> {
  const { queries, queryCache } = services;
  const { components, placements, nextChangeAt } = shownNow(services, loaded);
  // The build has the code of all components; where one is missing the browser finds out what it can load.
  const missing = components.filter((component) => services.registry.find(component) && !services.registry.find(component)?.code);
  if (missing.length > 0) {
    failed(new Error(`there is no code of ${missing.join(', ')}`));
    return undefined;
  }
  const loadedWith = [...services.answers];
  const name = JSON.stringify([loaded.info.EventId, loaded.info.Version, loaded.page.page]);
  // What was asked for one person is nobody else's.
  const place = asked.isPersonal ? undefined : `${asked.scope} ${new URL(asked.url).pathname}`;
  const known = new Set(queryCache.getAll());
  const [isChecked, before] = await Promise.all([isSound(services, loaded), place === undefined ? [] : askBefore(place, queries)]);
  queryCache.beginDrawing();
  // Where something is wrong everything is taken over at once.
  let later = isChecked && !guarded.has(name) ? laterPlacements(loaded, services) : [];
  let drawn = guarded.has(name) ? undefined : await drawWith(services, asked.url, loaded, before, later);
  if (drawn && drawn.failures.length > 0) guarded.set(name, true);
  // With a boundary around each placement, what fails is left to the browser alone, and its neighbours are drawn.
  const isGuarded = guarded.has(name);
  if (isGuarded) later = [];
  if (isGuarded || !drawn) drawn = await drawWith({ ...services, isGuarded: true }, asked.url, loaded, before);
  const { html, failures } = drawn;
  if (place !== undefined)
    rememberAsked(
      place,
      queryCache.findAll({
        predicate: (query) => !known.has(query) && query.meta?.['request'] !== undefined && queryCache.isWanted(query),
      }),
    );
  for (const error of failures) failed(error);
  if (!html.includes('id="foyer-main"')) return undefined;
  const { html: plain, css, rest } = inlineStyles(html.replace(linksBefore, ''));
  const state: Omit<RenderedState, 'answers' | 'queries'> = {
    at: asked.at,
    page: pageIdentity(loaded),
    person: personIdentity(loaded),
    components: unique(
      placements.flatMap(({ id, name: component }) => (later.includes(id) || !services.registry.find(component) ? [] : [component])),
    ),
    later,
    isGuarded,
    isChecked,
    styles: rest,
    handedOver: Object.fromEntries(services.handedOver),
    documents: documentsRead(loaded.model),
    icons: iconsIn(plain),
  };
  const answers = loadedWith.map(([address, { json }]) => `${scriptJson(address)}:${json}`);
  const found = queryCache
    .findAll({ predicate: ({ state: { status }, meta }) => status === 'success' && meta?.['request'] !== undefined })
    .flatMap(({ queryKey, meta, state: { data } }) => {
      const answer = services.answerOf(meta!['request'] as ApiRequest);
      // Whatever came through the client has been checked.
      if (answer) answer.isChecked = true;
      return isDrawnOnly(queryKey) ? [] : `{"key":${scriptJson(queryKey)},"data":${answer?.json ?? scriptJson(data)}}`;
    });
  return {
    kind: 'page',
    html: utf8.encode(plain),
    css,
    nextChangeAt: earlier(nextChangeAt, loaded.readerClass.nextChangeAt),
    state: utf8.encode(`${scriptJson(state).slice(0, -1)},"answers":{${answers.join(',')}},"queries":[${found.join(',')}]}`),
  };
}

const utf8 = new TextEncoder();

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Whether there is nothing wrong with a page: with its event, with any of its nodes, shown or not, and with their props. */
async function isSound({ registry }: ServerServices, { page, problems }: ReadyPage): Promise<boolean> {
  if (problems.length > 0) return false;
  // Drafts are on no page that is rendered; what is left out for this visitor is among them.
  const nodes = [...page.nodes.values()].flatMap((node) => (node.rules.draft ? [] : [{ node, entry: registry.find(node.name) }]));
  await Promise.all(nodes.map(async ({ entry }) => entry?.load()));
  return nodes.every(({ node, entry }) => !node.broken && entry?.code && !prepare(node, entry.code).problem);
}

/** Draws until nothing is asked for any more; `before` is what was asked ahead of it, `failures` are those of the last drawing. */
async function drawWith(
  services: ServerServices,
  url: string,
  loaded: ReadyPage,
  before: readonly Query[],
  later: readonly string[] = [],
): Promise<{ html: string; failures: unknown[] }> {
  const handler = createStaticHandler(
    routesOf(services, async () => ({ loaded, opened: undefined, later: createLaterParts(later) })),
    { basename: SITE },
  );
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('the routes lead elsewhere');
  const router = createStaticRouter(handler.dataRoutes, context);
  let failures: unknown[] = [];
  const draw = (): Promise<string> => {
    failures = [];
    services.handedOver.clear();
    return drawHtml(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
      (error) => failures.push(error),
    );
  };
  let html = await draw();
  // What the page has stopped asking for since it was last drawn is not sent with it, and nobody draws it.
  let isChanged = services.queryCache.dropUnwanted(before);
  for (let round = 1; round < MOST_ROUNDS && ((await askOpen(services)) || isChanged); round++) {
    isChanged = false;
    html = await draw();
  }
  return { html, failures };
}

/** Asks what components have asked for in the last drawing; returns whether there was anything. */
async function askOpen({ queries, queryCache: cache }: Pick<ServerServices, 'queries' | 'queryCache'>): Promise<boolean> {
  const waiting = cache.findAll({ predicate: ({ state, meta }) => state.status === 'pending' && meta?.['request'] !== undefined });
  const open = waiting.filter((query) => cache.isWanted(query));
  await Promise.all(open.map((query) => ask(queries, query)));
  // What failed is drawn as waiting, and asked again by the browser; what was not to be asked may be in the next drawing.
  const unanswered = cache.findAll({
    predicate: (query) => query.state.status === 'error' || (waiting.includes(query) && !open.includes(query)),
  });
  for (const query of unanswered) cache.remove(query);
  return open.length > 0;
}
