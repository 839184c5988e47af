// Journey: ticker, advertisements and ad banners, also with texts that want to run something.
import type { Page, Route } from '@playwright/test';
import type { AdvertisementEntry } from '../../src/contract/exhibition.ts';
import { recordShifts, type ShiftRecorder, sumOf } from '../support/record-shifts.ts';
import { readShared } from '../support/shared.ts';
import { homeOf, kardia } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, skipWithoutShared, test } from './journey.ts';

const adverts = homeOf({ instance: 'qa', event: 'qaadverts' });
const popup = (page: Page, name = 'Advertisement') => page.getByRole('dialog', { name });

// The picture of the advertisement is missing on purpose; the policy reports what the sanitiser meets and drops.
test.use({
  expected: [
    /(404 |console: Failed to load resource).*(missing\.jpg|\/a\.png)|console: (Executing inline event handler|Applying inline style)|policy: (script-src-attr|style-src-elem|style-src-attr) inline/,
  ],
});

test('the ticker of the moment, standing still without motion, and a moving line that can be stopped', async ({ page }) => {
  await page.addInitScript(recordShifts);
  await open(page, homeOf(kardia));
  const ticker = page.getByRole('region', { name: 'News' });
  await expect(ticker.getByRole('listitem')).toHaveCount(3);
  await expect(ticker.getByRole('button')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 800 });
  const track = ticker.locator('[data-moving] ul').first();
  const placeOf = async (): Promise<number> => (await track.boundingBox())!.x;
  const first = await placeOf();
  await expect.poll(placeOf).toBeLessThan(first);
  await ticker.getByRole('button', { name: 'Pause the news' }).click();
  await page.mouse.move(0, 700);
  await page.getByRole('heading', { level: 1 }).focus();
  const stopped = await placeOf();
  await page.waitForTimeout(200);
  expect(await placeOf()).toBe(stopped);
  await expectNoSidewaysScroll(page);
});

