// Who is authenticated and still not admitted: another instance's browser, a blocked account, terms not accepted, a password not known (A §4).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';
import { takesTokens, tokenOf, tokenSecrets } from './fixture/token.ts';

/** Asks everybody for terms and registration. */
let asking: SignInServer;
/** Creates accounts at once, and takes tokens from anywhere; names of tickets are in `congress_tickets`. */
let sure: SignInServer;
beforeAll(async () => {
  const atOnce = (more: object = {}) => takesTokens({ registerAtOnce: true, unsolicited: true, ...more });
  asking = await signInServer({ instance: takesTokens(), rival: takesTokens(), secrets: tokenSecrets, signInFailures: 10 });
  sure = await signInServer({ instance: atOnce({ claims: { tickets: 'congress_tickets' } }), rival: atOnce(), secrets: tokenSecrets });
});
afterAll(async () => {
  await asking.close();
  await sure.close();
});

const begin = (browser: TestBrowser, event = 'heart27') => browser.post(`/api/Session/Start?shortName=${event}`, {});
const take = (browser: TestBrowser, Jwt: string, event = 'heart27') => browser.post(`/api/Session/Take?shortName=${event}`, { Jwt });
const correlate = async (browser: TestBrowser, event = 'heart27') => {
  const answer = await browser.get(`/api/token/external/correlate?shortName=${event}`);
  return { status: answer.statusCode, ...answer.json<{ statusAction?: string; error?: { code: string } }>() };
};
const register = (browser: TestBrowser) => browser.get('/api/token/external/register?shortName=heart27&acceptedTerms=true');
type Me = { User: { UserId: string } | null; Tickets: { TicketTypeName: string }[]; MayBeSuperUser: boolean };
const me = async (browser: TestBrowser, event = 'heart27'): Promise<Me> =>
  (await browser.get(`/api/Session/Me?shortName=${event}`)).json<Me>();
/** A browser that has begun a sign-in and brought its token. */
const arrived = async (server: SignInServer, email: string): Promise<{ browser: TestBrowser; address: string }> => {
  const browser = server.browser();
  await begin(browser);
  return { browser, address: (await take(browser, tokenOf(email))).json<{ ReturnUrl: string }>().ReturnUrl };
};
/** The browser shows the cookie of its sign-in to the other instance as well. */
const copyCookie = (browser: TestBrowser): void =>
  void browser.cookies.set('foyer-sign-in-rival', browser.cookies.get('foyer-sign-in-demo')!);

describe('who waits', () => {
  test('waits half an hour, to the millisecond', async () => {
    const { browser } = await arrived(asking, 'waits@example.org');
    const before = asking.time.now;
    asking.time.now += 1_800_000 - 1;
    expect((await correlate(browser)).statusAction).toBe('ExternalUserNeedsRegistration');
    asking.time.now += 1;
    expect(await correlate(browser)).toMatchObject({ status: 401, error: { code: 'nobody-waits' } });
    expect((await register(browser)).statusCode).toBe(401);
    asking.time.now = before;
  });

  test('waits at the instance where the sign-in began, and nowhere else', async () => {
    const { browser } = await arrived(asking, 'elsewhere@example.org');
    copyCookie(browser);
    expect((await correlate(browser, 'rival27')).status).toBe(401);
    expect((await correlate(browser)).status).toBe(200);
  });

  test('is asked for the terms once, also with an account', async () => {
    const { browser } = await arrived(asking, 'terms@example.org');
    await register(browser);
    await asking.store.db.updateTable('accounts').set({ terms_accepted_at: null }).where('email', '=', 'terms@example.org').execute();
    const again = await arrived(asking, 'terms@example.org');
    expect(new URL(again.address).pathname).toBe('/demo/heart27/en-GB/auth/correlate');
    expect((await me(again.browser)).User).toBeNull();
    expect((await correlate(again.browser)).statusAction).toBe('ExternalUserNeedsTerms');
    await again.browser.get('/api/core/SetTermsAccepted?shortName=heart27');
    expect((await correlate(again.browser)).statusAction).toBe('ExternalUserReadyToLogin');
  });
});

