// One address drawn twice: as the server has rendered it and the browser took it over, and by the browser alone, at the same instant.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { RenderedState } from '../../../src/app/ssr/render-request.ts';
import { slowness } from '../../support/slowness.ts';
import { isKept, isSettled, markArrived, readDrawnPage, stopTime } from './drawn-page.ts';
import { firstDifference } from './first-difference.ts';

/** Longest wait for a page, ms. */
const PATIENCE = 15_000 * slowness;
/** Longest wait for what comes after the page, pictures of links for example, ms. */
const AFTERWARDS = 3000 * slowness;

/** An address as the server answers it: as a page, or the guards lead elsewhere. */
type Kind = 'rendered' | 'elsewhere';
/** So often a page is asked for: under load the server may leave one to the browser. */
const TRIES = 3;

/** What is wrong with a page; nothing where it is drawn alike and quietly. */
export type Comparison = { kind: Kind; trouble: string[] };

/** Makes two windows in which addresses are compared one after the other. */
export async function inTwoWays(context: BrowserContext): Promise<(address: string) => Promise<Comparison>> {
  // Of the last rendering: its clock begins there, and so does that of the browser alone.
  let at = '';
  let isRendered = false;
  const rendered = await openWindow(context, (html) => {
    const state = STATE.exec(html)?.[1];
    isRendered = state !== undefined;
    if (state !== undefined) at = new Date((JSON.parse(state) as RenderedState).at).toISOString();
    return { html, at };
  });
  const alone = await openWindow(context, (html) => ({ html: withoutRendering(html), at }));
  return async (address) => {
    let state: string | undefined;
    for (let left = TRIES; state === undefined && left > 0; left--) {
      const response = await context.request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
      if (response.status() >= 300 && response.status() < 400) return { kind: 'elsewhere', trouble: [] };
      state = STATE.exec(await response.text())?.[1];
    }
    if (state === undefined) {
      // Access that is denied is told by the app, on another page.
      await rendered.open(address);
      const isThere = new URL(rendered.page.url()).pathname === address.split('?', 1)[0];
      return { kind: 'elsewhere', trouble: isThere ? ['it was not rendered'] : [] };
    }
    for (let left = TRIES; left > 0; left--) {
      await rendered.open(address);
      if (isRendered) break;
    }
    await alone.open(address);
    const trouble = [...rendered.reports, ...((await rendered.page.evaluate(isKept)) ? [] : ['it was drawn anew'])];
    return { kind: 'rendered', trouble: [...trouble, ...(await difference(rendered.page, alone.page))] };
  };
}

/** Where the pages in two windows differ, once nothing more comes. */
async function difference(one: Page, other: Page): Promise<string[]> {
  const until = performance.now() + AFTERWARDS;
  const both = (whole: boolean): Promise<string[]> => Promise.all([one, other].map((page) => page.evaluate(readDrawnPage, whole)));
  for (;;) {
    const [a, b] = await both(false);
    if (a === b) return [];
    if (performance.now() > until) break;
    await one.waitForTimeout(100);
  }
  const [a = '', b = ''] = await both(true);
  return firstDifference(a.split('\n'), b.split('\n'));
}

/** What a window gets for a document, and the instant (ISO 8601) at which the server has sent it. */
type Rewrite = (html: string) => { html: string; at: string };

/** A window whose app stands still in time; `reports` is what it said of the last page. */
async function openWindow(context: BrowserContext, rewrite: Rewrite) {
  const page = await context.newPage();
  await page.addInitScript(markArrived);
  await page.addInitScript(stopTime);
  await withoutFonts(page);
  await rewriteDocuments(page, rewrite);
  const reports: string[] = [];
  page.on('console', (message) => /^Foyer:|Minified React error/.test(message.text()) && reports.push(message.text()));
  page.on('pageerror', (error) => reports.push(error.message));
  const open = async (address: string): Promise<void> => {
    reports.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(isSettled, undefined, { timeout: PATIENCE });
  };
  return { page, reports, open };
}

const STATE = /<script type="application\/json" id="foyer-state">([^<]*)<\/script>/;

/** The document as the server would send it if it had not rendered it. */
function withoutRendering(html: string): string {
  const [before = '', inside = ''] = html.split('<div id="root" data-rendered="" data-rest="">');
  // The state follows the page's own elements.
  const after = inside.slice(inside.indexOf('<script type="application/json" id="foyer-state">'));
  // Its scripts start at once: nothing is painted before them.
  return `${before.replace(/<template id="foyer-code">|<\/template>/g, '')}<div id="root"></div>${after}`
    .replace(STATE, '')
    .replace(/<style id="foyer-styles">[^<]*<\/style>/, '');
}

/** Keeps fonts out of a window: a font that comes in time for one window and not for the other measures the menus differently. */
async function withoutFonts(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}

/** Lets every document of a window pass through `rewrite`. */
async function rewriteDocuments(page: Page, rewrite: Rewrite): Promise<void> {
  // Playwright's own routes would turn the browser's cache off, and every file would be read anew for each page.
  const tools: CDPSession = await page.context().newCDPSession(page);
  tools.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    void (async () => {
      const { body, base64Encoded } = await tools.send('Fetch.getResponseBody', { requestId });
      const { html, at } = rewrite(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString());
      const headers = responseHeaders.filter(({ name }) => !/^(content-encoding|content-length|server-timing)$/i.test(name));
      await tools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode ?? 200,
        responseHeaders: [...headers, { name: 'server-timing', value: `now;desc="${at}"` }],
        body: Buffer.from(html).toString('base64'),
      });
      // The window may be gone, or have gone on.
    })().catch(() => undefined);
  });
  await tools.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' }] });
}
