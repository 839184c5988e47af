// Journey: a visitor marks sessions on a list and on a page, finds them after a reload on their own programme with a clash named, and in a second tab at once.
import { kardia } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

const place = `/${kardia.instance}/${kardia.event}/en-GB`;
const day = '?day=2027-05-04';

test('marked on list and page, kept, seen in another tab, taken off', async ({ page, context }) => {
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
});
