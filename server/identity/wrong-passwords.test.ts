// Wrong passwords through the whole server, on either database: strangers are slowed down and locked out, owners on their devices and venues never.
import { describe, expect, test, vi } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { FREE_TRIES, SIGN_IN_FAILURES } from './attempts.ts';
import { context, type IdentityServer, identityServer, PASSWORD } from './fixture/identity-server.ts';
import { onDatabases } from './fixture/on-databases.ts';
import { MOST_WRONG } from './lockout.ts';

const MINUTE = 60_000;
const wrong = { error: { code: 'wrong-credentials', message: 'E-mail address and password do not fit together.', requestId: 'id' } };
const body = (answer: { body: string }): unknown => JSON.parse(answer.body.replace(/"requestId":"[^"]+"/, '"requestId":"id"'));

onDatabases((server, members) => {
  test('wrong ones of one network make it wait, known or not; elsewhere and by the letter the owner gets in', async () => {
    const email = await members.member();
    for (const address of [email, members.newAddress()]) {
      const answers = [];
      for (let nth = 0; nth < FREE_TRIES; nth += 1) answers.push(await server.signIn(address, 'not it at all', {}, '203.0.113.40'));
      expect(answers.map(({ answer }) => answer.statusCode)).toEqual(answers.map(() => 401));
      const { answer } = await server.signIn(address, PASSWORD, {}, '203.0.113.40');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
    }
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    expect((await server.signIn(email, PASSWORD, {}, '203.0.113.40')).answer.statusCode).toBe(429);
    await members.forgot(email);
    const reset = await members.reset(email, await server.linkOf(email));
    expect(reset.statusCode).toBe(200);
    expect((await server.signIn(email, 'a new long password', {}, '203.0.113.40')).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    await vi.waitFor(() => expect(server.letters).toHaveLength(1));
    expect(server.letters.shift()).toMatchObject({ to: email, subject: expect.stringContaining('was changed') });
  });

  test('many networks lock an account to unknown devices; its own device still gets in, and the owner is informed', async () => {
    const email = await members.member();
    const own = await members.device(email);
    for (let nth = 0; nth < MOST_WRONG; nth += 1) await server.signIn(email, 'not it at all');
    expect((await server.signIn(email, PASSWORD)).answer.json()).toEqual({ Outcome: 'Lockout', RedirectUrl: '' });
    expect(body((await server.signIn(email, 'not it at all')).answer)).toEqual(wrong);
    for (let nth = 0; nth < 12; nth += 1)
      expect((await server.signIn(email, 'my own mistake', {}, undefined, own)).answer.statusCode).toBe(401);
    expect((await server.signIn(email, PASSWORD, {}, undefined, own)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    expect((await server.signIn(email, PASSWORD)).answer.json()).toEqual({ Outcome: 'Lockout', RedirectUrl: '' });
    server.later(15 * MINUTE);
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    const locks = await server.store.db
      .selectFrom('audit_log')
      .select('subject')
      .where('kind', '=', 'locked')
      .where('subject', '=', `account:${(await members.row(email)).id}`)
      .execute();
    expect(locks).toHaveLength(1);
  });

  test('a device is known for its account alone, as it was signed, until the password changes', async () => {
    const [email, other] = [await members.member(), await members.member()];
    const own = await members.device(email);
    const shut = async (address: string) => {
      for (let nth = 0; nth < MOST_WRONG; nth += 1) await server.signIn(address, 'not it at all');
    };
    await shut(email);
    await shut(other);
    const outcome = async (address: string, cookie: string, password = PASSWORD) =>
      (await server.signIn(address, password, {}, undefined, cookie)).answer.json<{ Outcome: string }>().Outcome;
    expect(await outcome(other, own)).toBe('Lockout');
    for (const at of [20, own.length - 2]) {
      const forged = own.slice(0, at) + (own[at] === 'A' ? 'B' : 'A') + own.slice(at + 1);
      expect(await outcome(email, forged)).toBe('Lockout');
    }
    const accountId = (await members.row(email)).id;
    const moved = own.replace(`=${accountId}.`, `=${(await members.row(other)).id}.`);
    expect(await outcome(other, moved)).toBe('Lockout');
    expect(await outcome(email, own)).toBe('Succeeded');
    await members.forgot(email);
    await members.reset(email, await server.linkOf(email));
    await vi.waitFor(() => expect(server.letters.splice(0)).toHaveLength(1));
    await shut(email);
    expect(await outcome(email, own, 'a new long password')).toBe('Lockout');
  });

  test('the account and the network of a venue: ten wrong ones there lock nobody out, and successes do not count', async () => {
    const venue = '203.0.113.80';
    const people = [await members.member(), await members.member(), await members.member()];
    for (let nth = 0; nth < 10; nth += 1) await server.signIn(members.newAddress(), 'not it at all', {}, venue);
    for (const email of people) {
      expect((await server.signIn(email, 'my own mistake', {}, venue)).answer.statusCode).toBe(401);
      expect((await server.signIn(email, PASSWORD, {}, venue)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    }
  });
});

describe('limits of a network address', () => {
  const attempts =
    (server: IdentityServer) =>
    async (from: string, headers: Record<string, string> = {}, Email = `n${Math.random()}@example.org`) => {
      const { Request } = (await server.post('/api/Session/Start?shortName=heart27', {})).json<{ Request: string }>();
      const login = { Email, Password: 'not it at all', ContextModel: context };
      return server.post(`/api/Token/ValidateLoginFromBody?request=${Request}`, login, headers, from);
    };

  test('sign-ins to a hundred accounts may fail in a minute, then none from there, and a forwarded address changes nothing', async () => {
    const server = await identityServer(await databases[0]!.make());
    const attempt = attempts(server);
    for (let nth = 0; nth < SIGN_IN_FAILURES; nth += 1) expect((await attempt('203.0.113.5')).statusCode).toBe(401);
    const refused = await attempt('203.0.113.5', { 'x-forwarded-for': '203.0.113.99' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('203.0.113.6')).statusCode).toBe(401);
    server.later(60_000);
    expect((await attempt('203.0.113.5')).statusCode).toBe(401);
    await server.close();
  });

  test.each(['127.0.0.1', '10.0.0.7', '::1', 'fd00::1'])('a proxy nobody was told to trust (%s) is not the whole site', async (proxy) => {
    const server = await identityServer(await databases[0]!.make(), { signInFailures: 2 });
    const attempt = attempts(server);
    for (let nth = 0; nth < 6; nth += 1) expect((await attempt(proxy)).statusCode).toBe(401);
    const through = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    for (const status of [401, 401, 429]) expect((await attempt(proxy, through)).statusCode).toBe(status);
    expect((await attempt(proxy, { 'x-forwarded-for': '203.0.113.9, 203.0.113.10' })).statusCode).toBe(401);
    await server.close();
  });

  test('IPv6: addresses of one network count together', async () => {
    const server = await identityServer(await databases[0]!.make());
    const attempt = attempts(server);
    const email = 'one@example.org';
    for (let nth = 0; nth < FREE_TRIES; nth += 1) expect((await attempt(`2001:db8::${nth + 1}`, {}, email)).statusCode).toBe(401);
    expect((await attempt('2001:db8:0:0:ffff::9', {}, email)).statusCode).toBe(429);
    expect((await attempt('2001:db8:0:1::9', {}, email)).statusCode).toBe(401);
    await server.close();
  });

  test('a venue may have more or less', async () => {
    const server = await identityServer(await databases[0]!.make(), { signInFailures: 2 });
    const attempt = attempts(server);
    const statuses = [];
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await attempt('203.0.113.7')).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    await server.close();
  });
});
