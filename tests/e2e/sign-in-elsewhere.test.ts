// Journeys: signing in through others, in a browser: OpenID Connect at a real provider, OAuth with a token in the address, web forms with a jwt_token (A §4, §7).
import type { Page } from '@playwright/test';
import { ways } from './elsewhere/configuration.ts';
import { ACCESS_TOKEN, type OlderServices } from './elsewhere/older-services.ts';
import { SECRET } from './elsewhere/provider.ts';
import { test } from './elsewhere/site.ts';
import { secrets, tracesOf } from './elsewhere/traces.ts';
import { expect, expectAccessible, open, settled } from './journey.ts';

// One server for all: it takes longer to start than a journey takes.
test.describe.configure({ mode: 'default' });

type Way = (typeof ways)[keyof typeof ways];

/** Address of a page with the name first. */
const prefix = (name: string, { instance, event }: Way): string => `/${name}/${instance}/${event}/en-GB`;
/** The button with the name of who is signed in. */
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Noor Vale' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

/** Signs in at the provider as one of its people. */
async function sayWho(page: Page, issuer: string, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${issuer}/interaction/`));
  await page.getByLabel('Your address').fill(email);
  await page.getByRole('button', { name: 'Enter' }).click();
}

/** A person is signed in, on the page they requested, and stays there. */
async function expectInside(page: Page, way: Way): Promise<void> {
  await expect(page).toHaveURL(prefix('helpdesk', way));
  await settled(page);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(prefix('helpdesk', way));
  await expectNoTraces(page);
}

/** Nothing of a sign-in has stayed with the browser. */
async function expectNoTraces(page: Page): Promise<void> {
  const session = (await page.context().cookies(page.url())).find(({ name }) => name.includes('foyer-session'));
  const { here, history } = await tracesOf(page);
  for (const text of [here, ...history]) {
    expect(text).not.toMatch(secrets);
    for (const secret of [SECRET, ACCESS_TOKEN, session?.value ?? SECRET]) expect(text).not.toContain(secret);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button of a provider leads to it', async ({ page, elsewhere }) => {
    // A page that takes long to render is left to the browser, and there for the next visitor.
    await expect
      .poll(async () => (await page.request.get(prefix('login', ways.linked), { headers: { accept: 'text/html' } })).text())
      .toContain('The society');
    await page.goto(prefix('login', ways.linked));
    await page.getByRole('button', { name: 'The society' }).click();
    await expect(page).toHaveURL(new RegExp(`^${elsewhere.issuer}/interaction/`));
  });
});

test('OpenID Connect: a link, the provider, the terms, the page asked for; out again, there too', async ({ page, elsewhere }) => {
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  await open(page, prefix('helpdesk', ways.linked));
  await expect(page).toHaveURL(new RegExp(`${prefix('login', ways.linked)}\\?returnUrl=`));
  await page.getByRole('button', { name: 'The society' }).click();
  await sayWho(page, elsewhere.issuer, 'noor@example.org');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect your account');
  await expect(page.getByRole('main')).toContainText('There is no account with your email address yet');
  await settled(page);
  await expectAccessible(page, ['light']);
  await page.getByRole('button', { name: 'Create account' }).click();
  // Not without the terms.
  await expect(page.getByRole('checkbox', { name: /terms/i })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectInside(page, ways.linked);
  expect(referrers.filter((referrer) => secrets.test(referrer))).toEqual([]);
  const session = (await page.context().cookies()).find(({ name }) => name.includes('foyer-session'))!;
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await account(page).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Leave the society' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await expect(signInLink(page)).toBeVisible();
  await expectNoTraces(page);
  // The provider does not know who is there any more.
  await open(page, prefix('login', ways.linked));
  await page.getByRole('button', { name: 'The society' }).click();
  await expect(page.getByLabel('Your address')).toBeVisible();
});

test('single sign-on: the provider is gone to by itself, and whoever it knows is in without a question', async ({ page, elsewhere }) => {
  await page.goto(prefix('helpdesk', ways.automatic));
  await sayWho(page, elsewhere.issuer, 'vale@example.org');
  await expectInside(page, ways.automatic);

  // Here the session has ended, there it has not.
  await page.context().clearCookies({ name: /foyer/ });
  await page.goto(prefix('home', ways.automatic));
  await expect(signInLink(page)).toBeVisible();
  await page.goto(prefix('helpdesk', ways.automatic));
  await expectInside(page, ways.automatic);
});

test('single sign-on: whoever turns round at the provider is not sent there again, but may go', async ({ page, elsewhere }) => {
  await page.goto(prefix('helpdesk', ways.automatic));
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(new RegExp(`^${elsewhere.address}${prefix('login', ways.automatic)}`));
  await settled(page);
  await expect(page.getByRole('main')).toContainText('That did not work. Please try again.');
  // The requested page is requested again: it waits for a press (R33).
  await open(page, prefix('helpdesk', ways.automatic));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await sayWho(page, elsewhere.issuer, 'turned@example.org');
  await expectInside(page, ways.automatic);
});

test('OAuth: the token of the hash leaves the address, three seconds pass, then comes the page asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.clock.install();
  await page.addInitScript(() => {
    const waits: number[] = [];
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { waits, setTimeout: (work: () => void, length = 0) => (waits.push(length), wait(work, length)) });
  });
  // Time is stopped from the moment of the request to the server.
  await page.route('**/api/Session/Take*', async (route) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await route.continue();
  });
  await open(page, prefix('helpdesk', ways.oauth));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => (window as unknown as { waits: number[] }).waits.includes(3000));

  const auth = prefix('auth', ways.oauth);
  await page.clock.runFor(2999);
  await expect(page).toHaveURL(auth);
  await expect(page.getByRole('status')).toHaveText('Attempting authentication request');
  await expectNoTraces(page);
  const left = page.waitForURL(prefix('helpdesk', ways.oauth));
  await page.clock.runFor(1);
  await left;
  await page.clock.resume();
  await expectInside(page, ways.oauth);
  expect(asked.filter((address) => address.includes(ACCESS_TOKEN))).toEqual([]);
});

test.describe('web forms', () => {
  // What is refused says so, and nothing else does.
  test.use({ expected: [/^401 .*Session\/Take|status of 401/] });

  test('a jwt_token signs in; one of another key does not, nor one that did before', async ({ page, elsewhere }) => {
    const follow = async (gives: OlderServices['gives']): Promise<void> => {
      elsewhere.older.gives = gives;
      await page.context().clearCookies({ name: /foyer/ });
      await open(page, prefix('helpdesk', ways.webforms));
      const taken = page.waitForResponse(/Session\/Take/);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      expect((await taken).status()).toBe(gives === 'good' ? 200 : 401);
    };
    const expectVisitor = async (): Promise<void> => {
      await expect(page).toHaveURL(prefix('helpdesk', ways.webforms));
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
      await expectNoTraces(page);
    };
    await follow('forged');
    await expectVisitor();
    await follow('good');
    await expectInside(page, ways.webforms);
    await follow('again');
    await expectVisitor();
  });
});
