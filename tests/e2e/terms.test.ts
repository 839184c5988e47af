// New terms while somebody has a page open: the page asks, nothing goes on before the answer, and the answer is kept with its version.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOCK, homeOf, kardia } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';
import { serverAt } from './server-at.ts';
import { signInByCalls } from './shell/person.ts';

const EVENT = `${kardia.instance}/${kardia.event}`;
const root = join(import.meta.dirname, '../..');

test('an open page asks for terms that are new; accepted once, nobody is asked again', async ({ browser }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-terms-'));
  const settings = { FOYER_DATA: join(folder, 'data'), DATABASE_URL: '', FOYER_MAIL: 'mailbox' };
  const configuration = join(folder, 'configuration');
  cpSync(join(root, 'sample-configs', kardia.instance), join(configuration, kardia.instance), { recursive: true });
  const publish = (): void => {
    const env = { ...process.env, ...settings, FOYER_CLOCK: CLOCK };
    execFileSync(process.execPath, ['cli/index.ts', 'publish', configuration], { cwd: root, env });
  };
  publish();
  const { address, stop } = await serverAt(CLOCK, settings);
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies([{ name: 'kardia.kardia2027.analytics', value: 'declined', url: address }]);
  const page = await context.newPage();
  const user = await signInByCalls(page, address, EVENT, `terms.${process.pid}@example.org`);
  expect(user.Firstname).toBe('Mira');
  await open(page, homeOf(kardia));
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' });
  await expect(dialog).toHaveCount(0);

  const file = join(configuration, EVENT, 'terms/terms-of-use.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"2027-01"', '"2027-05"'));
  publish();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dialog).toContainText('Terms of use (2027-05)');
  await expectAccessible(page, ['light']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');

  // The way to one's own data stays open.
  await dialog.getByRole('link', { name: 'My account and data' }).click();
  await expect(page).toHaveURL(/\/myarea\/.*\/profile$/);
  await expect(dialog).toHaveCount(0);
  await open(page, homeOf(kardia));
  await dialog.getByRole('checkbox', { name: 'I accept: Terms of use' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
  await open(page, homeOf(kardia));
  await settled(page);
  await expect(dialog).toHaveCount(0);
  const entries = await page.request.get(
    `/api/custominterfaces/oauth/UserConsent/TermsAndConditions?pContextId=${encodeURIComponent(EVENT)}&pLanguage=en-GB`,
  );
  expect(await entries.json()).toContainEqual(expect.objectContaining({ Id: 'terms-of-use', Version: '2027-05', IsAccepted: true }));
  await context.close();
  await stop();
  rmSync(folder, { recursive: true });
});
