// Journey: a widget whose host is blocked is tried as often as it should be, and no more; what moves, moves only for those who want motion.
import { homeOf } from './events.ts';
import { expect, open, test } from './journey.ts';

type Told = typeof globalThis & { told: string[] };

// The host of the widget does not answer; its frame has no cookies.
test.use({ expected: [/ERR_FAILED/], hasAnswered: false });

for (const { kind, tries, pause } of [
  { kind: 'networking', tries: 20, pause: 4000 },
  { kind: 'chat', tries: 10, pause: 1000 },
])
  test(`${kind}: ${tries} tries, one every ${pause} ms, then it says so`, async ({ page }) => {
    let asked = 0;
    await page.route(/\/\/(networking|chat)\.example\.org\//, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.clock.install({ time: '2027-05-03T08:00:00Z' });
    await page.clock.pauseAt('2027-05-03T08:01:00Z');
    // The frame is its own window here: what it says to the page it says to itself.
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      addEventListener('message', ({ data }: MessageEvent<{ foyerWidget?: string }>) => void told.push(String(data.foyerWidget)));
    });
    await page.goto(`/widgets/${kind}/society/shell27`);
    const script = page.locator('head script[src]');
    await expect.poll(() => asked).toBe(1);
    for (let number = 2; number <= tries; number++) {
      // The browser has said that the last one did not come.
      await expect(script).toHaveCount(0);
      await page.clock.runFor(pause);
      await expect.poll(() => asked).toBe(number);
    }
    expect(await page.evaluate(() => (globalThis as Told).told)).toEqual([]);
    await page.clock.runFor(pause);
    await page.clock.runFor(10 * pause);
    await expect.poll(() => page.evaluate(() => (globalThis as Told).told)).toEqual(['failed']);
    expect(asked).toBe(tries);
  });

test('the ticker moves, and stands still for those who want no motion, without losing a letter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, homeOf({ instance: 'society', event: 'shell27' }));
  const ticker = page.locator('[data-placement="ticker"]');
  const look = () =>
    ticker.evaluate((band) => ({
      moving: band.getAnimations({ subtree: true }).length,
      lines: Math.round(
        band.querySelector('[role="group"]')!.clientHeight / Number.parseFloat(getComputedStyle(band.querySelector('li')!).lineHeight),
      ),
      // What is further is scrolled to.
      scrolls: getComputedStyle(band.querySelector('[role="group"]')!).overflowX === 'auto',
    }));
  await expect(ticker.getByRole('button')).toBeVisible();
  await expect.poll(look).toEqual({ moving: 1, lines: 1, scrolls: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(look).toEqual({ moving: 0, lines: 1, scrolls: true });
  await expect(ticker.getByRole('button')).toBeHidden();
});
