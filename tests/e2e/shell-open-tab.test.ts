// Journey: a tab stays open for a thousand minutes with windows, advertisements, ticker and both hubs; memory and timers stay as they are after a hundred.
import type { CDPSession, Page } from '@playwright/test';
import type { AdvertisementEntry } from '../../src/contract/exhibition.ts';
import { slowness } from '../support/slowness.ts';
import { homeOf } from './events.ts';
import { expect, loadsNoMore, open, test } from './journey.ts';
import { hubOf } from './shell/hub.ts';
import { leaveOnDevice, signInByCalls } from './shell/person.ts';

const name = 'society/shell27';
const MINUTE = 60_000;
/** A message, and an advertisement, so often; in minutes. */
const EVERY = 10;

// A list that is on its way while a minute passes counts as lost, and the published file is asked for; a hub's ping may be due while it connects anew.
test.use({ expected: [/notifications\.en-GB\.json|WebSocket is already in CLOSING/] });

type Counted = typeof globalThis & { pending: () => number };

/**
 * Runs in the page: counts the timers that are set and have neither rung nor been cleared. A hub is given up after 30 s without a word;
 * here minutes are shorter than the pauses between its words, so it gets more time. Whether there is a new version is answered at once.
 */
function prepare([patience, version]: readonly [number, unknown]): void {
  const pending = new Set<unknown>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const stop = window.clearInterval.bind(window);
  const fetchReally = window.fetch.bind(window);
  window.fetch = (where, options) =>
    String(where).includes('/api/Event/Shortname') ? Promise.resolve(Response.json(version)) : fetchReally(where, options);
  const wrapped = {
    setTimeout(work: (...given: unknown[]) => void, wait = 0, ...rest: unknown[]) {
      const ring = (...given: unknown[]): void => {
        pending.delete(id);
        work(...given);
      };
      const id: unknown = set(ring, wait === patience ? wait * 1000 : wait, ...rest);
      pending.add(id);
      return id;
    },
    clearTimeout: (id: number) => (pending.delete(id), clear(id)),
    setInterval(...given: unknown[]) {
      const id = (repeat as (...all: unknown[]) => unknown)(...given);
      pending.add(id);
      return id;
    },
    clearInterval: (id: number) => (pending.delete(id), stop(id)),
    pending: () => pending.size,
  };
  Object.assign(window, wrapped);
}

/** One advertisement for every ten minutes from an instant (ms) on. */
const advertisement = (start: number, nth: number): AdvertisementEntry => ({
  id: String(nth),
  displayFromDate: new Date(start + (nth * EVERY + 1) * MINUTE).toISOString(),
  displayToDate: new Date(start + (nth * EVERY + 6) * MINUTE).toISOString(),
  vmxPage: 'HomePage',
  CompanyAccountIdsShowOnProfile: [],
  CompanyAccountIds: [],
  channelId: null,
  showInSeconds: 0,
  videoFilePath: '',
  pictureFilePath: '',
  headlineTop: `Advertisement ${nth}`,
  headlineBottom: '',
  text: '',
  optionalLink: '',
  optionalLinkTarget: '_self',
  optionalLinkButtonText: '',
  backgroundColor: '',
});

/** What a tab holds. */
async function measure(page: Page, devtools: CDPSession): Promise<{ heap: number; timers: number; nodes: number; listeners: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => (globalThis as Counted).pending());
  return { heap: usedSize, timers, nodes, listeners: jsEventListeners };
}

test('a thousand minutes', async ({ page, context, baseURL }) => {
  test.setTimeout(90_000 * slowness);
  const user = await signInByCalls(page, baseURL!, name, `tab-${crypto.randomUUID()}@example.org`);
  await leaveOnDevice(page, name, user);
  const { ServerTime } = (await (await page.request.get('/api/Core/ServerTime')).json()) as { ServerTime: string };
  const start = Date.parse(ServerTime);
  await page.clock.install({ time: start });
  const version: unknown = await (
    await page.request.get(`/api/Event/Shortname?shortName=${encodeURIComponent(name)}&language=en-GB`)
  ).json();
  await page.addInitScript(prepare, [30_000, version] as const);
  const ads = Array.from({ length: 1000 / EVERY }, (_, nth) => advertisement(start, nth));
  await page.route('**/api/Exhibition/EventAdvertisement/**', (route) => route.fulfill({ json: ads }));
  const news = await hubOf(page, /notificationhub/);
  const devices = await hubOf(page, /singlelogin/);
  await open(page, homeOf({ instance: 'society', event: 'shell27' }));
  const [say] = await Promise.all([news.joined, devices.joined]);
  // A thousand minutes take seconds here: what comes when the page is idle must be there before they begin.
  await loadsNoMore(page);
  const devtools = await context.newCDPSession(page);
  const seen = { ads: 0, doors: new Set<string>() };

  const closeWhatOpened = async (): Promise<void> => {
    // Every ten minutes something is announced; a busy machine takes a moment to draw it.
    await page
      .locator('dialog[open]')
      .waitFor({ timeout: 2000 * slowness })
      .catch(() => undefined);
    const found = await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const words = dialog?.textContent ?? '';
      dialog?.close();
      return {
        words,
        doors: Array.from(document.querySelectorAll<HTMLElement>('[data-placement^="door-"]'), ({ dataset }) => dataset['placement']!),
      };
    });
    if (found.words.includes('Advertisement ')) seen.ads += 1;
    found.doors.forEach((door) => seen.doors.add(door));
  };
  /** Winds the tab on, minute by minute; closes what opens. */
  const pass = async (from: number, to: number): Promise<void> => {
    for (let minute = from; minute < to; minute++) {
      await page.clock.fastForward(MINUTE);
      if (minute % EVERY === 0) {
        const at = new Date(start + minute * MINUTE).toISOString();
        say('NotificationAdded', {
          NotificationId: String(minute),
          Title: `Message ${minute}`,
          Text: '',
          Link: '',
          StartTime: at,
          EndTime: new Date(start + (minute + 5) * MINUTE).toISOString(),
          CreatedAt: at,
          IsRead: false,
        });
      }
      if (minute % EVERY === 3) await closeWhatOpened();
    }
  };
  await pass(0, 100);
  const early = await measure(page, devtools);
  await pass(100, 1000);
  const late = await measure(page, devtools);
  test
    .info()
    .annotations.push({ type: 'after 100 and 1,000 minutes', description: JSON.stringify([early, late, seen.ads, [...seen.doors]]) });
  expect(seen.doors.size, 'windows that have opened').toBe(10);
  expect(seen.ads, 'advertisements that were shown').toBeGreaterThan(50);
  expect(late.timers, JSON.stringify([early, late])).toBeLessThanOrEqual(early.timers);
  // A hundred messages are remembered, and after twelve hours the session ends: what has been compiled until then, and for that, is most of it.
  expect(late.heap / early.heap, JSON.stringify([early, late])).toBeLessThan(1.25);
  expect(late.nodes / early.nodes, JSON.stringify([early, late])).toBeLessThan(1.1);
  expect(late.listeners / early.listeners, JSON.stringify([early, late])).toBeLessThan(1.1);
});
