// Journey: overlays one after another with the focus given back, the introduction in the app, the floor plan, an exhibitor in a dialog (A §2).
import { makeAccount, PASSWORD, prefix, signIn } from './account.ts';
import { homeOf, kardia, pageOf } from './events.ts';
import { bar } from './preview-bar.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';

const event = { instance: 'society', event: 'overlays27' };

test.describe('a signed-in person on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
  });
  test('meets message, recommendation and reminder in this order, each once', async ({ page }, { project }) => {
    const email = `overlays-${project.name}@example.org`;
    await makeAccount(page, email);
    await open(page, prefix('login'));
    await signIn(page, email, PASSWORD);
    await expect(page).not.toHaveURL(/login/);
    // What has ended is opened first: the reminder is of it.
    await open(page, pageOf(event, 'session/1'));
    const message = page.getByRole('dialog', { name: 'Change of halls' });
    await expect(message).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Got it' }).click();
    const app = page.getByRole('dialog', { name: 'Overlays 2027 as an app' });
    await expect(app.getByRole('link', { name: 'Open Google Play' })).toHaveAttribute('href', 'https://apps.example.org/android');
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await app.getByRole('button', { name: 'Continue in the browser' }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    // On the page of the session nobody is led to it; on another page they are.
    await open(page, homeOf(event));
    const reminder = page.getByRole('dialog', { name: 'How was the session?' });
    await expect(reminder).toContainText('Early valves');
    await expectNoSidewaysScroll(page);
    await reminder.getByRole('link', { name: 'To the session' }).click();
    await expect(page).toHaveURL(/\/session\/1$/);
    await open(page, homeOf(event));
    await page.waitForTimeout(1000);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test('the introduction opens once in the app, can be swiped by keys, and is closed when its time has come', async ({ page }) => {
  await open(page, `${homeOf(event)}?container=app`);
  const intro = page.getByRole('dialog', { name: 'Welcome to Overlays 2027' });
  await expect(intro).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(intro).toBeVisible();
  await intro.getByRole('button', { name: 'Next' }).click();
  await expect(intro.getByRole('link', { name: /Who speaks when/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(intro.getByText('Find your room.')).toBeInViewport();
  await expectAccessible(page);
  await intro.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.reload();
  await page.waitForTimeout(1000);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a preview shows every overlay to anybody at any instant, and nothing is remembered', async ({ page }) => {
  await open(page, `${homeOf(event)}?preview`);
  const preview = bar(page);
  await preview.getByRole('button', { name: /^Overlays:/ }).click();
  const dialog = page.locator('dialog[open]');
  for (const [name, words] of [
    ['User information', 'Change of halls'],
    ['Introduction', 'Welcome to Overlays 2027'],
    ['App recommendation', 'Overlays 2027 as an app'],
    ['Rating reminder', 'How was the session?'],
    ['Other device', 'another device'],
  ] as const) {
    await preview.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(dialog).toContainText(words);
    if (name === 'Introduction') await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /carousel|userInformation|Recommendation/.test(key)))).toEqual(
    [],
  );
});

test('the floor plan opens at a company, and is zoomed by wheel, mouse and keys', async ({ page }) => {
  await open(page, `${pageOf(kardia, 'page/Partners')}?company=703`);
  const plan = page.getByRole('group', { name: 'Plan of Hall 2' });
  const box = () => plan.locator('svg').getAttribute('viewBox');
  await plan.scrollIntoViewIfNeeded();
  const first = await box();
  await plan.focus();
  await page.keyboard.press('+');
  const closer = await box();
  expect(closer).not.toBe(first);
  const { x, y, width, height } = (await plan.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 80, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await box()).not.toBe(closer);
  await page.keyboard.press('0');
  expect(await box()).toBe('0 0 940 600');
  await page.getByRole('searchbox', { name: 'Search companies and booths' }).fill('pulswerk');
  await page.getByRole('button', { name: /Pulswerk/ }).click();
  await expect(page).toHaveURL(/company=709/);
  await expect(page.getByRole('heading', { name: 'Pulswerk' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('an exhibitor in a dialog', () => {
  // Its data do not come the first time.
  test.use({ expected: [/ERR_FAILED|Failed to fetch/] });

  test('is read by keyboard, after a failure, and leads to its profile', async ({ page }) => {
    await open(page, pageOf(kardia, 'page/Partners'));
    const button = page.getByRole('button', { name: 'Nordpuls Medical at a glance' });
    const dialog = page.getByRole('dialog');
    await page.route(/CompanyAccount/, (route) => route.abort());
    await button.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute(/CompanyAccount/);
    await dialog.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Nordpuls Medical' }).getByText(/^Booth/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await dialog.getByRole('link', { name: 'Show more' }).press('Enter');
    // Whole profiles are for people who are signed in: that is where a visitor is led first.
    await expect(page).toHaveURL(/\/login\/.*returnUrl=.*profile%2F701/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
