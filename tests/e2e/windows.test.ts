// Journey: a window opens and closes on screen at its instant, without reload, and nothing else renders.
import { homeOf } from './events.ts';
import { expect, open, test } from './journey.ts';

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
