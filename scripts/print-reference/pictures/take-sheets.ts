// Takes the contact sheets of pages: each in four windows and two colour schemes, at one moment, put together in one picture.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserSwitches, findBrowser } from '../../../cli/matrix/find-browser.ts';
import { newEventFiles } from '../../../cli/new/new-event.ts';
import { serveFolder } from '../../../server/serve-folder.ts';
import { schemes } from './containers.ts';
import { encodePicture } from './encode-picture.ts';
import { type Sheet, sheetAddress, sheetEvents, sheetPicture, sheetWindows } from './page-sheets.ts';

const project = join(import.meta.dirname, '../../..');
const MORNING = Date.parse('2027-05-03T10:42:00+02:00');
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
    cpSync(join(project, 'sample-configs', instance), join(configuration, instance), { recursive: true });
  for (const { path, text } of newEventFiles(manara, 'schemas')) {
    mkdirSync(dirname(join(configuration, path)), { recursive: true });
    writeFileSync(join(configuration, path), text);
  }
  const served = await serveFolder({ folder: configuration, now: MORNING, app: join(project, 'dist') });
  const browser = await chromium.launch({ executablePath: program.path, args: [...browserSwitches, '--hide-scrollbars'] });
  try {
    const [table, darkroom] = [await browser.newPage(), await browser.newPage()];
    for (const sheet of wanted) {
      const rows: string[][] = [];
      for (const scheme of schemes) {
        const row: string[] = [];
        for (const window of sheetWindows) row.push(await take(browser, { sheet, scheme, window, address: served.address }));
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
    await served.close();
    rmSync(configuration, { recursive: true, force: true });
  }
}

type Shot = { sheet: Sheet; scheme: (typeof schemes)[number]; window: (typeof sheetWindows)[number]; address: string };

/** One window as a visitor sees it who has answered the banners, as a data address. */
async function take(browser: Browser, { sheet, scheme, window, address }: Shot): Promise<string> {
  const { instance, event } = sheetEvents[sheet.event];
  const context = await browser.newContext({
    viewport: window,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    isMobile: window.width < 500,
  });
  await context.addCookies(
    ['analytics', 'fonts'].map((kind) => ({ name: `${instance}.${event}.${kind}`, value: 'declined', url: address })),
  );
  const page = await context.newPage();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.url().startsWith(address)) return route.abort();
    if (request.resourceType() !== 'stylesheet') return route.continue();
    // Fonts of an event are optional: a slow machine would show the first page without them.
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('font-display:optional', 'font-display:block') });
  });
  await page.goto(address + sheetAddress(sheet), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(500);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
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
