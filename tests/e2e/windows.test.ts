// Journey: a window opens and closes on screen at its instant, without reload, and nothing else renders.
import { homeOf } from './events.ts';
import { expect, lateLayerDrawn, open, settled, test } from './journey.ts';

/** Mutations outside the placement `door`, as text. */
type Watched = typeof globalThis & { otherChanges: string[] };

const minutes = (count: number): number => count * 60_000;

test('the door opens at three and closes at half past', async ({ page, request }) => {
  const { ServerTime } = (await (await request.get('/api/Core/ServerTime')).json()) as { ServerTime: string };
  const untilThree = Date.parse('2027-05-03T15:00:00+02:00') - Date.parse(ServerTime);
  // The browser's timers are wound on by hand.
  await page.clock.install();
  await open(page, homeOf({ instance: 'society', event: 'windows27' }));
  const door = page.locator('[data-placement="door"]');
  const neighbour = page.locator('[data-placement="after"]');
  await expect(neighbour).toBeVisible();
  await expect(door).toHaveCount(0);
  // Nothing of the page is on its way any more.
  await lateLayerDrawn(page);
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    watched.otherChanges = [];
    const isDoor = (node: Node): boolean => node instanceof Element && node.closest('[data-placement="door"]') !== null;
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, removedNodes, attributeName } of changes) {
        const moved = [...addedNodes, ...removedNodes];
        if (
          isDoor(target) ||
          (type === 'childList' && moved.every((node) => node instanceof Element && node.matches('[data-placement="door"]')))
        )
          continue;
        watched.otherChanges.push(`${type} ${attributeName ?? ''} ${target.nodeName}`);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  await page.clock.fastForward(untilThree - minutes(2));
  await expect(door).toHaveCount(0);
  await page.clock.fastForward(minutes(3));
  await expect(door).toBeVisible();
  await page.clock.fastForward(minutes(31));
  await expect(door).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as Watched).otherChanges)).toEqual([]);
});

test('what is seen follows the server’s clock, whatever the device says and however it jumps (quality F15)', async ({ page }) => {
  const address = homeOf({ instance: 'society', event: 'preview27' });
  const drawn = () =>
    page.evaluate(() => Array.from(document.querySelectorAll<HTMLElement>('[data-placement]'), ({ dataset }) => dataset['placement']));
  await open(page, address);
  await lateLayerDrawn(page);
  const expected = await drawn();
  expect(expected.length).toBeGreaterThan(3);
  const day = minutes(24 * 60);
  for (const skew of [-3653 * day, -day, day, 3653 * day]) {
    await page.addInitScript(`{
      const real = Date;
      globalThis.skew = ${skew};
      globalThis.Date = class extends real {
        constructor(...given) { given.length === 0 ? super(real.now() + globalThis.skew) : super(...given); }
        static now() { return real.now() + globalThis.skew; }
      };
    }`);
    await open(page, address);
    await lateLayerDrawn(page);
    expect(await page.evaluate(() => Math.abs(Date.now() - performance.timeOrigin)), 'the device really is wrong').toBeGreaterThan(day / 2);
    expect(await drawn(), `${skew} ms`).toEqual(expected);
    await page.evaluate((jump) => void ((globalThis as unknown as { skew: number }).skew += jump), 5 * day);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForTimeout(300);
    expect(await drawn(), `${skew} ms, then five days on`).toEqual(expected);
  }
});
