// Rendered pages and time: a window that opens while the code is on its way, devices whose clock is wrong, and what is over on paper.
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, open, settled } from './journey.ts';
import { holdApp, openSlowly } from './open-slowly.ts';
import { journeyAt } from './server-at.ts';

/** A door opens at three. */
const event = { instance: 'society', event: 'windows27' };
const test = journeyAt('2027-05-03T14:59:40+02:00', { FOYER_RENDER: 'server' });
const OPENS = Date.parse('2027-05-03T15:00:00+02:00');
const HOUR = 3_600_000;

test('a window that opens between rendering and taking over is open at once, and the page is taken over as it came', async ({
  page,
  request,
}) => {
  const changed: string[] = [];
  page.on('console', (message) => message.text().startsWith('Foyer:') && changed.push(message.text()));
  const now = async (): Promise<number> =>
    Date.parse(((await (await request.get('/api/Core/ServerTime')).json()) as { ServerTime: string }).ServerTime);
  const release = await holdApp(page);
  await page.goto(homeOf(event), { waitUntil: 'commit' });
  const door = page.locator('[data-placement="door"]');
  await expect(page.locator('[data-placement="after"]')).toBeVisible();
  expect(await now(), 'the page was rendered before').toBeLessThan(OPENS);
  await expect(door).toHaveCount(0);
  await expect.poll(now, { timeout: 30_000 }).toBeGreaterThan(OPENS);
  await expect(page.locator('#root[data-rendered]')).toHaveCount(1);
  await expect(door).toHaveCount(0);
  release();
  await settled(page);
  await expect(door).toBeVisible();
  expect(changed, 'reports of the app').toEqual([]);
});

for (const hours of [-3, 3]) {
  test(`a device whose clock is ${hours} hours off shows the server’s time`, async ({ page }) => {
    const changed: string[] = [];
    page.on('console', (message) => message.text().startsWith('Foyer:') && changed.push(message.text()));
    await page.addInitScript((skew) => {
      const real = Date.now;
      Date.now = () => real() + skew;
    }, hours * HOUR);
    await open(page, homeOf(kardia));
    await expect(page.getByRole('banner').getByRole('timer')).toHaveText(/^(14:59|15:0\d)/);
    expect(changed, 'reports of the app').toEqual([]);
  });
}

test('what is over today is folded on the screen, and on paper before the app has taken the page over', async ({ page }) => {
  const release = await openSlowly(page, pageOf(kardia, 'search'));
  const over = page.locator('[data-over]').filter({ has: page.locator('a[href*="/session/"]') });
  await expect(over.first()).toBeAttached();
  await expect(over.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const group of await over.all()) await expect(group).toBeVisible();
  await release();
});
