// A Chromium with one page on a bench entry, for the time of a measurement.
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from '../../cli/matrix/find-browser.ts';
import { buildEntries } from './build.ts';
import { htmlFor, serve } from './serve.ts';

/** Starts the browser of the end-to-end tests, with `gc()` for scripts. */
export async function openBrowser(): Promise<Browser> {
  const found = findBrowser();
  return chromium.launch({ args: [...browserSwitches, '--js-flags=--expose-gc'], ...(found ? { executablePath: found.path } : {}) });
}

/** Builds the entry, opens it and hands the page to `measure`; an error on the page ends the bench. */
export async function inChromium<T>(entryFile: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const files = new Map(await buildEntries({ entry: entryFile }));
  files.set('index.html', htmlFor('entry'));
  const served = await serve(files);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await page.goto(`${served.address}/index.html`);
    return await Promise.race([measure(page), failed]);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Runs what an entry put on the page, once it is there. `call` is written as on the page: `runRender(1000, 40)`. */
export async function run<T>(page: Page, call: string): Promise<T> {
  await page.waitForFunction((name) => name in globalThis, call.split('(', 1)[0]!);
  return page.evaluate<T>(call);
}
