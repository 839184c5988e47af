// Makes the pictures of the README from the running sample: `node scripts/picture.ts` after `npm run build`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserSwitches } from '../cli/matrix/find-browser.ts';
import { getBrowser } from '../tests/support/browser.ts';
import { encodePicture } from './print-reference/pictures/encode-picture.ts';

/** The largest file, in bytes. */
const MOST = 150_000;
const event = 'kardia/kardia2027/en-GB';
/** The page on a desktop, and where it is named, on a phone beside it; `scrolled` in CSS px. */
type Picture = { name: string; wide: string; phone?: string; scrolled?: number };
const pictures: Picture[] = [
  { name: 'kardia-home', wide: `/home/${event}`, phone: `/home/${event}` },
  { name: 'kardia-programme', wide: `/${event}/search?view=grid`, scrolled: 420 },
  { name: 'kardia-session', wide: `/${event}/session/1014`, phone: `/${event}/session/1014` },
];

const folder = join(import.meta.dirname, '../docs/images');
const data = mkdtempSync(join(tmpdir(), 'foyer-picture-'));
const server = spawn(process.execPath, ['server/index.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', FOYER_DATA: data, DATABASE_URL: '', FOYER_CLOCK: '2027-05-03T10:42:00+02:00' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({ executablePath: getBrowser(console.log)?.path ?? '', args: [...browserSwitches] });
try {
  // Read to its end: a server whose output nobody takes would stop.
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (part) => {
      const found = /listens on (http:\S+)/.exec((said += String(part)));
      if (found) resolve(found[1]!);
    });
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  /** What a visitor sees who has answered the banner. */
  const shot = async (path: string, width: number, height: number, scrolled = 0): Promise<string> => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      isMobile: width < 500,
      timezoneId: 'Europe/Berlin',
    });
    const declined = ['analytics', 'fonts'].map((kind) => ({ name: `kardia.kardia2027.${kind}`, value: 'declined', url: address }));
    await context.addCookies(declined);
    const tab = await context.newPage();
    // The event's fonts are optional: a slow machine would show the first picture without them.
    await tab.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'stylesheet') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
    });
    await tab.goto(address + path, { waitUntil: 'networkidle' });
    await tab.evaluate((top) => scrollTo(0, top), scrolled);
    await tab.waitForTimeout(800);
    const png = await tab.screenshot();
    await context.close();
    return `data:image/png;base64,${png.toString('base64')}`;
  };
  const sheet = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 });
  const empty = await browser.newPage();
  const frame = 'position:absolute;border-radius:10px;box-shadow:0 12px 40px #0003;border:1px solid #0002';
  mkdirSync(folder, { recursive: true });
  for (const { name, wide, phone, scrolled } of pictures) {
    const small = phone && `<img src="${await shot(phone, 390, 844)}" style="${frame};inset:auto 30px 30px auto;width:280px">`;
    const desktop = await shot(wide, 1440, phone ? 940 : 870, scrolled);
    await sheet.setContent(
      `<body style="margin:0;background:#e9e4dc"><img src="${desktop}" style="${frame};inset:30px auto auto 30px;width:${phone ? 970 : 1220}px">${small ?? ''}</body>`,
    );
    const picture = await encodePicture(empty, await sheet.screenshot(), 'whole', MOST);
    writeFileSync(join(folder, `${name}.webp`), picture);
    console.log(`${name}.webp: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
