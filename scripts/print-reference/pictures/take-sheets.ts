// Takes the contact sheets of pages: each in four windows and two colour schemes, at one moment, put together in one picture.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserSwitches, findBrowser } from '../../../cli/matrix/find-browser.ts';
import { newEventFiles } from '../../../cli/new/new-event.ts';
import { serveFolder } from '../../../server/serve-folder.ts';
import type { Database } from '../../../server/store/store.ts';
import { schemes } from './containers.ts';
import { encodePicture } from './encode-picture.ts';
import { type PictureCookies, signPeopleIn } from './picture-people.ts';
import { type Sheet, sheetAddress, sheetEvents, sheetPicture, sheetWindows } from './page-sheets.ts';

const project = join(import.meta.dirname, '../../..');
const MORNING = Date.parse('2027-05-03T10:42:00+02:00');
/** Before Kardia opens. */
const EARLY = Date.parse('2027-03-10T10:42:00+01:00');
/** Largest file of a sheet, in bytes. */
const MOST = 118_000;
/** Height of a window on a sheet, and the space between two, in px. */
const HEIGHT = 460;
const GAP = 14;

/** The fictional event in Arabic, on the same days. */
const manara = {
  ...sheetEvents.manara,
  name: 'أيام المنارة 2027',
  days: ['2027-05-03', '2027-05-04'],
  timeZone: 'Africa/Cairo',
  languages: ['ar-EG'],
  venue: 'بيت المنارة',
  city: 'الإسكندرية',
  organiser: 'جمعية المنارة',
  brand: '',
  programme: true,
};

/** Takes these sheets into `folder`/images/pages. The app must be built; throws when there is no browser. */
export async function takeSheets(folder: string, wanted: readonly Sheet[], print: (line: string) => void): Promise<void> {
  const program = findBrowser();
  if (!program) throw new Error('There is no Chromium: set CHROMIUM_PATH, or install it.');
  const configuration = mkdtempSync(join(tmpdir(), 'foyer-sheets-'));
  for (const { instance } of [sheetEvents.kardia, sheetEvents.foyer])
    // Whoever signs in would be asked to agree to the terms before anything else.
    cpSync(join(project, 'sample-configs', instance), join(configuration, instance), {
      recursive: true,
      filter: (from) => basename(from) !== 'terms',
    });
  for (const { path, text } of newEventFiles(manara, 'schemas')) {
    mkdirSync(dirname(join(configuration, path)), { recursive: true });
    writeFileSync(join(configuration, path), text);
  }
  const app = join(project, 'dist');
  let cookies: PictureCookies | undefined;
  const prepare = async (store: Database): Promise<void> => void (cookies = await signPeopleIn(store, MORNING));
  const served = await serveFolder({ folder: configuration, now: MORNING, app, prepare });
  const early = await serveFolder({ folder: configuration, now: EARLY, app });
  const browser = await chromium.launch({ executablePath: program.path, args: [...browserSwitches, '--hide-scrollbars'] });
  try {
    const [table, darkroom] = [await browser.newPage(), await browser.newPage()];
    for (const sheet of wanted) {
      const rows: string[][] = [];
      for (const scheme of schemes) {
        const row: string[] = [];
        for (const window of sheetWindows) {
          const { address } = sheet.as === 'early' ? early : served;
          row.push(
            await take(browser, { sheet, scheme, window, address, cookies: sheet.as === 'participant' ? cookies!.participant : [] }),
          );
        }
        rows.push(row);
      }
      const path = join(folder, sheetPicture(sheet));
      mkdirSync(dirname(path), { recursive: true });
      const picture = await encodePicture(darkroom, await together(table, rows), 'whole', MOST);
      writeFileSync(path, picture);
      print(`${sheetPicture(sheet)}: ${Math.ceil(picture.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await Promise.all([served.close(), early.close()]);
    rmSync(configuration, { recursive: true, force: true });
  }
}

type Shot = {
  sheet: Sheet;
  scheme: (typeof schemes)[number];
  window: (typeof sheetWindows)[number];
  address: string;
  cookies: PictureCookies['participant'];
};

/** One window as a visitor sees it who has answered the banners, as a data address. */
async function take(browser: Browser, { sheet, scheme, window, address, cookies }: Shot): Promise<string> {
  const { instance, event } = sheetEvents[sheet.event];
  const context = await browser.newContext({
    viewport: window,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    isMobile: window.width < 500,
    // The page names its styles by their hashes, and they are changed below.
    bypassCSP: true,
  });
  const declined = ['analytics', 'fonts'].map((kind) => ({ name: `${instance}.${event}.${kind}`, value: 'declined' }));
  await context.addCookies([...declined, ...cookies].map((cookie) => ({ ...cookie, url: address })));
  const page = await context.newPage();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.url().startsWith(address)) return route.abort();
    // The first styles are in the page.
    if (!['stylesheet', 'document'].includes(request.resourceType())) return route.continue();
    // Fonts of an event are optional: a slow machine would show the first page without them.
    const answer = await route.fetch();
    // Bars that scroll are hidden here, and so is the place that is kept for them.
    const body = (await answer.text())
      .replaceAll(/font-display: ?optional/g, 'font-display:block')
      .replaceAll(/scrollbar-gutter: ?stable/g, 'scrollbar-gutter:auto');
    return route.fulfill({ response: answer, body });
  });
  await page.goto(address + sheetAddress(sheet), { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    // Nor without those that came after its first frame (`start-scripts.ts`).
    delete document.documentElement.dataset['lateFonts'];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
  await page.waitForTimeout(500);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // What is still on its way is of no interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The windows side by side, a row for each colour scheme. */
async function together(page: Page, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const width = sheetWindows.reduce((sum, window) => sum + Math.round((window.width * HEIGHT) / window.height) + GAP, GAP);
  await page.setViewportSize({ width, height: rows.length * (HEIGHT + GAP) + GAP });
  const pictures = rows.map((row) => `<div>${row.map((source) => `<img src="${source}">`).join('')}</div>`).join('');
  await page.setContent(
    `<style>body{margin:${GAP}px;background:#8a8a8a;display:grid;gap:${GAP}px}div{display:flex;gap:${GAP}px}img{height:${HEIGHT}px}</style>${pictures}`,
  );
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())).then(() => undefined));
  return page.screenshot();
}
