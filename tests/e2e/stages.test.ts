// Journey: over the plaza to the exhibition by keyboard; the plan opens at a company; a symposium and its company are asked.
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { slowness } from '../support/slowness.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

// What the journeys write on every page cannot be written in the sandbox of another host; a host that the event does not name is refused.
test.use({ expected: [/lacks the 'allow-same-origin' flag|https:\/\/unnamed\.example\.org|'localStorage' property .* Access is denied/] });

const prefixed = (name: string, rest = ''): string => `/${name}/kardia/kardia2027/en-GB${rest}`;

test('stages lead on by keyboard; each link is met once, on the picture or in the list', async ({ page, baseURL }, testInfo) => {
  const ida = `Doctor${testInfo.project.name}${testInfo.retry}`;
  await signInAs(page, attendees(`stages-${testInfo.project.name}-${testInfo.retry}`, ida)[ida]!, baseURL!);
  await open(page, prefixed('plaza'));
  const way = page.getByRole('main').getByRole('link', { name: 'The exhibition' });
  await expect(way).toHaveCount(1);
  await expectAccessible(page);
  await way.focus();
  await way.press('Enter');
  await expect(page).toHaveURL(prefixed('industrylandingpage'));
  await expect(page.getByRole('img', { name: /^A foyer with three booths/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'To the plan of the halls' }).press('Enter');
  await page.getByRole('button', { name: /^Lumenwick Imaging/ }).press('Enter');
  await expect(page).toHaveURL(/\/booth\/.*\?company=706$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumenwick Imaging' })).toBeVisible();
});

test('the address of a stage narrows the list; a word that names none leaves it whole', async ({ page, baseURL }, testInfo) => {
  const ida = `List${testInfo.project.name}${testInfo.retry}`;
  await signInAs(page, attendees(`gold-${testInfo.project.name}-${testInfo.retry}`, ida)[ida]!, baseURL!);
  await open(page, pageOf(kardia, 'list/gold'));
  await expect(page.getByText('Exhibitors of “Gold partners”')).toBeVisible();
  await expect(page.getByText('Exhibitors: 5', { exact: true }).first()).toBeVisible();
  await open(page, pageOf(kardia, 'list/nobody'));
  await expect(page.getByText('Exhibitors: 14', { exact: true }).first()).toBeVisible();
});

test('the guide of another host is asked for nothing before consent', async ({ page, baseURL }, testInfo) => {
  const ida = `Guide${testInfo.project.name}${testInfo.retry}`;
  await signInAs(page, attendees(`guide-${testInfo.project.name}-${testInfo.retry}`, ida)[ida]!, baseURL!);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('guru.example.org') && asked.push(request.url()));
  await open(page, pageOf(kardia, 'profile/706/profile'));
  await page.getByRole('button', { name: 'Guide through the booth' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guide through the booth of Lumenwick Imaging' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: /guru\.example\.org/ }).press('Enter');
  await expect(dialog.locator('iframe')).toHaveAttribute('src', 'https://guru.example.org/lumenwick?language=en-GB');
  // The event names this host; one that it does not name is refused by the browser.
  const refused = await page.evaluate(async () => {
    const heard = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), { once: true }),
    );
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.src = 'https://unnamed.example.org/';
    return heard.finally(() => frame.remove());
  });
  expect(refused).toContain('https://unnamed.example.org');
});

test('a symposium is found, and its company asked for a call with consent', async ({ page, baseURL }, testInfo) => {
  const ida = `Doctor${testInfo.project.name}${testInfo.retry}`;
  await signInAs(page, attendees(`symposia-${testInfo.project.name}-${testInfo.retry}`, ida)[ida]!, baseURL!);
  await open(page, prefixed('symposia'));
  await page.getByRole('searchbox', { name: 'Search symposia' }).fill('ventrivent');
  await expect(page.getByRole('link', { name: /Ventrivant lattice/ })).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  // While the list of hits is drawn anew the focus may fall between two keys of a program; nobody is as fast.
  await expect(async () => {
    await page.getByRole('button', { name: /^Ask for information or a call ?: Pulsed fields/ }).press('Enter');
    await expect(dialog).toBeVisible({ timeout: 2000 * slowness });
  }).toPass();
  await dialog.getByRole('combobox').selectOption('callback');
  await dialog.getByRole('checkbox').press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByText('Your details were sent to Ventrivant.')).toBeVisible();
});
