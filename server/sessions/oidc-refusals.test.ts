// Invalid answers of a provider of OpenID Connect; none of them signs anybody in (quality S03, S13).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { SITE, type TestBrowser } from './fixture/browser.ts';
import type { TestProvider } from './fixture/oidc-provider.ts';
import { me, type OidcSite, oidcSite, Q, someone, start } from './fixture/oidc-site.ts';
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

    const refused = async (browser: TestBrowser, address: string): Promise<string> => {
      const answer = await browser.open(address);
      expect((await me(browser)).User).toBeNull();
      expect(browser.cookies.has('foyer-session-demo')).toBe(false);
      return new URL(answer.headers.location!, SITE).searchParams.get('problem') ?? answer.headers.location!;
    };

    test('an unknown state, or one of another browser, is refused', async () => {
      const browser = server.browser();
      const came = new URL(await society.follow(await start(browser)));
      const forged = new URL(came);
      forged.searchParams.set('state', 'A'.repeat(43));
      expect(await refused(browser, forged.href)).toBe('/');
      expect(await refused(server.browser(), came.href)).toBe('expired');
    });

    test('an id token that somebody else has signed is refused', async () => {
      const browser = server.browser();
      const came = await society.follow(await start(browser));
      society.forges = true;
      expect(await refused(browser, came)).toBe('refused');
      society.forges = false;
      const honest = server.browser();
      expect((await honest.open(await society.follow(await start(honest)))).headers.location).not.toContain('problem');
    });

    test('userinfo of somebody else than the id token is refused', async () => {
      const browser = server.browser();
      const came = await society.follow(await start(browser));
      society.confuses = true;
      expect(await refused(browser, came)).toBe('refused');
      society.confuses = false;
    });

    test('userinfo counts before the id token; an address of its own needs its own verification', async () => {
      const signIn = async (userinfo: Readonly<Record<string, unknown>>) => {
        guild.person = someone();
        guild.userinfo = userinfo;
        const browser = server.browser();
        const came = await guild.follow(await start(browser, 'guild'));
        return { browser, came };
      };
      const renamed = await signIn({ given_name: 'Nora' });
      await renamed.browser.open(renamed.came);
      expect((await me(renamed.browser)).User?.Firstname).toBe('Nora');
      const verified = await signIn({ email: 'own@example.org' });
      await verified.browser.open(verified.came);
      expect((await me(verified.browser)).User?.Email).toBe('own@example.org');
      const unverified = await signIn({ email: 'of-somebody@example.org', email_verified: undefined });
      expect(await refused(unverified.browser, unverified.came)).toBe('refused');
      guild.userinfo = {};
    });

    test('another nonce is refused', async () => {
      const browser = server.browser();
      const came = await society.follow(await start(browser));
      await server.store.db.updateTable('sign_ins').set({ nonce: 'another' }).execute();
      expect(await refused(browser, came)).toBe('refused');
    });

    test('another verifier is refused', async () => {
      const browser = server.browser();
      const came = await society.follow(await start(browser));
      await server.store.db
        .updateTable('sign_ins')
        .set({ verifier: 'v'.repeat(43) })
        .execute();
      expect(await refused(browser, came)).toBe('refused');
    });

    test('a code is taken once, also in a new sign-in', async () => {
      const [browser, jar] = [server.browser(), new Map<string, string>()];
      const came = new URL(await society.follow(await start(browser), jar));
      await browser.open(came.href);
      expect(await refused(browser, came.href)).toBe('expired');
      const state = new URL(await start(browser)).searchParams.get('state')!;
      came.searchParams.set('state', state);
      expect(await refused(browser, came.href)).toBe('refused');
    });

    test('a code of another provider is refused (mix-up)', async () => {
      const browser = server.browser();
      const asked = new URL(await start(browser, 'society'));
      const at = new URL(asked.href.replace(society.issuer, guild.issuer));
      expect(await refused(browser, await guild.follow(at.href))).toBe('refused');
    });

    test('an error of the provider leads to the login page, an unverified address too', async () => {
      const browser = server.browser();
      const state = new URL(await start(browser)).searchParams.get('state')!;
      const denied = new URLSearchParams({ error: 'access_denied', state, iss: society.issuer });
      expect(await refused(browser, `/auth/callback?${denied.toString()}`)).toBe('refused');
      society.person = someone({ email_verified: false });
      expect(await refused(browser, await society.follow(await start(browser)))).toBe('refused');
    });

    test('a subject of one provider is unknown at another, even where addresses are trusted at once', async () => {
      const [one, other] = [server.browser(), server.browser()];
      guild.person = someone();
      await one.open(await guild.follow(await start(one, 'guild')));
      society.person = someone({ sub: guild.person.sub });
      await other.open(await society.follow(await start(other, 'society')));
      expect((await me(one)).User?.Email).toBe(guild.person['email']);
      expect((await me(other)).User).toBeNull();
      expect((await other.get(`/api/token/external/correlate?${Q}`)).json()).toMatchObject({
        statusAction: 'ExternalUserNeedsRegistration',
      });
    });

    test('an unknown provider is refused; one that does not answer is reported, and hides nothing else', async () => {
      const start = (Provider: string) => server.browser().post(`/api/Session/Start?${Q}`, { Provider });
      expect((await start('nobody')).statusCode).toBe(400);
      const answer = await start('silent');
      expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([502, 'provider-unreachable']);
    });
  });