describe('terms of the event in a new version', () => {
  const use = { schemaVersion: 1, version: '2', title: 'Terms of use', content: '<p>Be kind.</p>' };
  let server: SignInServer;
  beforeAll(async () => {
    server = await signInServer({
      instance: takesTokens({ unsolicited: true }),
      files: { 'demo/heart27/terms/use.json': JSON.stringify(use) },
      secrets: tokenSecrets,
    });
  });
  afterAll(() => server.close());
  const accepted = async () =>
    (await server.store.db.selectFrom('terms_acceptances').select(['terms_id', 'version', 'is_accepted']).execute()).map((row) =>
      Object.values(row).join(' '),
    );
  /** Somebody who has an account, and had accepted the version before. */
  const known = async (email: string) => {
    await server.store.db.deleteFrom('terms_acceptances').execute();
    await register((await arrived(server, email)).browser);
    expect(await accepted()).toEqual(['use 2 1']);
    await server.store.db.updateTable('terms_acceptances').set({ version: '1' }).execute();
  };

  test('is asked for once a provider has vouched, and no session begins before', async () => {
    await known('terms@example.org');
    const { browser, address } = await arrived(server, 'terms@example.org');
    expect(new URL(address).pathname).toBe('/demo/heart27/en-GB/auth/correlate');
    expect((await me(browser)).User).toBeNull();
    expect(await correlate(browser)).toMatchObject({ statusAction: 'ExternalUserNeedsTerms', areTermsAccepted: false });
    await browser.get('/api/core/SetTermsAccepted?shortName=heart27');
    expect((await correlate(browser)).statusAction).toBe('ExternalUserReadyToLogin');
    expect((await accepted()).sort()).toEqual(['use 1 1', 'use 2 1']);
    expect((await me((await arrived(server, 'terms@example.org')).browser)).User).not.toBeNull();
  });

  test('is asked of who brings a token alone, where they are known', async () => {
    await known('alone@example.org');
    const browser = server.browser();
    const reply = await take(browser, tokenOf('alone@example.org'));
    expect(new URL(reply.json<{ ReturnUrl: string }>().ReturnUrl).pathname).toBe('/demo/heart27/en-GB/auth/correlate');
    expect((await me(browser)).User).toBeNull();
    expect((await correlate(browser)).statusAction).toBe('ExternalUserNeedsTerms');
    await server.account('has@example.org', { password_hash: 'x' });
    for (const email of ['nobody@example.org', 'has@example.org'])
      expect((await take(server.browser(), tokenOf(email))).statusCode, email).toBe(401);
  });
});

test('a sign-in that began at one instance takes no token at another', async () => {
  const browser = asking.browser();
  await begin(browser);
  copyCookie(browser);
  const Jwt = tokenOf('other@example.org');
  expect((await take(browser, Jwt, 'rival27')).statusCode).toBe(401);
  expect((await take(browser, Jwt)).statusCode).toBe(200);
});

test('a blocked account is refused before anything of it is touched', async () => {
  const [known, joined] = ['blocked@example.org', 'joined@example.org'];
  await asking.account(known, { password_hash: 'x' });
  await register((await arrived(asking, joined)).browser);
  await asking.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('email', 'in', [known, joined]).execute();
  for (const email of [known, joined]) {
    const browser = asking.browser();
    await begin(browser);
    expect((await take(browser, tokenOf(email))).statusCode, email).toBe(401);
    expect((await correlate(browser)).error?.code, email).toBe('nobody-waits');
  }
  // A provider that decides at once links no account.
  const id = await sure.account(known, { confirmed_at: null, password_hash: 'x' });
  await sure.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', id).execute();
  expect((await take(sure.browser(), tokenOf(known))).statusCode).toBe(401);
  expect(await sure.store.db.selectFrom('external_identities').selectAll().where('account_id', '=', id).execute()).toEqual([]);
});

