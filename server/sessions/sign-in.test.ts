// A sign-in through the own form, from start to session: tied to browser, state and PKCE, once, and nowhere else to go.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { sweep } from '../people/sweep.ts';
import { hashOf } from './secrets.ts';
import { SITE } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';

for (const { name, available, make } of databases)
  describe.skipIf(!available)(name, () => {
    let server: SignInServer;
    let mira: number;
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
      server = await signInServer({ location: database.location });
      mira = await server.account('mira@example.org');
    });
    afterAll(async () => {
      await server.close();
      await database.remove();
    });

    const START = '/api/Session/Start?shortName=heart27&language=de-DE';
    const ME = '/api/Session/Me?shortName=heart27';
    const start = async (browser = server.browser(), ReturnUrl = '') => ({
      browser,
      request: (await browser.post(START, { ReturnUrl })).json<{ Kind: string; Request: string }>().Request,
    });
    const grant = (request: string) => server.people.signIns.grant(request, mira, { remember: false });

    test('a user with the right password returns to the requested page, signed in by a cookie no script reads', async () => {
      const { browser, request } = await start(undefined, '/home/demo/heart27/de-DE/program?day=2#x');
      const answer = await browser.open(await grant(request));
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${SITE}/home/demo/heart27/de-DE/program?day=2#x`]);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      const session = answer.cookies.find(({ name }) => name === 'foyer-session-demo');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(session?.maxAge).toBeUndefined();
      expect(answer.cookies.find(({ name }) => name === 'foyer-here-demo')?.httpOnly).toBeUndefined();
      const me = (await browser.get(ME)).json<{ User: { UserId: string; validUntil: string } }>();
      expect(me.User).toMatchObject({ UserId: String(mira), Email: 'mira@example.org', validUntil: '2027-05-03T19:29:59.999Z' });
      // Nothing that is stored opens a session.
      const rows = JSON.stringify(await server.store.db.selectFrom('sessions').selectAll().execute());
      expect(rows).not.toContain(session!.value);
      expect((await server.people.audit.recent({ limit: 1 }))[0]).toMatchObject({
        kind: 'sign-in',
        subject: `account:${mira}`,
        place: 'demo',
      });
    });

    test('remember keeps the cookie for the time of the session', async () => {
      const { browser, request } = await start();
      const answer = await browser.open(await server.people.signIns.grant(request, mira, { remember: true }));
      expect(answer.cookies.find(({ name }) => name === 'foyer-session-demo')?.maxAge).toBe(12 * 3600);
    });

    test('the address of another browser signs nobody in', async () => {
      const { request } = await start();
      const victim = server.browser();
      const answer = await victim.open(await grant(request));
      expect(answer.headers.location).toBe('/login/demo/heart27/de-DE?problem=expired');
      await start(victim);
      expect((await victim.open(await grant(request))).headers.location).toContain('problem=expired');
      expect((await victim.get(ME)).json()).toMatchObject({ User: null });
    });

    test('a callback works once; opened again it harms nobody', async () => {
      const { browser, request } = await start();
      const address = await grant(request);
      await browser.open(address);
      expect((await browser.open(address)).headers.location).toBe('/home/demo/heart27/de-DE');
      browser.cookies.delete('foyer-session-demo');
      expect((await browser.open(address)).headers.location).toContain('problem=expired');
    });

    test('many at once: one session', async () => {
      const { browser, request } = await start();
      const address = await grant(request);
      const before = (await server.people.sessions.ofAccount(mira)).length;
      await Promise.all(Array.from({ length: 20 }, () => browser.open(address)));
      expect((await server.people.sessions.ofAccount(mira)).length).toBe(before + 1);
    });

    test('a code fits its own request only', async () => {
      const [one, other] = [await start(), await start()];
      const code = new URL(await grant(other.request), SITE).searchParams.get('code')!;
      const answer = await one.browser.open(`/auth/callback?code=${code}&state=${one.request}`);
      expect(answer.headers.location).toContain('problem=expired');
    });

    test.each([
      ['without anything', '/auth/callback'],
      ['an unknown state', '/auth/callback?state=nothing&code=x'],
      ['an error of a provider', '/auth/callback?error=access_denied'],
    ])('%s leads to the start page', async (_, address) => {
      const answer = await server.browser().open(address);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    });

    test('a code is valid for 60 seconds, a request for ten minutes', async () => {
      const [first, second] = [await start(), await start()];
      const address = await grant(first.request);
      server.time.now += 60_000;
      expect((await first.browser.open(address)).headers.location).toContain('problem=expired');
      server.time.now += 600_000;
      await expect(grant(second.request)).rejects.toMatchObject({ status: 400 });
    });

    test('a session is never one handed out before, and the one before it ends', async () => {
      const browser = server.browser();
      browser.cookies.set('foyer-session-demo', 'planted-by-somebody');
      await server.signIn(browser, mira);
      const first = browser.cookies.get('foyer-session-demo')!;
      expect(first).not.toBe('planted-by-somebody');
      await server.signIn(browser, mira);
      expect(browser.cookies.get('foyer-session-demo')).not.toBe(first);
      expect(await server.people.sessions.find(first)).toBeUndefined();
    });

    test('two tabs may sign in', async () => {
      const { browser, request } = await start();
      const second = await start(browser, '/home/demo/heart27/de-DE/program');
      expect((await browser.open(await grant(request))).headers.location).toBe('/home/demo/heart27/de-DE');
      expect((await browser.open(await grant(second.request))).headers.location).toBe(`${SITE}/home/demo/heart27/de-DE/program`);
    });

    test.each(['https://evil.example/', '//evil.example', '/..//evil.example', 'javascript:alert(1)', '/a\r\nSet-Cookie: x=1'])(
      'the return address %j is left out',
      async (returnUrl) => {
        const { browser, request } = await start(undefined, returnUrl);
        expect((await browser.open(await grant(request))).headers.location).toBe('/home/demo/heart27/de-DE');
      },
    );

    test('an account of another instance, a blocked one and none are refused', async () => {
      const rival = await server.account('rival@example.org', { instance_key: 'rival' });
      const blocked = await server.account('blocked@example.org');
      await server.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', blocked).execute();
      for (const account of [rival, blocked]) {
        const { browser, request } = await start(undefined, '/home/demo/heart27/de-DE?x=1');
        const answer = await browser.open(await server.people.signIns.grant(request, account, { remember: false }));
        expect(answer.headers.location).toBe(
          '/login/demo/heart27/de-DE?problem=refused&returnUrl=%2Fhome%2Fdemo%2Fheart27%2Fde-DE%3Fx%3D1',
        );
      }
    });

    test('nothing secret of a sign-in is kept as it is', async () => {
      const { browser, request } = await start();
      const code = new URL(await grant(request), SITE).searchParams.get('code')!;
      const kept = JSON.stringify([
        await server.store.db.selectFrom('sign_ins').selectAll().execute(),
        await server.store.db.selectFrom('codes').selectAll().execute(),
      ]);
      for (const secret of [request, code, browser.cookies.get('foyer-sign-in-demo')!]) {
        expect(kept).not.toContain(secret);
        expect(kept).toContain(hashOf(secret));
      }
    });

    test('sign-out ends the session, clears the cookies and redirects where permitted', async () => {
      const browser = server.browser();
      await server.signIn(browser, mira);
      const secret = browser.cookies.get('foyer-session-demo')!;
      const end = (ReturnUrl: string) => browser.post('/api/Session/End?shortName=heart27', { ReturnUrl });
      expect((await end('https://evil.example')).json()).toEqual({ Url: '/home/demo/heart27/en-GB' });
      expect([...browser.cookies.keys()]).toEqual([]);
      expect(await server.people.sessions.find(secret)).toBeUndefined();
      expect((await end('/imprint')).json()).toEqual({ Url: `${SITE}/imprint` });
    });

    test('the statement of being a professional is stored', async () => {
      const browser = server.browser();
      await server.signIn(browser, mira);
      const url = '/api/Session/HealthCareProfessional?shortName=heart27';
      expect((await browser.post(url, { HealthCareProfessional: false })).json()).toEqual({ HealthCareProfessional: false });
      expect((await browser.get(ME)).json()).toMatchObject({ User: { HealthCareProfessional: false } });
      expect((await server.browser().post(url, { HealthCareProfessional: true })).statusCode).toBe(401);
    });

    test('expired rows are deleted after a day, with their personal data', async () => {
      const browser = server.browser();
      await server.signIn(browser, mira);
      expect((await browser.get(ME)).json()).toMatchObject({ User: { UserId: String(mira) } });
      server.time.now += 3 * 86_400_000;
      await start();
      await sweep(server.store.db, server.time.now);
      expect(await server.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await server.store.db.selectFrom('codes').selectAll().execute()).toEqual([]);
      expect((await server.store.db.selectFrom('sign_ins').selectAll().execute()).length).toBe(1);
      // The page is notified once that nobody is signed in any more.
      await browser.get(ME);
      expect(browser.cookies.has('foyer-here-demo')).toBe(false);
    });

    test('a look at the head of the callback uses nothing up', async () => {
      const { browser, request } = await start();
      const address = await grant(request);
      const cookie = `foyer-sign-in-demo=${browser.cookies.get('foyer-sign-in-demo')}`;
      const head = await server.app.inject({ method: 'HEAD', url: address, headers: { host: 'event.example.org', cookie } });
      expect(head.cookies).toEqual([]);
      expect((await browser.open(address)).headers.location).toBe('/home/demo/heart27/de-DE');
    });
  });
