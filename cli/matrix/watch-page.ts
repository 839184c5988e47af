// Listens to a page from the outside: faults, console, failed requests, and what the app reports about itself.
import type { BrowserContext, Page } from 'playwright-core';
import type { Found } from './finding-kinds.ts';
import { catchBeacons } from './inspect-page.ts';

/** One transparent point: replaces every picture of other hosts. */
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Keeps a context on this machine: other hosts answer with nothing, so that a run is the same everywhere. */
export const stayHere = (context: BrowserContext, origin: string): Promise<void> =>
  context
    .route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/gif', body: point })
          : route.fulfill({ contentType: 'text/html', body: '' }),
    )
    .then(() => undefined);

/** Starts to listen; the answer gives what was found so far. Call before the page opens anything. */
export async function watchPage(page: Page, origin: string): Promise<() => Found[]> {
  const found: Found[] = [];
  const add = (kind: Found['kind'], message: string, place = ''): void => void found.push({ kind, message: shortened(message), place });
  page.on('pageerror', (error) => add('crash', `error: ${error.message}`));
  page.on('crash', () => add('crash', 'the tab crashed'));
  page.on('console', (message) => {
    const text = message.text();
    // The app's own words about a placement; the same comes with its report, which knows the place.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) add('crash', `console: ${text}`);
  });
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin === origin && response.status() >= 400) add('request', `${response.status()} ${url.pathname}`);
  });
  page.on('requestfailed', (request) => {
    const url = new URL(request.url());
    const reason = request.failure()?.errorText ?? '';
    // The page itself takes back what it does not need any more.
    if (url.origin === origin && reason !== 'net::ERR_ABORTED') add('request', `${reason} ${url.pathname}`);
  });
  await page.exposeFunction('foyerMatrixReport', (text: string) => {
    for (const problem of problemsIn(text)) add('broken', `${problem.code}: ${problem.message}`, problem.place);
  });
  await page.addInitScript(catchBeacons);
  return () => found;
}

/** The problems of a report (src/contract/diagnostics.ts); what is none of that shape is kept as it is. */
function problemsIn(text: string): { code: string; message: string; place: string }[] {
  try {
    const { problems } = JSON.parse(text) as { problems: { code: string; message: string; file: string; pointer: string }[] };
    return problems.map(({ code, message, file, pointer }) => ({ code, message, place: `${file} ${pointer}`.trim() }));
  } catch {
    return [{ code: 'report', message: text, place: '' }];
  }
}

const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)} …` : text);
