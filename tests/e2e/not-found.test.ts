// Journey: an address that leads nowhere says so, with the status of it, and offers a way out.
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, test } from './journey.ts';

test.use({ expected: [/404/] });

for (const [what, address] of [
  ['a page the event does not have', pageOf(kardia, 'page/Nowhere')],
  ['a session the event does not have', pageOf(kardia, 'session/nothing')],
  ['a person the event does not have', pageOf(kardia, 'faculty/nothing')],
  ['a presentation the event does not have', pageOf(kardia, 'presentation/nothing')],
  ['an abstract the event does not have', pageOf(kardia, 'abstract/nothing')],
  ['an address inside an event that no page has', '/kardia/kardia2027/en-GB/nope'],
  ['a word in front of an event that no page has', '/nope/kardia/kardia2027/en-GB/nope/deep'],
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

test('an unknown address inside an event keeps its header, footer and title, also without a script', async ({ page, request }) => {
  const html = await (await request.get('/kardia/kardia2027/en-GB/nope', { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/<title>Kardia 2027 - /);
  expect(html).toContain('data-layer="header"');
  await page.goto('/kardia/kardia2027/en-GB/nope');
  await expect(page).toHaveTitle(/^Kardia 2027 - /);
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Programme/ })
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('from a missing page back home', async ({ page }) => {
  await page.goto(pageOf(kardia, 'page/Nowhere'));
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(homeOf(kardia));
});
