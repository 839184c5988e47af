// Sign-in through a real provider of OpenID Connect: the whole flow, every decision in it, and the sign-out.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { SITE } from './fixture/browser.ts';
import type { TestProvider } from './fixture/oidc-provider.ts';
import { correlate, me, type OidcSite, oidcSite, Q, someone, start } from './fixture/oidc-site.ts';
import type { SignInServer } from './fixture/sign-in-server.ts';

for (const { name, available, make } of databases)
  describe.skipIf(!available)(name, () => {
    let site: OidcSite;
    let society: TestProvider;
    let guild: TestProvider;
    let server: SignInServer;
    beforeAll(async () => {
      site = await oidcSite(await make());
      ({ society, guild, server } = site);
    });
    afterAll(() => site.close());
    beforeEach(() => {
      society.person = someone();
      guild.person = someone();
    });

    test('the authorisation request has PKCE, state and nonce, and no secret', async () => {
      const query = new URL(await start(server.browser())).searchParams;
      expect(query.get('code_challenge_method')).toBe('S256');
      for (const name of ['code_challenge', 'state', 'nonce']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
      expect(query.toString()).not.toContain('a-secret-of-the-provider');
    });

    test('a new person accepts the terms, is registered, is admitted, and is admitted at once the next time', async () => {
      const browser = server.browser();
      society.person = someone({ congress_tickets: ['Delegate', { TicketTypeName: 'Workshop', IsPayed: false }, 7] });
      const answer = await browser.open(await society.follow(await start(browser)));
      const asked = new URL(answer.headers.location!);
      expect(asked.pathname).toBe('/demo/heart27/en-GB/auth/correlate');
      expect(asked.searchParams.get('returnUrl')).toBe(`${SITE}/home/demo/heart27/en-GB/program`);
      expect((await me(browser)).User).toBeNull();
      expect((await correlate(browser)).statusAction).toBe('ExternalUserNeedsRegistration');
      expect((await browser.get(`/api/token/external/register?${Q}&acceptedTerms=false`)).statusCode).toBe(400);
      const done = (await browser.get(`/api/token/external/register?${Q}&acceptedTerms=true`)).json<
        Awaited<ReturnType<typeof correlate>>
      >();
      expect(done).toMatchObject({ statusAction: 'ExternalUserReadyToLogin', areTermsAccepted: true });
      // Asked twice, as a page does that is mounted twice.
      expect((await correlate(browser)).redirect.redirectUrl).toMatch(/^\/auth\/callback\?code=/);
      const inside = await browser.open(done.redirect.redirectUrl);
      expect(inside.headers.location).toBe(`${SITE}/home/demo/heart27/en-GB/program`);
      expect(await me(browser)).toMatchObject({
        User: { Email: society.person['email'], Firstname: 'Noor' },
        Tickets: [{ TicketTypeName: 'Delegate' }, { TicketTypeName: 'Workshop' }],
      });
      // Nobody waits any more, and the callback is used up.
      expect((await browser.get(`/api/token/external/correlate?${Q}`)).statusCode).toBe(401);
      const again = server.browser();
      society.person = { ...society.person, congress_tickets: ['Delegate'] };
      expect((await again.open(await society.follow(await start(again)))).headers.location).toBe(`${SITE}/home/demo/heart27/en-GB/program`);
      expect((await me(again)).Tickets).toMatchObject([{ TicketTypeName: 'Delegate' }]);
    });

    test('an account with the same address is joined by its password only', async () => {
      const browser = server.browser();
      const email = String(society.person['email']);
      const id = await server.account(email, { password_hash: await server.people.passwords.hash('a right password') });
      await browser.open(await society.follow(await start(browser)));
      expect((await correlate(browser)).statusAction).toBe('ExternalUserNeedsPassword');
      // Registering does not go around it.
      await browser.get(`/api/token/external/register?${Q}&acceptedTerms=true`);
      expect((await correlate(browser)).statusAction).toBe('ExternalUserNeedsPassword');
      const confirm = (Password: string) => browser.post(`/api/token/external/confirm?${Q}&acceptedTerms=True`, { Password });
      const wrong = await confirm('a wrong password');
      expect([wrong.statusCode, wrong.json<{ error: { message: string } }>().error.message]).toEqual([
        401,
        'Something went wrong. Please check your password and try again.',
      ]);
      const done = (await confirm('a right password')).json<Awaited<ReturnType<typeof correlate>>>();
      await browser.open(done.redirect.redirectUrl);
      expect((await me(browser)).User).toMatchObject({ UserId: String(id) });
    });

    test('a locked address is not joined, though the password is right', async () => {
      const browser = server.browser();
      const email = String(society.person['email']);
      await server.account(email, { password_hash: await server.people.passwords.hash('right') });
      const locked = { count: 10, locked_until: server.time.now + 60_000, last_at: server.time.now };
      await server.store.db
        .insertInto('sign_in_failures')
        .values({ instance_key: 'demo', email_key: email, ...locked })
        .execute();
      await browser.open(await society.follow(await start(browser)));
      expect((await browser.post(`/api/token/external/confirm?${Q}`, { Password: 'right' })).statusCode).toBe(401);
    });

    test('guessing passwords ends', async () => {
      const browser = server.browser();
      await server.account(String(society.person['email']), { password_hash: await server.people.passwords.hash('right') });
      await browser.open(await society.follow(await start(browser)));
      for (let count = 0; count < 10; count += 1) await browser.post(`/api/token/external/confirm?${Q}`, { Password: 'wrong' });
      expect((await browser.post(`/api/token/external/confirm?${Q}`, { Password: 'right' })).statusCode).toBe(429);
    });

    test('an account with an unconfirmed address loses the password somebody set before', async () => {
      const browser = server.browser();
      const id = await server.account(String(society.person['email']), { password_hash: 'planted', confirmed_at: null });
      await browser.open(await society.follow(await start(browser)));
      await browser.get(`/api/token/external/register?${Q}&acceptedTerms=true`);
      const row = await server.store.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect([row.password_hash, row.confirmed_at]).toEqual([null, server.time.now]);
    });

    test('what waits belongs to its browser', async () => {
      const browser = server.browser();
      await browser.open(await society.follow(await start(browser)));
      const other = server.browser();
      await start(other);
      expect((await other.get(`/api/token/external/correlate?${Q}`)).statusCode).toBe(401);
      expect((await other.get(`/api/token/external/register?${Q}&acceptedTerms=true`)).statusCode).toBe(401);
    });

    test('a provider that registers at once asks nothing, and data that differ are compared later', async () => {
      const browser = server.browser();
      expect((await browser.open(await guild.follow(await start(browser, 'guild')))).headers.location).toBe(
        `${SITE}/home/demo/heart27/en-GB/program`,
      );
      expect((await browser.get(`/api/user/ExternalUserCompareData?${Q}`)).json()).toEqual([]);
      guild.person = { ...guild.person, family_name: 'Vale-Ostrander' };
      const again = server.browser();
      await again.open(await guild.follow(await start(again, 'guild')));
      expect((await again.get(`/api/user/ExternalUserCompareData?${Q}`)).json()).toEqual([
        { Field: 'Surname', Own: 'Vale', External: 'Vale-Ostrander' },
      ]);
      expect((await again.post(`/api/user/SyncExternalUser?${Q}&doSyncContact=true`)).json()).toEqual({ Synced: true });
      expect((await me(again)).User).toMatchObject({ Surname: 'Vale-Ostrander' });
    });

    test('sign-out continues to the provider and returns', async () => {
      const [browser, jar] = [server.browser(), new Map<string, string>()];
      society.person = someone();
      await browser.open(await society.follow(await start(browser), jar));
      const { redirect } = (await browser.get(`/api/token/external/register?${Q}&acceptedTerms=true`)).json<{
        redirect: { redirectUrl: string };
      }>();
      await browser.open(redirect.redirectUrl);
      const { Url } = (await browser.post(`/api/Session/End?${Q}`, { ReturnUrl: '/imprint' })).json<{ Url: string }>();
      const out = new URL(Url);
      expect(out.origin).toBe(society.issuer);
      expect(out.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
      expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/auth/signed-out`);
      expect((await fetch(out)).status).toBe(200);
      expect((await browser.open('/auth/signed-out')).headers.location).toBe(`${SITE}/imprint`);
      expect((await browser.open('/auth/signed-out')).headers.location).toBe('/');
    });

    test('links name the providers in the order of the organiser', async () => {
      const Url = (provider: string) => `${SITE}/auth/start?eventShort=demo%2Fheart27&provider=${provider}`;
      expect((await server.browser().get('/v2/event/heart27/config/sso/links')).json()).toEqual([
        { Provider: 'society', Name: 'The society', Url: Url('society') },
        { Provider: 'guild', Name: 'The guild', Url: Url('guild') },
        { Provider: 'silent', Name: 'silent', Url: Url('silent') },
      ]);
    });
  });
