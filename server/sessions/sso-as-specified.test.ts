// Single sign-on with the parameters of the specification alone: links that can be followed, and steps that know their event by the sign-in under way (A §7).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { SITE, type TestBrowser } from './fixture/browser.ts';
import { me, type OidcSite, oidcSite, someone } from './fixture/oidc-site.ts';

let site: OidcSite;
beforeAll(async () => {
  site = await oidcSite(await databases[0]!.make());
});
afterAll(() => site.close());
beforeEach(() => {
  site.society.person = someone();
});

type User = { statusAction: string; redirect: { redirectUrl: string } };
const links = async (): Promise<{ Provider: string; Url: string }[]> =>
  (await site.server.browser().get('/v2/event/heart27/config/sso/links')).json();
/** Goes to the link of the society, and back from it; returns where that leads. */
const arrive = async (browser: TestBrowser, more = ''): Promise<string> => {
  const begun = await browser.open(`${(await links())[0]!.Url}${more}`);
  expect(begun.statusCode).toBe(303);
  return (await browser.open(await site.society.follow(begun.headers.location!))).headers.location!;
};

test('a link leads to its provider and back; state and registration need no name of the event', async () => {
  const browser = site.server.browser();
  expect(new URL(await arrive(browser)).pathname).toBe('/demo/heart27/en-GB/auth/correlate');
  const returnUrl = encodeURIComponent('/home/demo/heart27/en-GB/program?q=1');
  const state = await browser.get(`/api/token/external/correlate?returnUrl=${returnUrl}`);
  expect(state.json<User>().statusAction).toBe('ExternalUserNeedsRegistration');
  const done = (await browser.get(`/api/token/external/register?acceptedTerms=true&returnUrl=${returnUrl}`)).json<User>();
  expect(done.statusAction).toBe('ExternalUserReadyToLogin');
  // To the return address, not home, where the link began.
  expect((await browser.open(done.redirect.redirectUrl)).headers.location).toBe(`${SITE}/home/demo/heart27/en-GB/program?q=1`);
  expect((await me(browser)).User).toMatchObject({ Email: site.society.person['email'] });
});

test('an account is joined by its password with returnUrl and acceptedTerms alone; a foreign return address counts for nothing', async () => {
  const browser = site.server.browser();
  const password_hash = await site.server.people.passwords.hash('a right password');
  await site.server.account(String(site.society.person['email']), { password_hash, terms_accepted_at: null });
  await arrive(browser, `&returnUrl=${encodeURIComponent('/home/demo/heart27/en-GB/program')}`);
  const query = `returnUrl=${encodeURIComponent('https://evil.example/')}&acceptedTerms=True`;
  const confirm = (Password: string) => browser.post(`/api/token/external/confirm?${query}`, { Password });
  expect((await confirm('a wrong password')).statusCode).toBe(401);
  const done = (await confirm('a right password')).json<User>();
  expect(done.statusAction).toBe('ExternalUserReadyToLogin');
  expect((await browser.open(done.redirect.redirectUrl)).headers.location).toBe(`${SITE}/home/demo/heart27/en-GB/program`);
});

test('registration with a password, and an error where no identity waits', async () => {
  const browser = site.server.browser();
  for (const path of ['correlate', 'register?acceptedTerms=true'])
    expect((await browser.get(`/api/token/external/${path}`)).json()).toMatchObject({ error: { code: 'nobody-waits' } });
  await arrive(browser);
  // Another browser, and a cookie made up, know nothing of it.
  const other = site.server.browser();
  other.cookies.set('foyer-sign-in-demo', 'x'.repeat(43));
  expect((await other.get('/api/token/external/correlate')).statusCode).toBe(401);
  const Password = 'a phrase of my own choice';
  const done = await browser.post('/api/token/external/register/password?acceptedTerms=true', { Password, ConfirmPassword: Password });
  expect(done.json<User>().statusAction).toBe('ExternalUserReadyToLogin');
});

test('a link is for people who follow it, of providers there are; silence of a provider leads to the login page', async () => {
  const [society, , silent] = await links();
  const open = (address: string, headers: Record<string, string> = {}) =>
    site.server.app.inject({ url: address.slice(SITE.length), headers: { host: 'event.example.org', ...headers } });
  for (const dest of ['image', 'iframe', 'empty']) expect((await open(society!.Url, { 'sec-fetch-dest': dest })).statusCode).toBe(403);
  expect((await open(society!.Url, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(303);
  expect((await open(`${SITE}/auth/start?eventShort=heart27&provider=nobody`)).statusCode).toBe(400);
  expect((await open(`${SITE}/auth/start?eventShort=nothing27`)).statusCode).toBe(404);
  expect((await open(`${SITE}/auth/start`)).json()).toMatchObject({ error: { field: 'eventShort' } });
  const back = encodeURIComponent('/home/demo/heart27/en-GB/program');
  expect((await open(`${silent!.Url}&returnUrl=${back}`)).headers.location).toBe(
    `/login/demo/heart27/en-GB?problem=refused&returnUrl=${back}`,
  );
});

test('what is kept to go to is a path of this site, or nothing', async () => {
  const asked = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/home/demo',
    `${SITE}/x`,
    '/'.repeat(2000),
  ];
  const kept: string[] = [];
  for (const ReturnUrl of asked) {
    await site.server.store.db.deleteFrom('sign_ins').execute();
    expect((await site.server.browser().post('/api/Session/Start?shortName=heart27', { ReturnUrl })).statusCode).toBe(200);
    kept.push((await site.server.store.db.selectFrom('sign_ins').select('return_url').executeTakeFirstOrThrow()).return_url);
  }
  expect(kept).toEqual(['', '', '', '', `${SITE}/home/demo`, `${SITE}/x`, '']);
});
