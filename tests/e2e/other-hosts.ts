// Answers what pages ask of other hosts: a point for pictures, nothing for the rest. No journey reaches a network.
import type { BrowserContext, CDPSession, Page, Route } from '@playwright/test';

/** One transparent point: replaces every picture of other hosts. */
const POINT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Type and content (base64) that take the place of a request to another host, by what it is for. */
function answerTo(kind: string): { type: string; content: string } {
  if (kind === 'image') return { type: 'image/gif', content: POINT };
  return { type: kind === 'stylesheet' ? 'text/css' : 'text/html', content: '' };
}

/**
 * Answers other hosts for all pages of a window's context. Routes of Playwright hold every request, also those to the server under test,
 * and turn the browser's cache off: each page would read and compile all scripts anew. So the browser picks out the foreign ones itself,
 * until the journey sets a route of its own, which must come before this.
 */
export async function answerOtherHosts(page: Page, own: string | undefined): Promise<void> {
  const context = page.context();
  const isForeign = ({ origin, hostname, protocol }: URL): boolean =>
    origin !== own && hostname !== '127.0.0.1' && protocol.startsWith('http');
  const sessions: CDPSession[] = [];
  let isRouted = false;
  const answerIn = async (window: Page): Promise<void> => {
    if (!isRouted) sessions.push(await pickedOut(await context.newCDPSession(window), isForeign));
  };
  const useRoutes = async (): Promise<void> => {
    if (isRouted) return;
    isRouted = true;
    await context.route(isForeign, answer);
    for (const tools of sessions) await tools.detach().catch(() => undefined);
  };
  beforeRoutes(context, useRoutes);
  beforeRoutes(page, useRoutes);
  context.on('page', (window) => {
    beforeRoutes(window, useRoutes);
    // It may be closed already.
    void answerIn(window).catch(() => undefined);
  });
  await answerIn(page);
}

/** Answers what the browser picks out; its patterns cannot tell the server under test from other hosts without a certificate. */
async function pickedOut(tools: CDPSession, isForeign: (url: URL) => boolean): Promise<CDPSession> {
  tools.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    const { type, content } = answerTo(resourceType.toLowerCase());
    const responseHeaders = [{ name: 'content-type', value: type }];
    const answered = isForeign(new URL(request.url))
      ? tools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: content })
      : tools.send('Fetch.continueRequest', { requestId });
    // The page may be gone, or routes have taken over.
    void answered.catch(() => undefined);
  });
  await tools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }, { urlPattern: 'http://*.example.*' }] });
  return tools;
}

/** Does `first` before the first route that is set on a page or context. */
function beforeRoutes(target: Page | BrowserContext, first: () => Promise<void>): void {
  const route = target.route.bind(target);
  target.route = async (...args) => {
    // What `first` sets itself is not kept waiting for it.
    target.route = route;
    await first();
    return route(...args);
  };
}

const answer = (route: Route): Promise<void> => {
  const { type, content } = answerTo(route.request().resourceType());
  return route.fulfill({ contentType: type, body: Buffer.from(content, 'base64') });
};
