// Takes the pictures of components in the real app: fixed clock, loaded fonts, nothing moves, nothing is fetched from elsewhere.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserSwitches, findBrowser } from '../../../cli/matrix/find-browser.ts';
import type { CatalogEntry } from '../../../component-registry/catalog.ts';
import { serverTime } from '../../../src/contract/core.ts';
import { serveFolder } from '../../../server/serve-folder.ts';
import { type Crop, wholeCrop, firstCrop } from './crop.ts';
import { encodePicture, type Shape } from './encode-picture.ts';
import { picturePath } from './names.ts';
import { type Sight, sightOf, startsAt, writePictureEvent } from './picture-event.ts';
import { type PictureCookies, readerOf, signPeopleIn } from './picture-people.ts';

/** Widths in px: the widest form of every component, and a usual phone. */
const widths = { desktop: 1040, phone: 390 } as const;
const HEIGHT = 1600;

/**
 * Takes the pictures of these components into `folder`/images. The app must be built (`npm run build`).
 * Throws when there is no browser, no built app, or a component does not appear.
 */
export async function takePictures(folder: string, entries: readonly CatalogEntry[], print: (line: string) => void): Promise<void> {
  const program = findBrowser();
  if (!program) throw new Error('There is no Chromium: set CHROMIUM_PATH, or install it.');
  const configuration = mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
  writePictureEvent(configuration, entries);
  let cookies: PictureCookies | undefined;
  const served = await serveFolder({
    folder: configuration,
    now: startsAt,
    app: join(import.meta.dirname, '../../../dist'),
    prepare: async (store) => void (cookies = await signPeopleIn(store, startsAt)),
  });
  const browser = await chromium.launch({ executablePath: program.path, args: [...browserSwitches, '--hide-scrollbars'] });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Berlin' });
    const [page, darkroom] = [await context.newPage(), await context.newPage()];
    // A minute is a second long: the clock is stopped while pictures are taken.
    await page.addInitScript('const real = performance.now.bind(performance); performance.now = () => real() / 1000;');
    for (const entry of entries) {
      await context.clearCookies();
      const reader = readerOf(entry);
      if (reader) await context.addCookies(cookies![reader].map((cookie) => ({ ...cookie, url: served.address })));
      const taken = await takeComponent(page, darkroom, sightOf(entry), served.address);
      for (const [path, bytes] of taken) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
      print(`${entry.name}: ${taken.map(([, bytes]) => `${Math.ceil(bytes.length / 1024)} kB`).join(', ')}`);
    }
  } finally {
    await browser.close();
    await served.close();
    rmSync(configuration, { recursive: true, force: true });
  }
}

async function takeComponent(
  page: Page,
  darkroom: Page,
  { entry, path, now, pressed }: Sight,
  address: string,
): Promise<[path: string, bytes: Buffer][]> {
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.url().startsWith(address)) return route.abort();
    if (request.resourceType() !== 'document' && !request.url().endsWith(serverTime.path)) return route.continue();
    // The server's own clock goes on; the page gets the instant of the picture.
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"(serverTime)":"[^"]*"/i, `"$1":"${new Date(now).toISOString()}"`);
    return route.fulfill({ response: answer, body: text });
  });
  const taken: [string, Buffer][] = [];
  const develop = async (kind: Parameters<typeof picturePath>[1], crop: Crop, shape: Shape): Promise<void> => {
    const picture = await page.screenshot({ fullPage: true, clip: crop, animations: 'disabled', caret: 'hide' });
    taken.push([picturePath(entry.name, kind), await encodePicture(darkroom, picture, shape)]);
  };
  for (const device of ['desktop', 'phone'] as const) {
    await page.setViewportSize({ width: widths[device], height: HEIGHT });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.waitForSelector('[data-grid="samples"] > .placed', { state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('[data-loading]'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (pressed) await page.click('[data-grid="press"] a');
    const what = pressed ? 'dialog[open]' : '[data-grid="samples"] > .placed';
    if (pressed) await page.waitForSelector(what);
    const boxes = await page.$$eval(what, (elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + window.scrollY, width, height };
      }),
    );
    if (boxes.every(({ height }) => height === 0)) throw new Error(`${entry.name} shows nothing at ${path}`);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await develop({ device, scheme }, wholeCrop(boxes, device), 'whole');
      if (device === 'phone') await develop({ device: 'small', scheme }, firstCrop(boxes), 'small');
    }
  }
  return taken;
}
