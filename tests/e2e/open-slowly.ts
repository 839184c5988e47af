// Rendered pages before their code is there, as on a slow phone.
import type { Page } from '@playwright/test';
import { expect, settled } from './journey.ts';

/** Keeps the code of the app from the page until the function it gives is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/static\/app-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose app does not arrive until the function it gives is called, which waits until the app has taken the page over. */
export async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  const html = async (): Promise<string> => (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
  await expect.poll(html, { timeout: 30_000 }).toContain('id="foyer-state"');
  const release = await holdApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#root[data-rendered=""]')).toHaveCount(1);
  return async () => {
    release();
    await settled(page);
  };
}
