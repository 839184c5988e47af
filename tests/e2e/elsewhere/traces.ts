// Everything a browser keeps of a visit: addresses, history, storage, cookies that scripts can read.
import type { Page } from '@playwright/test';

/** What is kept here as one text, and `history`, the addresses of all entries of this site. */
export async function tracesOf(page: Page): Promise<{ here: string; history: string[] }> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const here = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      history.state,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      performance.getEntriesByType('resource').map(({ name }) => name),
      document.documentElement.outerHTML,
    ]),
  );
  return { here, history: entries.map(({ url }) => url).filter((url) => url.startsWith(new URL(page.url()).origin)) };
}

/** What carries a sign-in in an address or a text. State and challenge are no secrets: they are of use in one browser, once. */
export const secrets = /access_token|id_token|jwt_token|[?&#]code=|eyJ[\w-]{8}/;
