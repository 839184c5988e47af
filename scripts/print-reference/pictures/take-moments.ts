// Takes the pictures of parts of the shell at their moment, of the event qashell, in both colour schemes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserSwitches, findBrowser } from '../../../cli/matrix/find-browser.ts';
import { serveFolder } from '../../../server/serve-folder.ts';
import { schemes } from './containers.ts';
import { encodePicture } from './encode-picture.ts';
import { type Moment, momentPicture, moments } from './moments.ts';

const project = join(import.meta.dirname, '../../..');
const CLOCK = '2030-06-15T12:00:00+02:00';

/** What leads to the moment once the page is there; nothing for what comes by itself. */
const ways: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<unknown>>> = {
  'engagement/advertisement': (page) => page.waitForSelector('dialog[open]', { timeout: 15_000 }),
  'engagement/intro-carousel': (page) => page.waitForSelector('dialog[open]', { timeout: 15_000 }),
  'engagement/tv-widget': (page) => page.click('body > aside button[aria-controls] >> nth=-1'),
  'programme/search-palette': async (page) => {
    await page.waitForSelector('[data-placement="search-palette"]', { state: 'attached' });
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open] input[type="search"]');
  },
  'shell/app-bar': closeDialog,
  'shell/app-menu': async (page) => {
    await closeDialog(page);
    await page.click('[data-placement="app-bar"] button[aria-haspopup="dialog"]');
  },
  'shell/connection-alert': (_, context) => context.setOffline(true),
  'shell/frame-dialog': (page) => page.click('[data-placement="footer"] a[data-frame]'),
  'shell/terminal-reset': async (page) => {
    await page.mouse.click(2, 2);
    await page.waitForSelector('dialog[open] [role="timer"]', { timeout: 40_000 });
  },
};

async function closeDialog(page: Page): Promise<void> {
  await page.waitForSelector('dialog[open]', { timeout: 15_000 });
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

/** Takes them into `folder`/images. The app must be built; throws when there is no browser. */
export async function takeMoments(folder: string, print: (line: string) => void): Promise<void> {
  const program = findBrowser();
  if (!program) throw new Error('There is no Chromium: set CHROMIUM_PATH, or install it.');
  const served = await serveFolder({ folder: join(project, 'sample-configs'), now: Date.parse(CLOCK), app: join(project, 'dist') });
  const browser = await chromium.launch({ executablePath: program.path, args: [...browserSwitches, '--hide-scrollbars'] });
  try {
    const darkroom = await browser.newPage();
    for (const moment of moments) {
      for (const scheme of schemes) {
        const path = join(folder, momentPicture(moment.component, scheme));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await encodePicture(darkroom, await take(browser, moment, scheme, served.address), 'whole'));
      }
      print(`${moment.component}: at its moment`);
    }
  } finally {
    await browser.close();
    await served.close();
  }
}

async function take(browser: Browser, moment: Moment, colorScheme: (typeof schemes)[number], address: string): Promise<Buffer> {
  const viewport = { width: moment.width, height: moment.height };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
  try {
    if (moment.hasAnswered)
      await context.addCookies(['analytics', 'fonts'].map((kind) => ({ name: `qa.qashell.${kind}`, value: 'declined', url: address })));
    const page = await context.newPage();
    await page.route('**/*', (route) => (route.request().url().startsWith(address) ? route.continue() : route.abort()));
    const place = moment.page === 'home' ? '/home/qa/qashell/en-GB' : '/qa/qashell/en-GB/search';
    await page.goto(`${address}${place}?container=${moment.container}`, { waitUntil: 'networkidle' });
    await page.waitForSelector('[data-layer="overlay"]', { state: 'attached' });
    await ways[moment.component]?.(page, context);
    await page.waitForTimeout(1000);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}