test('an advertisement comes four seconds after the page, once; its feed is refused and the text stands in', async ({ page }) => {
  await page.addInitScript(recordShifts);
  await open(page, adverts);
  await expect(popup(page)).toBeVisible({ timeout: 9000 });
  await expect(popup(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', 'https://monitors.example.org');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  // The server does not read from itself (SSRF).
  await expect(page.getByRole('region', { name: 'News' }).getByRole('listitem').first()).toHaveText('Doors open at 8:00');
  const shifts = await page.evaluate(() => (globalThis as unknown as ShiftRecorder).shifts);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02);
  const cookies = await page.context().cookies();
  const seen = cookies.find(({ name }) => /^foyer_ad_\d+_1$/.test(name));
  expect(Math.round((seen!.expires - Date.now() / 1000) / 86_400)).toBe(7);
});

test('the banners have their heights, and the page ends above the one at the bottom', async ({ page, isMobile }) => {
  await open(page, adverts);
  const bottom = page.getByRole('link', { name: 'Bottom' });
  const height = isMobile ? 60 : 100;
  expect((await bottom.boundingBox())!.height).toBe(height);
  await expect(page.getByRole('link', { name: 'Top', exact: true })).toBeVisible({ visible: isMobile });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = (await page.locator('[data-placement=footer]').boundingBox())!;
  expect(Math.round((await bottom.boundingBox())!.y - (footer.y + footer.height))).toBeGreaterThanOrEqual(50 - 2);
});

/** An advertisement of the home page, as the server answers it. */
const advert = (more: Partial<AdvertisementEntry>): AdvertisementEntry => ({
  id: 'one',
  displayFromDate: null,
  displayToDate: null,
  vmxPage: 'HomePage',
  CompanyAccountIdsShowOnProfile: [],
  CompanyAccountIds: [],
  channelId: null,
  showInSeconds: 0,
  videoFilePath: '',
  pictureFilePath: '',
  headlineTop: '',
  headlineBottom: '',
  text: '',
  optionalLink: '',
  optionalLinkTarget: '_self',
  optionalLinkButtonText: '',
  backgroundColor: '',
  ...more,
});

test('a picture and a film that take their time keep their room, and the popup can be closed meanwhile', async ({ page }) => {
  const waiting: Route[] = [];
  await page.route('**/late.{svg,mp4}', (route) => void waiting.push(route));
  const ads = [
    advert({ id: 'picture', headlineTop: 'A late picture', pictureFilePath: '/late.svg' }),
    advert({ id: 'film', headlineTop: 'A late film', videoFilePath: '/late.mp4' }),
  ];
  await page.route('**/api/Exhibition/EventAdvertisement/**', (route) => route.fulfill({ json: ads }));
  await open(page, adverts);
  await expect(popup(page).getByRole('heading', { name: 'A late picture' })).toBeVisible({ timeout: 9000 });
  await expect.poll(() => waiting.length).toBe(1);
  const before = await popup(page).boundingBox();
  await waiting.pop()!.fulfill({
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="400"><path d="M0 0h40v400H0z"/></svg>',
  });
  const picture = popup(page).locator('img');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(400);
  expect(await popup(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  // The film never comes.
  await expect(popup(page).getByRole('heading', { name: 'A late film' })).toBeVisible({ timeout: 9000 });
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect((await popup(page).locator('video').boundingBox())!.height).toBeGreaterThan(100);
  await popup(page).getByRole('button', { name: 'Close advertisement' }).click();
  await expect(popup(page)).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

type Payload = { id: string; payload?: string; html?: string };
const casesOf = (file: string): Payload[] => (JSON.parse(readShared(`cases/xss/${file}.json`)) as { cases: Payload[] }).cases;

test('no hostile text runs, in the popup, the ticker, the footer or the menu', async ({ page, baseURL }) => {
  skipWithoutShared();
  const files = new Map<string, Payload[]>();
  const live = (JSON.parse(readShared('cases/xss/live-chromium156.json')) as { cases: { id: string; file: string }[] }).cases;
  const hostile = live.flatMap(({ id, file }) => {
    if (!files.has(file)) files.set(file, casesOf(file));
    return files.get(file)!.find((one) => one.id === id)?.payload ?? [];
  });
  expect(hostile.length).toBeGreaterThan(30);
  const kept = casesOf('must-keep').map(({ html }) => html!);
  const texts = [kept.join(''), ...hostile];
  const size = Math.ceil(texts.length / 6);
  const ads = Array.from({ length: 6 }, (_, at) =>
    advert({
      id: `x${at}`,
      pictureFilePath: 'javascript:alert(1)',
      headlineTop: texts[at]!.slice(0, 200),
      text: texts.slice(at * size, (at + 1) * size).join('\n'),
      optionalLink: 'java\tscript:alert(1)',
      optionalLinkButtonText: 'Trap',
      backgroundColor: 'url(//evil.example.org)',
    }),
  );
  const foreign: string[] = [];
  const ran: string[] = [];
  page.on('request', (request) => !request.url().startsWith(baseURL!) && foreign.push(request.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/api/Exhibition/EventAdvertisement/**', (route) => route.fulfill({ json: ads }));
  await page.route('**/api/Public/TickerFeed**', (route) => route.fulfill({ json: { Items: hostile, ReadAt: null, IsStale: false } }));
  await open(page, adverts);
  const before = page.url();
  for (const [at] of ads.entries()) {
    await expect(popup(page).getByRole('heading', { level: 3 })).toBeVisible({ timeout: 9000 });
    if (at === 0) await expect(popup(page).getByText('Hello world')).toBeVisible();
    await expect(popup(page).getByRole('link', { name: 'Trap' })).toBeHidden();
    await popup(page).getByRole('button', { name: 'Close advertisement' }).click();
  }
  await expect(page.getByRole('region', { name: 'News' }).getByRole('listitem').first()).toHaveText(hostile[0]!, { useInnerText: false });
  const footer = page.locator('[data-placement=footer]');
  await expect(footer.getByText('Kept words')).toBeVisible();
  const traps = await page.evaluate(() => {
    const root = document.getElementById('root')!;
    const all = [...root.querySelectorAll('*')];
    return [
      ...all.filter(({ localName }) => ['script', 'iframe', 'object', 'embed'].includes(localName)).map(({ localName }) => localName),
      ...all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      ...all
        .flatMap((element) => ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []))
        .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address)),
    ];
  });
  expect([traps, ran, page.url()]).toEqual([[], [], before]);
  // Pictures that organisers may show come from where they say; nothing else does.
  expect(foreign.filter((address) => !address.startsWith('https://cdn.example.org/'))).toEqual([]);
});
