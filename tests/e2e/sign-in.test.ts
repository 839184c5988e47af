// Journeys: an account, signing in and back to the page asked for, the header, another tab, another device, signing out; no token is left anywhere.
import { account, bookTicket, home, makeAccount, prefix, signIn } from './account.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';

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
    await expect(page.getByLabel(/Email/)).toHaveValue(email);

    await signIn(page, email);
    await expect(page).toHaveURL(prefix('helpdesk'));
    await settled(page);
    await expect(page).toHaveURL(prefix('helpdesk'));
    await expect(account(page)).toBeVisible();
    await expectAccessible(page, ['light']);

    // The page is rendered for her, and taken over as it came.
    const changed: string[] = [];
    page.on('console', (message) => message.text().startsWith('Foyer:') && changed.push(message.text()));
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.querySelector('#root main')?.setAttribute('data-first', '')),
    );
    const again = await page.reload();
    expect(await again!.text()).toContain('id="foyer-state"');
    expect(again!.headers()['cache-control']).toContain('private');
    await settled(page);
    await expect(account(page)).toBeVisible();
    await expect(page.locator('main[data-first]'), 'nothing is drawn anew').toHaveCount(1);
    expect(changed).toEqual([]);
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
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible({ timeout: 3000 });
    await open(page, prefix('helpdesk'));
    await expect(page).toHaveURL(new RegExp(prefix('login')));
    expect((await context.cookies()).map(({ name }) => name).filter((name) => /session|user_id|firstname|here/.test(name))).toEqual([]);
  });
});

test.describe('on two devices', () => {
  test('the device before is asked; one may stay, one signs out and is a visitor again', async ({ page, browser, baseURL }) => {
    const email = `two.${process.pid}@example.org`;
    await makeAccount(page, email);
    await open(page, prefix('login'));
    await signIn(page, email);
    await expect(account(page)).toBeVisible();
    const question = page.getByRole('dialog', { name: 'You signed in on another device' });
    const elsewhere = async () => {
      const device = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
      const other = await device.newPage();
      await open(other, prefix('login'));
      await signIn(other, email);
      await expect(account(other)).toBeVisible();
      return { other, close: () => device.close() };
    };

    const second = await elsewhere();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay signed in here' }).last().click();
    await expect(question).toBeHidden();
    await expect(account(page)).toBeVisible();
    await expect(account(second.other)).toBeVisible();
    const heard = new Promise<void>((done) => void page.once('websocket', (socket) => socket.once('framereceived', () => done())));
    await page.reload();
    await settled(page);
    await heard;
    await expect(account(page)).toBeVisible();
    await expect(question).toBeHidden();

    const third = await elsewhere();
    const asked = second.other.getByRole('dialog', { name: 'You signed in on another device' });
    await asked.getByRole('button', { name: 'Sign out here' }).click();
    await expect(second.other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    for (const one of [page, third.other]) await expect(account(one)).toBeVisible();
    await second.close();
    await third.close();
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
