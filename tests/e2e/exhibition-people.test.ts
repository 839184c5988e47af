// Journey: an attendee stars an exhibitor, rates a product and leaves their details by keyboard; its staff see and note them; the attendee takes them back.
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

const profile = pageOf(kardia, 'profile/703');

// A session that has no survey yet is asked for one.
test.use({ expected: [/404.*\/api\/Survey\/Session/] });

test('a session names its exhibitor; a star, a rating and details that are given, noted and taken back', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const mark = `expo-${testInfo.project.name}-${testInfo.retry}`;
  const [ida, staff] = [`Doctor${testInfo.project.name}${testInfo.retry}`, `Staff703x${testInfo.project.name}${testInfo.retry}`];
  const cookies = attendees(mark, ida, staff);
  await signInAs(page, cookies[ida]!, baseURL!);

  await open(page, pageOf(kardia, 'session/1017'));
  const part = page.getByRole('region', { name: 'From the exhibition' });
  await expect(part.getByRole('link', { name: 'Lattice PF' })).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('link', { name: 'Lattice PF' }).press('Enter');
  const rating = page.getByRole('region', { name: 'Rating' });
  await rating.getByRole('radio', { name: '4 stars' }).press('Space');
  await rating.getByRole('button', { name: 'Save rating' }).press('Enter');
  await expect(rating.getByText('Thank you for your rating. You can change it at any time.')).toBeVisible();
  await expectAccessible(page);

  await open(page, profile);
  await page.getByRole('button', { name: 'Add to my programme: Ventrivant' }).press('Enter');
  await page.getByRole('button', { name: 'Leave your details' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your details for Ventrivant' });
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'What is it about?' }).selectOption('callback');
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Please call on Tuesday.');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByText('Please tick this box: without your consent nothing is sent.')).toBeVisible();
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByText(/^You gave Ventrivant your details on/)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: baseURL! });
  const work = await context.newPage();
  await signInAs(work, cookies[staff]!, baseURL!);
  await open(work, profile);
  await work.getByRole('link', { name: 'Leads' }).press('Enter');
  // The page has a document of its own, in which staff may scan badges with the camera.
  const allows = () =>
    work.evaluate(() =>
      (document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }).featurePolicy.allowsFeature('camera'),
    );
  await expect.poll(() => allows().catch(() => undefined)).toBe(true);
  const lead = work.getByRole('form', { name: `${ida} Sample` });
  await expect(work.getByText('Please call on Tuesday.')).toBeVisible();
  await lead.getByRole('combobox', { name: 'Quality' }).selectOption('hot');
  await lead.getByRole('textbox', { name: /^Note/ }).fill('Called.');
  await lead.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(work.getByText('Saved.')).toBeVisible();
  await expectAccessible(work);
  const [file] = await Promise.all([work.waitForEvent('download'), work.getByRole('button', { name: 'Export as CSV' }).press('Enter')]);
  expect(file.suggestedFilename()).toBe('kardia2027-leads.csv');

  await open(page, pageOf(kardia, 'personalprogram'));
  await expect(page.getByRole('region', { name: 'Exhibitors you follow' }).getByRole('link', { name: 'Ventrivant' })).toBeVisible();
  await open(page, '/myarea/kardia/kardia2027/en-GB');
  const given = page.getByRole('region', { name: 'Companies that have your details' });
  await given.getByRole('button', { name: 'Take back: Ventrivant' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(given.getByText('Ventrivant')).toHaveCount(0);
  await expectAccessible(page);
  await work.reload();
  await expect(work.getByText('Please call on Tuesday.')).toHaveCount(0);
  await context.close();
});
