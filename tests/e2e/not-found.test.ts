// Journey: an address that leads nowhere says so, with the status of it, and offers a way out.
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, test } from './journey.ts';

test.use({ expected: [/404/] });

for (const [what, address] of [
  ['a page the event does not have', pageOf(kardia, 'page/Nowhere')],
  ['a presentation the event does not have', pageOf(kardia, 'presentation/nothing')],
  ['an abstract the event does not have', pageOf(kardia, 'abstract/nothing')],
  ['an event nobody published', '/home/kardia/kardia1999/en-GB'],
  ['an event under the name of another instance', '/home/release/kardia2027/en-GB'],
  ['an address of no shape', '/a/b/c/d/e/f'],
] as const) {
  test(what, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expectAccessible(page);
  });
}

test('from a missing page back home', async ({ page }) => {
  await page.goto(pageOf(kardia, 'page/Nowhere'));
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(homeOf(kardia));
});
