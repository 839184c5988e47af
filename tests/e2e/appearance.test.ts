// What pages look like: pictures of them beside those that were looked at and kept. They are compared at a third of their size, so that
// the edge of a letter is no difference, and a part that moved, lost its colour or is gone is one. After a change that is meant to show:
// `npx playwright test tests/e2e/appearance.test.ts --project desktop --update-snapshots`, and look at what is new.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hasShared, sharedPath } from '../support/shared.ts';
import { homeOf, kardia, pageOf, realProgrammes } from './events.ts';
import { expect, lateLayerDrawn, loadsNoMore, open, skipWithoutShared, test as journey } from './journey.ts';
import { serverAt } from './server-at.ts';

const foyer = { instance: 'release', event: 'foyer' };
const shell = { instance: 'qa', event: 'qashell' };
const real = realProgrammes[0]!;
const root = join(import.meta.dirname, '../..');

/** The opening is on, and nothing begins or ends in the next half hour. */
const CALM = '2027-05-03T10:42:00+02:00';

const windows = { phone: [390, 844], tablet: [820, 1000], desktop: [1440, 900], wide: [1920, 1080] } as const;
type Scene = [name: string, address: string, ...looks: readonly `${keyof typeof windows} ${'light' | 'dark'}`[]];

const scenes: readonly Scene[] = [
  ['kardia-home', homeOf(kardia), 'phone light', 'tablet dark', 'desktop light', 'wide dark'],
  ['kardia-search', pageOf(kardia, 'search'), 'phone dark', 'tablet light', 'desktop light'],
  // Of another day: that of today is rolled to the minute.
  ['kardia-rooms', pageOf(kardia, 'search?view=grid&day=2027-05-04'), 'desktop dark', 'wide light'],
  ['kardia-session', pageOf(kardia, 'session/1002'), 'phone light', 'desktop dark'],
  ['kardia-people', pageOf(kardia, 'facultySearch'), 'tablet light'],
  ['kardia-person', pageOf(kardia, 'faculty/50273'), 'tablet light'],
  ['kardia-exhibitor', pageOf(kardia, 'profile/714'), 'phone light', 'desktop light'],
  ['kardia-news', '/news/kardia/kardia2027/en-GB', 'desktop dark'],
  ['kardia-sign-in', '/login/kardia/kardia2027/de-DE', 'phone dark'],
  ['kardia-not-found', pageOf(kardia, 'nowhere'), 'tablet dark'],
  ['arabic-home', homeOf(shell, 'ar-EG'), 'phone light', 'desktop dark'],
  ['foyer-home', homeOf(foyer), 'phone dark', 'wide light'],
  ['38c3-search', pageOf(real, 'search'), 'desktop dark'],
  ['38c3-rooms', pageOf(real, 'search?view=grid'), 'wide light'],
];

/** A store of its own: what other journeys write would be in the pictures. */
const test = journey.extend<object, { server: { address: string } }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-appearance-'));
      const settings = { FOYER_DATA: join(folder, 'data'), DATABASE_URL: '' };
      const command = (...args: string[]): Buffer =>
        execFileSync(process.execPath, ['cli/index.ts', ...args], { cwd: root, env: { ...process.env, ...settings, FOYER_CLOCK: CALM } });
      command('publish', 'sample-configs');
      if (hasShared) {
        const imported = join(folder, 'imported');
        command('import', sharedPath(real.source), '--event', `${real.instance}/${real.event}`, '--out', imported, '--yes');
        command('publish', imported);
      }
      const { address, stop } = await serverAt(CALM, settings);
      await use({ address });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  expected: [/404/],
});
test.describe.configure({ mode: 'default' });

for (const [name, address, ...looks] of scenes) {
  for (const look of looks) {
    const [size, colorScheme] = look.split(' ') as [keyof typeof windows, 'light' | 'dark'];
    const [width, height] = windows[size];
    test.describe(() => {
      test.use({ viewport: { width, height }, colorScheme });
      test(`${name} on a ${size} in ${colorScheme} looks as it was left`, async ({ page }) => {
        skipWithoutShared(name.startsWith('38c3'));
        await lateFontsToo(page);
        await open(page, address);
        await lateLayerDrawn(page);
        await loadsNoMore(page);
        const picture = await sharp(await stillPicture(page))
          .resize({ width: Math.round(width / 3) })
          .png({ palette: true, colours: 64, dither: 0 })
          .toBuffer();
        expect(picture).toMatchSnapshot(`${name}-${size}-${colorScheme}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.01 });
      });
    });
  }
}

/** A font that comes late on a first visit is left out, so that nothing shifts (`start-scripts.ts`): here every one is waited for. */
const lateFontsToo = (page: Page): Promise<unknown> =>
  page.route('**/theme/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/font-display:\s*\w+/g, 'font-display: block') });
  });

/** The window once nothing changes in it any more. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = (): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.evaluate(async () => {
    delete document.documentElement.dataset['lateFonts'];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
  let last = await take();
  for (let times = 0; times < 12; times++) {
    await page.waitForTimeout(400);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
