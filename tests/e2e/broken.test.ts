// Journey: broken components are contained; visitors see nothing of them, organisers see what is wrong and where.
import { homeOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

const broken = homeOf({ instance: 'workshop', event: 'broken27' });

test('visitors see the neighbours and nothing else', async ({ page }) => {
  await open(page, broken);
  await expect(page.getByRole('heading', { level: 1, name: 'Still standing' })).toBeVisible();
  await expect(page.getByText('So am I.')).toBeVisible();
  const words = await page.getByRole('main').innerText();
  expect(words.split(/\n+/)).toEqual(['Still standing', 'So am I.']);
  await expectAccessible(page);
});

test('the preview shows a card with name, file and reason', async ({ page }) => {
  await open(page, `${broken}?preview`);
  const cards = page.getByRole('region', { name: /^Problem in/ });
  await expect(cards).toHaveCount(3);
  const unknown = cards.filter({ hasText: 'structure/headng' });
  await expect(unknown).toContainText('there is no component structure/headng');
  await expect(unknown).toContainText('pages/HomePage.json');
  const misfit = cards.filter({ hasText: 'structure/notice' });
  await expect(misfit).toContainText('tone');
  await expect(misfit).toContainText('/layers/page/grids/0/placements/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Still standing' })).toBeVisible();
  await expectAccessible(page);
});
