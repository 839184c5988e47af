// Journeys: a ticket holder watches the stream of a room and a recording; a visitor gets no address of either.
import type { BrowserContext, Page } from '@playwright/test';
import { makeTicketHolder } from '../../server/fixture/principals.ts';
import { openStore } from '../../server/store/store.ts';
import { acceptTerms } from './accept-terms.ts';
import { slowness } from '../support/slowness.ts';
import { pageOf, kardia } from './events.ts';
import { expect, expectAccessible, open, settled } from './journey.ts';
import { journeyAt } from './server-at.ts';

/** Rooms of the sample congress stream until 14:45. */
const INSTANT = '2027-05-03T13:40:00+02:00';
const test = journeyAt(INSTANT);
// The network is cut on purpose.
test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });
const live = '/live/kardia/kardia2027/en-GB';
const recording = '/presentationplayer/kardia/kardia2027/en-GB/100201';
const ADDRESS = /film\/[a-z0-9-]+\.(m3u8|mp4|vtt|webp)/i;

/** Signs a new person with a ticket in. */
async function enter(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const store = await openStore({ folder: process.env['FOYER_E2E_DATA']! });
  try {
    const eventId = (await store.events()).find(({ shortName }) => shortName === 'kardia2027')!.id;
    const name = `viewer-${Math.random().toString(36).slice(2)}`;
    const cookie = await makeTicketHolder(store.db, { instance: 'kardia', eventId, name, type: 'Full Congress', now: Date.parse(INSTANT) });
    const { id } = await store.db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', `${name}@example.org`)
      .executeTakeFirstOrThrow();
    await acceptTerms(store.db, id, Date.parse(INSTANT));
    const [key = '', value = ''] = cookie.split('=');
    await context.addCookies([
      { name: key, value, url: baseURL! },
      { name: 'foyer-here-kardia', value: '1', url: baseURL! },
    ]);
  } finally {
    await store.close();
  }
}

const film = (page: Page) => page.locator('main video');
const timeOf = (page: Page) => film(page).evaluate((element) => (element as HTMLVideoElement).currentTime);
const plays = (page: Page, from = 0) => expect.poll(() => timeOf(page), { timeout: 20_000 * slowness }).toBeGreaterThan(from);

test('a ticket holder joins from home, watches a room, changes the room without reload, and is counted once', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await enter(context, baseURL);
  const counted: string[] = [];
  page.on('request', (request) => {
    for (const name of (request.postData() ?? '').match(/Progress\d+/g) ?? []) counted.push(name);
  });
  await open(page, live);
  await expect(film(page)).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Join live in Auditorium/ })
    .first()
    .click();
  await expect(page).toHaveURL(/roomid=auditorium/);
  await settled(page);
  // Nothing is loaded before it is played.
  await expect(film(page)).toHaveCount(0);
  await page.evaluate(() => void ((globalThis as { untouched?: boolean }).untouched = true));
  await page.getByRole('button', { name: /^Play: Live from Auditorium/ }).click();
  await plays(page, 0.5);

  // Captions, by the key and by the settings.
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => film(page).evaluate((element) => [...(element as HTMLVideoElement).textTracks].some((track) => track.mode === 'showing')))
    .toBe(true);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Deutsch' });
  await page.getByLabel('Quality').selectOption({ label: '180p' });
  await expectAccessible(page);

  // A quarter of the film is counted once.
  await plays(page, 8);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => counted).toContain('Progress25');
  expect(counted.filter((name) => name === 'Progress25')).toHaveLength(1);

  // The network goes, and comes back.
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'The connection is lost' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The connection is lost')).toHaveCount(0);
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).not.toBe(before);

  await page.getByRole('tab', { name: /^Aorta/ }).click();
  await expect(page).toHaveURL(/roomid=aorta/);
  await expect(page.getByRole('button', { name: /^Play: Live from Aorta/ })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { untouched?: boolean }).untouched)).toBe(true);
  // Back leads to the room before.
  await page.goBack();
  await expect(page).toHaveURL(/roomid=auditorium/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Auditorium/);
  expect(await page.evaluate(() => (globalThis as { untouched?: boolean }).untouched)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL(/roomid=aorta/);
  // What is on and who speaks stands next to it.
  await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
  await expect(page.getByText('Speaking now')).toBeVisible();
});

test('by the keyboard alone: play, pause, mute', async ({ page, context, baseURL }) => {
  await enter(context, baseURL);
  await open(page, `${live}?roomid=atrium`);
  // The ring of a tab keeps away from its words, and the first word stands where the page begins.
  const room = page.getByRole('tab', { selected: true });
  await room.focus();
  const { toRing, toPage } = await room.evaluate((tab) => {
    const words = tab.firstElementChild!.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(tab);
    const ring = tab.getBoundingClientRect().left - Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const first = tab.parentElement!.firstElementChild!.firstElementChild!.getBoundingClientRect();
    return { toRing: words.left - ring, toPage: first.left - document.querySelector('h1')!.getBoundingClientRect().left };
  });
  expect(toRing).toBeGreaterThanOrEqual(2);
  expect(Math.abs(toPage)).toBeLessThan(1);
  await page.getByRole('button', { name: /^Play: Live from Atrium/ }).focus();
  await page.keyboard.press('Enter');
  await plays(page, 0.2);
  await page.keyboard.press('k');
  await expect.poll(() => film(page).evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await page.keyboard.press('k');
  await page.keyboard.press('m');
  await expect.poll(() => film(page).evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Position' })).toBeFocused();
});

test('a recording: the transcript is searched and leads into the film, slides follow, and it goes on where it was left', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await enter(context, baseURL);
  await open(page, recording);
  await page.getByLabel('Search the transcript').fill('third valve');
  await expect(page.getByText('1 line found')).toBeVisible();
  await page.getByRole('button', { name: /So we plan backwards/ }).click();
  await plays(page, 12.5);
  expect(await timeOf(page)).toBeLessThan(18);
  await expect(page.getByRole('img', { name: 'Slide on screen: Method' })).toBeVisible();
  await page.getByRole('button', { name: /^0:24 ?Conclusion/ }).click();
  await plays(page, 24);
  await expect(page.getByRole('img', { name: 'Slide on screen: Conclusion' })).toBeVisible();
  await page.getByRole('button', { name: /^0:18 ?Results/ }).click();
  await expect.poll(() => timeOf(page)).toBeLessThan(23);
  await plays(page, 20.5);
  await expectAccessible(page);
  await open(page, recording);
  await expect(page.getByText(/You stopped at 0:2\d/)).toBeVisible();
  await page.getByRole('button', { name: /^Play: / }).click();
  await plays(page, 19);
});

test('a visitor gets no address on any page, and learns what it needs', async ({ page, baseURL }) => {
  for (const path of [
    '/home/kardia/kardia2027/en-GB',
    live,
    `${live}?roomid=auditorium`,
    recording,
    pageOf(kardia, 'session/1028'),
    pageOf(kardia, 'session/1002'),
    pageOf(kardia, 'presentation/100201'),
    pageOf(kardia, 'search'),
  ])
    expect(ADDRESS.exec(await (await page.request.get(baseURL! + path)).text())?.[0], path).toBeUndefined();
  await open(page, pageOf(kardia, 'session/1028'));
  await expect(page.getByRole('link', { name: 'Join live in Auditorium' })).toBeVisible();
  await expect(page.getByText(/Needs a ticket|Sign in to watch/)).toBeVisible();
  await page.getByRole('link', { name: 'Join live in Auditorium' }).click();
  await expect(page).toHaveURL(/\/login\//);
});
