// Journeys: an account, signing in and back to the page asked for, the header, another tab, signing out; no token is left anywhere.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { homeOf } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';

const event = { instance: 'society', event: 'guards27' };
const home = homeOf(event);
const prefix = (name: string): string => `/${name}/${event.instance}/${event.event}/en-GB`;
const PASSWORD = 'a long and quiet evening 27';

/** Makes an account the way a visitor does: the form, the letter, its link. */
async function makeAccount(page: Page, email: string): Promise<void> {
  await open(page, prefix('createaccount'));
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel(/Surname|Last name/).fill('Aydin');
  await page.getByLabel(/E-mail/).fill(email);
  const passwords = page.locator('input[type="password"]');
  for (const index of [0, 1]) await passwords.nth(index).fill(PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.locator('#foyer-main form button[type="submit"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mailbox/i);
  await page.goto('/dev/mail');
  const letter = page.locator('article, li, section').filter({ hasText: email }).first();
  const link = (await letter.locator('a[href*="confirmation"]').first().getAttribute('href'))!;
  await open(page, new URL(link, page.url()).pathname + new URL(link, page.url()).search);
  await expect(page).toHaveURL(new RegExp(prefix('login')));
}

/** Gives the address a ticket, as the organiser does with the list of the booking system. */
function bookTicket(file: string, email: string): void {
  writeFileSync(file, `TicketId,Email,TicketTypeName,IsValid,IsPayed\nT-${email},${email},Full Congress,true,true\n`);
  const root = join(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['cli/index.ts', 'tickets', 'import', file, '--event', `${event.instance}/${event.event}`], {
    cwd: root,
    env: { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '' },
  });
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/E-mail/).fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('#foyer-main form button[type="submit"]').click();
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mira Aydin' });

test.describe('with an account', () => {
  // A wrong password is answered as such.
  test.use({ expected: [/^401 .*ValidateLoginFromBody|status of 401/] });

  test('sign in, back to the page asked for, a second tab, sign out', async ({ page, context }, info) => {
    const email = `mira.${process.pid}@example.org`;
    const told: string[] = [];
    page.on('request', (request) => told.push(request.url()));
    await makeAccount(page, email);
    bookTicket(info.outputPath('tickets.csv'), email);

    await open(page, prefix('helpdesk'));
    await expect(page).toHaveURL(new RegExp(`${prefix('login')}\\?returnUrl=`));
    await signIn(page, email, 'not the password at all');
    await expect(page.getByRole('main')).toContainText(/password/i);
    await expect(page.getByLabel(/E-mail/)).toHaveValue(email);

    await signIn(page, email);
    await expect(page).toHaveURL(prefix('helpdesk'));
    await settled(page);
    await expect(page).toHaveURL(prefix('helpdesk'));
    await expect(account(page)).toBeVisible();
    await expectAccessible(page, ['light']);

    await page.reload();
    await settled(page);
    await expect(account(page)).toBeVisible();
    const session = (await context.cookies()).find(({ name }) => name.includes('foyer-session'))!;
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state, location.href]),
    );
    expect(kept).not.toContain(session.value);
    expect(kept).not.toMatch(/access_token|jwt_token|code=/);
    expect(told.filter((url) => url.includes(session.value))).toEqual([]);

    const other = await context.newPage();
    await open(other, home);
    await expect(account(other)).toBeVisible();
    await account(page).click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible({ timeout: 3000 });
    await open(page, prefix('helpdesk'));
    await expect(page).toHaveURL(new RegExp(prefix('login')));
    expect((await context.cookies()).map(({ name }) => name).filter((name) => /session|user_id|firstname|here/.test(name))).toEqual([]);
  });
});

test.describe('with a token', () => {
  // This event knows no older sign-in.
  test.use({ expected: [/^404 .*Session\/Take|status of 404/] });

  test('a token in the address leaves it before anything is asked, and opens nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() !== 'document' && asked.push(request.url() + (request.headers()['referer'] ?? '')),
    );
    await open(page, `${home}?day=2&jwt_token=e30.e30.c2ln&container=browser#travel`);
    await expect(page).toHaveURL(`${home}?day=2&container=browser#travel`);
    expect(asked.filter((address) => address.includes('c2ln'))).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
});
