// Renders a page on the server with the app's own tree, rules and components; the browser takes over what is rendered here.
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { loadPage } from '../load-page.ts';
import { pageIdentity } from '../page-screen.tsx';
import { shownNow } from '../ready-page.ts';
import { earlier } from '../../rules/verdict.ts';
import { routesOf } from '../routes.tsx';
import type { Services } from '../services.ts';
import { drawHtml } from './draw.ts';
import { inlineStyles } from './inline-styles.ts';
import type { PageRendering, RenderRequest, RenderToHtml } from './render-request.ts';
import { createServerServices } from './server-services.ts';

/** The page has the theme in its head. */
const themeLink = /^<link rel="stylesheet"[^>]*>/;

/** Data may lead to further data; what is not there after these rounds is left to the browser. */
const MOST_ROUNDS = 4;

/** Renders a page. Rejects if the page as a whole cannot be drawn. */
export const renderToHtml: RenderToHtml = async (asked) => {
  const answers: Record<string, unknown> = {};
  const services = createServerServices(asked, (address, value) => (answers[address] = value));
  try {
    return await render(asked, services, answers);
  } finally {
    // What the cache of this page holds would otherwise stay as long as in a browser.
    services.queries.clear();
  }
};

async function render(
  asked: RenderRequest,
  services: Services,
  answers: Readonly<Record<string, unknown>>,
): Promise<PageRendering | undefined> {
  const loaded = await loadPage(services, new URL(asked.url));
  if (loaded.kind !== 'page') return undefined;
  const { queries } = services;
  const { components, nextChangeAt } = shownNow(services, loaded);
  const state = { at: asked.at, page: pageIdentity(loaded), components, answers: { ...answers } };
  const handler = createStaticHandler(routesOf(services, async () => ({ loaded, opened: undefined })));
  const context = await handler.query(new Request(asked.url));
  if (context instanceof Response) return undefined;
  const router = createStaticRouter(handler.dataRoutes, context);
  let failures: unknown[] = [];
  const draw = (): Promise<string> => {
    failures = [];
    return drawHtml(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
      (error) => failures.push(error),
    );
  };
  let html = await draw();
  for (let round = 1; round < MOST_ROUNDS && (await askOpen(queries)); round++) html = await draw();
  // The boundary around the page took all of it: the browser contains a broken placement better.
  if (failures.length > 0) {
    for (const error of failures) asked.failed(error);
    return undefined;
  }
  const found = queries
    .getQueryCache()
    .findAll({ predicate: ({ state: { status }, meta }) => status === 'success' && meta?.['request'] !== undefined });
  const { html: plain, css, rest } = inlineStyles(html.replace(themeLink, ''));
  return {
    html: plain,
    css,
    nextChangeAt: earlier(nextChangeAt, loaded.readerClass.nextChangeAt),
    state: { ...state, styles: rest, queries: found.map(({ queryKey, state: { data } }) => ({ key: queryKey, data })) },
  };
}

/** Asks what components have asked for in the last drawing; returns whether there was anything. */
async function askOpen(queries: Services['queries']): Promise<boolean> {
  const open = queries
    .getQueryCache()
    .findAll({ predicate: ({ state, meta }) => state.status === 'pending' && meta?.['request'] !== undefined });
  await Promise.all(open.map(({ queryKey, meta }) => queries.prefetchQuery({ queryKey, ...(meta && { meta }), retry: false })));
  // What failed is drawn as waiting, and asked again by the browser.
  for (const { queryKey } of queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }))
    queries.removeQueries({ queryKey });
  return open.length > 0;
}
