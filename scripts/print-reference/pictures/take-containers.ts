// Takes the pictures of the sample congress in browser, app and terminal, in both colour schemes, on its first morning.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserSwitches, findBrowser } from '../../../cli/matrix/find-browser.ts';
import { serveFolder } from '../../../server/serve-folder.ts';
import { schemes, wayPicture, ways } from './containers.ts';
import { encodePicture } from './encode-picture.ts';

const project = join(import.meta.dirname, '../../..');
const scope = 'kardia.kardia2027';

/** Takes them into `folder`/images/containers. The app must be built; throws when there is no browser. */
export async function takeContainers(folder: string, print: (line: string) => void): Promise<void> {
  const program = findBrowser();
  if (!program) throw new Error('There is no Chromium: set CHROMIUM_PATH, or install it.');
  const served = await serveFolder({
    folder: join(project, 'sample-configs'),
    now: Date.parse('2027-05-03T10:20:00+02:00'),
    app: join(project, 'dist'),
  });
  const browser = await chromium.launch({ executablePath: program.path, args: [...browserSwitches, '--hide-scrollbars'] });
  try {
    const darkroom = await browser.newPage();
    for (const way of ways)
      for (const colorScheme of schemes) {
        const viewport = { width: way.width, height: way.height };
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
        // The notice has been answered: it would cover the end of the window.
        await context.addCookies(
          ['analytics', 'fonts'].map((kind) => ({ name: `${scope}.${kind}`, value: 'declined', url: served.address })),
        );
        const page = await context.newPage();
        await page.route('**/*', (route) => (route.request().url().startsWith(served.address) ? route.continue() : route.abort()));
        await page.goto(`${served.address}/home/kardia/kardia2027/en-GB?container=${way.container}`, { waitUntil: 'networkidle' });
        // What comes late is there: the bar of the app, the strip of widgets.
        await page.waitForSelector('[data-layer="overlay"]', { state: 'attached' });
        await page.waitForTimeout(1500);
        const path = join(folder, wayPicture(way, colorScheme));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await encodePicture(darkroom, await page.screenshot({ animations: 'disabled', caret: 'hide' }), 'whole'));
        await context.close();
      }
    print(`containers: ${ways.map(({ name }) => name).join(', ')}`);
  } finally {
    await browser.close();
    await served.close();
  }
}
