// Journey: a visitor marks sessions on a list and on a page, has them in a second tab at once, and in the account after signing in; there they solve a clash, take the PDF, and change it offline.
import { kardia } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';
import { signInByCalls } from './shell/person.ts';

// The hub, too, loses its connection while the network is away.
test.use({ expected: [/console: (Failed to load resource|WebSocket connection to .* failed)/] });

const place = `/${kardia.instance}/${kardia.event}/en-GB`;
const day = '?day=2027-05-04';

test('marked on list and page, seen in another tab, joined with the account, solved, printed, changed offline', async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  await open(page, `${place}/search${day}`);
  const star = (title: string) => page.getByRole('button', { name: `Add to my programme: ${title}`, exact: true }).first();
  for (const title of ['Meet the expert: inappropriate shocks', 'Meet the expert: low-flow, low-gradient']) {
    await star(title).click();
    await expect(star(title)).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, `${place}/session/2013`);
  await star('Lipoprotein(a): measured, and then?').click();
  await page.reload();
  await expect(star('Lipoprotein(a): measured, and then?')).toHaveAttribute('aria-pressed', 'true');

  await open(page, `${place}/personalprogram`);
  const own = page.getByRole('region', { name: 'Tuesday, 04 May' });
  await expect(own.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('stored on this device only')).toBeVisible();
  await expectAccessible(page);

  const other = await context.newPage();
  await open(other, `${place}/session/2013`);
  const elsewhere = other.getByRole('button', { name: 'Add to my programme: Lipoprotein(a): measured, and then?', exact: true });
  await expect(elsewhere).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.click();
  await expect(own.getByRole('article')).toHaveCount(2, { timeout: 1000 });
  await elsewhere.click();
  await expect(own.getByRole('article')).toHaveCount(3, { timeout: 1000 });
  await other.close();

  // The account has one already: both are there, and the device keeps none.
  const event = `${kardia.instance}/${kardia.event}`;
  const user = await signInByCalls(page, baseURL!, event, `star-${testInfo.testId}-${testInfo.retry}@example.org`);
  const address = (name: string): string => `/api/Modules/${name}/?${new URLSearchParams({ eventid: event }).toString()}`;
  await page.request.post(address('PersonalProgram'), { data: ['2007'], headers: { 'sec-fetch-site': 'same-origin' } });
  await page.addInitScript((person) => localStorage.setItem('foyer.user.kardia', person), JSON.stringify(user));
  await open(page, `${place}/personalprogram`);
  await expect(own.getByRole('article')).toHaveCount(4);
  const stored = async (): Promise<number> => ((await (await page.request.get(address('PagPersonalSchedule'))).json()) as unknown[]).length;
  await expect.poll(stored).toBe(4);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('favoriteSessions')))).toEqual([]);
  const pdf = await page.request.get((await page.getByRole('link', { name: 'PDF', exact: true }).getAttribute('href'))!);
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  // Three at the same time: one stays, and nothing clashes any more.
  await own.getByRole('button', { name: 'Keep this one: Meet the expert: statin intolerance' }).click();
  await expect(own.getByRole('article')).toHaveCount(2);
  await expect(own.getByRole('group', { name: /overlap/ })).toHaveCount(0);
  await expect.poll(stored).toBe(2);

  await context.setOffline(true);
  await star('Meet the expert: statin intolerance').click();
  await expect(own.getByRole('article')).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(stored, { timeout: 40_000 }).toBe(1);
});
