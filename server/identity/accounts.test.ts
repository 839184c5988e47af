// Account requests, on either database: no answer reveals who has an account, no foreign text reaches a row or a letter.
import { expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { databases } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { identityServer, PASSWORD } from './fixture/identity-server.ts';
import { onDatabases } from './fixture/on-databases.ts';

onDatabases((server, members) => {
  test('create, forgot, resend: no answer reveals whether an account exists', async () => {
    const confirmed = await members.member();
    const waiting = members.newAddress();
    await server.create(waiting);
    await server.linkOf(waiting);
    const hashes = () => server.work.hashes;
    const calls: readonly ((email: string) => Promise<{ statusCode: number; body: string }>)[] = [
      (email) => server.create(email),
      members.forgot,
      (email) => server.post('/api/Token/SendConfirmationFromBody?shortname=heart27', { Email: email }),
    ];
    for (const call of calls) {
      const seen = [];
      for (const email of [confirmed, waiting, members.newAddress()]) {
        const before = hashes();
        const answer = await call(email);
        seen.push([answer.statusCode, answer.body, hashes() - before]);
      }
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
    }
    await server.quiet();
    const told = server.letters.splice(0).map(({ to, subject }) => `${to} ${subject}`);
    // The newcomer of `create` has an account to confirm; those of the other two receive nothing.
    expect(told.filter((line) => line.startsWith(confirmed))).toHaveLength(2);
    expect(told.filter((line) => line.startsWith(waiting))).toHaveLength(3);
    expect(told).toHaveLength(6);
  });

  test('an existing account is not changed by a request to create it', async () => {
    const email = await members.member();
    await server.create(email, { Firstname: 'Eve', Password: 'the password of Eve', ConfirmPassword: 'the password of Eve' });
    const link = await server.linkOf(email);
    expect(link.pathname).toBe('/login/demo/heart27/en-GB');
    expect((await members.row(email)).first_name).toBe('Mira');
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
  });

  test('extra keys create nothing but an account', async () => {
    const email = members.newAddress();
    const extra = {
      is_staff: 1,
      isStaff: true,
      confirmed_at: 1,
      id: 1,
      UserId: 1,
      instance_key: 'rival',
      roles: ['admin'],
      hasTicket: true,
    };
    expect((await server.create(email, extra)).statusCode).toBe(200);
    await members.confirm(await server.linkOf(email));
    expect(await members.row(email)).toMatchObject({ is_staff: 0, confirmed_at: NOW, instance_key: 'demo', blocked_at: null });
  });

  test('a foreign host does not reach a letter, nor a foreign return address', async () => {
    const email = await members.member();
    await server.post(
      '/api/Token/ForgotPasswordFromBody?shortname=heart27&returnUrl=https://evil.example/x',
      { Email: email },
      { host: 'evil.example' },
    );
    const link = await server.linkOf(email);
    expect(link.host).toBe('heart.example.org');
    expect(link.href).not.toContain('evil');
    await server.post('/api/Token/ForgotPasswordFromBody?shortname=heart27&returnUrl=/venue/demo/heart27/en-GB', { Email: email });
    expect((await server.linkOf(email)).searchParams.get('returnUrl')).toBe('/venue/demo/heart27/en-GB');
  });

  test('three letters an hour to reset a password, account or not', async () => {
    for (const email of [await members.member(), members.newAddress()]) {
      const answers = [];
      for (let nth = 0; nth < 4; nth += 1) answers.push(await members.forgot(email));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0);
    }
    await server.quiet();
    server.letters.splice(0);
  });

  test('five letters of any kind a minute go to one address, with an account or without', async () => {
    for (const email of [await members.member(), members.newAddress()]) {
      const calls = Array.from({ length: 7 }, () => server.post('/api/Token/SendConfirmationFromBody?shortname=heart27', { Email: email }));
      const answers = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
      expect(answers).toContain(429);
      expect((await server.create(email)).statusCode).toBe(429);
    }
    await server.quiet();
    server.letters.splice(0);
  });

  test.each(['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', 'nobody'])('no letter to %j', async (email) => {
    expect((await server.create(email)).json()).toMatchObject({ error: { field: 'Email' } });
    expect((await members.forgot(email)).statusCode).toBe(400);
  });
});

test.skipIf(!hasShared)(
  'names of the injection corpus: one letter, no name, no line of theirs',
  async () => {
    const server = await identityServer(await databases[0]!.make());
    const { cases } = JSON.parse(readShared('cases/net/mail-injection.json')) as { cases: { value: unknown }[] };
    const { cases: lines } = JSON.parse(readShared('cases/headers/crlf-payloads.json')) as { cases: { payload: string }[] };
    const names = [
      ...cases.map(({ value }) => JSON.stringify(value)),
      ...cases.map(({ value }) => String(value)),
      ...lines.flatMap(({ payload }) => [payload, decodeURI(payload.replaceAll(/%u[0-9a-f]{4}|%(?=2|5)/gi, ''))]),
    ]
      .map((name) => name.slice(0, 200))
      .filter((name) => name.trim() !== '');
    for (const [at, Firstname] of names.entries()) {
      const email = `victim${at}@example.org`;
      expect((await server.create(email, { Firstname, Surname: Firstname })).statusCode).toBe(200);
      await server.quiet();
      expect(server.letters).toHaveLength(1);
      const { to, subject, text } = server.letters.shift()!;
      expect([to, subject]).toEqual([email, 'Heart 2027: please confirm your address']);
      // The code of the link is random, and may spell anything.
      expect(text.replaceAll(/(code|userId)=[\w-]+/g, '')).not.toMatch(/evil|Bcc|X-Injected|Set-Cookie|<a/i);
    }
    await server.close();
  },
  30_000,
);