test('registration still requires the password of an existing account', async () => {
  await sure.account('has@example.org', { password_hash: await sure.people.passwords.hash('a right password') });
  const { browser, address } = await arrived(sure, 'has@example.org');
  expect(new URL(address).pathname).toBe('/demo/heart27/en-GB/auth/correlate');
  expect((await me(browser)).User).toBeNull();
  expect((await correlate(browser)).statusAction).toBe('ExternalUserNeedsPassword');
  expect(
    await sure.store.db.selectFrom('external_identities').select('account_id').where('subject', '=', 'has@example.org').execute(),
  ).toEqual([]);
});

test('the owner who takes an unconfirmed account ends the sessions somebody had on it', async () => {
  const email = 'planted@example.org';
  const accountId = await asking.account(email, { confirmed_at: null, password_hash: 'x' });
  const { secret } = await asking.people.sessions.begin({ accountId, instance: 'demo', device: '', browser: '' });
  const { browser } = await arrived(asking, email);
  expect(await asking.people.sessions.find(secret)).toBeDefined();
  expect((await register(browser)).statusCode).toBe(200);
  expect(await asking.people.sessions.find(secret)).toBeUndefined();
});

test('one identity has an account of its own at each instance', async () => {
  const [here, there] = [sure.browser(), sure.browser()];
  expect((await take(here, tokenOf('both@example.org'))).statusCode).toBe(200);
  expect((await take(there, tokenOf('both@example.org'), 'rival27')).statusCode).toBe(200);
  const [one, other] = [(await me(here)).User?.UserId, (await me(there, 'rival27')).User?.UserId];
  expect([typeof one, typeof other, one === other]).toEqual(['string', 'string', false]);
});

describe('tickets of a token', () => {
  test('come and go with it; those from elsewhere stay', async () => {
    const email = 'tickets@example.org';
    const named = (...congress_tickets: string[]) => tokenOf(email, { congress_tickets });
    await take(sure.browser(), named('Delegate', 'Workshop'));
    const kept = await sure.store.db.selectFrom('tickets').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow();
    const { id: _, ...imported } = kept as typeof kept & { id?: number };
    const document = JSON.stringify({ ...(JSON.parse(kept.document) as object), TicketTypeName: 'Imported' });
    await sure.store.db
      .insertInto('tickets')
      .values({ ...imported, external_key: 'R-1', document })
      .execute();
    const browser = sure.browser();
    await take(browser, named('Delegate'));
    expect((await me(browser)).Tickets.map(({ TicketTypeName }) => TicketTypeName).sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'Delegate',
      'Imported',
    ]);
  });

  test('are fifty at most', async () => {
    const browser = sure.browser();
    await take(browser, tokenOf('fifty@example.org', { congress_tickets: Array.from({ length: 60 }, (_, at) => `T${at}`) }));
    expect((await me(browser)).Tickets).toHaveLength(50);
  });

  test('are none where no claim is named for them, whatever claims a token has', async () => {
    const browser = sure.browser();
    await take(browser, tokenOf('unnamed@example.org', { '': ['Delegate'], tickets: ['Delegate'] }), 'rival27');
    const { User, Tickets, MayBeSuperUser } = await me(browser, 'rival27');
    expect([User !== null, Tickets, MayBeSuperUser]).toEqual([true, [], false]);
  });
});

test('a token signed by another algorithm of the shared key is refused, and by a key of less than 32 characters', async () => {
  expect((await take(sure.browser(), tokenOf('hs512@example.org', {}, { alg: 'HS512' }))).statusCode).toBe(401);
  for (const [length, status] of [
    [31, 401],
    [32, 200],
  ] as const) {
    const key = 'k'.repeat(length);
    const server = await signInServer({
      instance: takesTokens({ unsolicited: true, registerAtOnce: true }),
      secrets: { FOYER_JWT_DEMO_KEY: key },
    });
    expect((await take(server.browser(), tokenOf('short@example.org', {}, { key }))).statusCode, String(length)).toBe(status);
    await server.close();
  }
});

test('guessing the passwords of many accounts from one address ends', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) {
    await asking.account(`many${at}@example.org`, { password_hash: 'no hash of any password' });
    const { browser } = await arrived(asking, `many${at}@example.org`);
    statuses.push((await browser.post('/api/token/external/confirm?shortName=heart27', { Password: 'wrong' })).statusCode);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
});
