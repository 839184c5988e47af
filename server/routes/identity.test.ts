// Sign-in through the whole server, on either database: outcomes, locks, limits, one answer for everybody who does not know the password.
import { expect, test } from 'vitest';
import { NOW } from '../fixture/test-app.ts';
import { context, PASSWORD } from '../identity/fixture/identity-server.ts';
import { onDatabases } from '../identity/fixture/on-databases.ts';
import { MOST_WRONG } from '../identity/lockout.ts';
import { createAccount } from '../people/accounts.ts';

const MINUTE = 60_000;
const wrong = { error: { code: 'wrong-credentials', message: 'E-mail address and password do not fit together.', requestId: 'id' } };
const body = (answer: { body: string }): unknown => JSON.parse(answer.body.replace(/"requestId":"[^"]+"/, '"requestId":"id"'));

onDatabases((server, members) => {
  test('create, confirm, sign in: the whole way', async () => {
    const email = members.newAddress();
    const typed = email.replace('person', 'Person');
    expect(body(await server.create(` ${typed} `))).toEqual({ Taken: true });
    expect((await server.signIn(email, PASSWORD)).answer.json()).toEqual({ Outcome: 'Unconfirmed', RedirectUrl: '' });
    const link = await server.linkOf(typed);
    expect(link.origin + link.pathname).toBe('https://heart.example.org/confirmation/demo/heart27/en-GB');
    expect((await members.confirm(link)).json()).toEqual({ Taken: true });
    const { answer } = await server.signIn(email.toUpperCase(), PASSWORD);
    expect(answer.json()).toEqual({
      Outcome: 'Succeeded',
      RedirectUrl: expect.stringMatching(/^\/auth\/callback\?code=[\w-]{43}&state=/),
    });
    expect(await members.userOf(await members.inside(email))).toMatchObject({
      Email: typed,
      Firstname: 'Mira',
      ProfilePicturePath: '/person.svg',
    });
  });

  test('terms are requested once, and only of a user with the right password', async () => {
    const email = await members.member({ AcceptTermsOfUse: false });
    expect((await server.signIn(email, 'not it at all', { AcceptTermsOfUse: true })).answer.statusCode).toBe(401);
    expect((await server.signIn(email, PASSWORD)).answer.json()).toEqual({ Outcome: 'Terms', RedirectUrl: '' });
    expect((await members.row(email)).terms_accepted_at).toBeNull();
    expect((await server.signIn(email, PASSWORD, { AcceptTermsOfUse: true })).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
  });

  test('an account that was made for somebody takes no password from a caller who requests one', async () => {
    const email = members.newAddress();
    const parts = { db: server.store.db, clock: { now: () => NOW } };
    const invited = { email, firstName: 'Ada', surname: 'Okafor', passwordHash: null };
    const id = await createAccount(parts, 'demo', invited);
    expect(body(await server.create(email, { Firstname: 'Mallory' }))).toEqual({ Taken: true });
    expect(await members.row(email)).toMatchObject({ id, first_name: 'Ada', password_hash: null });
    // The letter leads its owner to a reset, no link in it confirms anything.
    expect((await server.linkOf(email)).pathname).not.toMatch(/^\/confirmation/);
  });

  test('blocked is reported to a caller who knows the password', async () => {
    const email = await members.member();
    await server.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('email_key', '=', email).execute();
    expect((await server.signIn(email, PASSWORD)).answer.json()).toEqual({ Outcome: 'Lockout', RedirectUrl: '' });
    expect(body((await server.signIn(email, 'not it at all')).answer)).toEqual(wrong);
    await members.forgot(email);
    await server.quiet();
    expect(server.letters).toEqual([]);
  });

  test('a sign-in needs a request of its instance', async () => {
    const email = await members.member();
    const login = { Email: email, Password: PASSWORD, ContextModel: context };
    const rival = (await server.post('/api/Session/Start?shortName=rival27', {})).json<{ Request: string }>().Request;
    expect((await server.post('/api/Token/ValidateLoginFromBody', login)).json()).toMatchObject({ error: { code: 'no-request' } });
    for (const request of ['unknown', rival])
      expect((await server.post(`/api/Token/ValidateLoginFromBody?request=${request}`, login)).statusCode).toBe(400);
  });

  test('unknown, waiting, wrong, blocked: the same answer after the same work', async () => {
    const [known, waiting, blocked] = [await members.member(), members.newAddress(), await members.member()];
    await server.create(waiting);
    await server.linkOf(waiting);
    await server.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('email_key', '=', blocked).execute();
    for (const email of ['nobody@example.org', known, waiting, blocked]) {
      const before = server.work.checks;
      const { answer } = await server.signIn(email, 'not it at all');
      expect([answer.statusCode, body(answer)]).toEqual([401, wrong]);
      expect(server.work.checks - before).toBe(2);
    }
    const length = (answer: { body: string }) => answer.body.length;
    expect(length((await server.signIn('nobody@example.org', 'x')).answer)).toBe(length((await server.signIn(known, 'x')).answer));
  });

  test('a lock applies to the right password, too, until it ends', async () => {
    const email = await members.member();
    const lock = (until: number) =>
      server.store.db
        .insertInto('sign_in_failures')
        .values({ instance_key: 'demo', email_key: email, count: MOST_WRONG, locked_until: until, last_at: until - MINUTE })
        .execute();
    const until = Date.parse('2027-05-10T00:00:00Z');
    await lock(until);
    for (let nth = 0; nth < 4; nth += 1)
      expect((await server.signIn(email, PASSWORD)).answer.json()).toEqual({ Outcome: 'Lockout', RedirectUrl: '' });
    expect(body((await server.signIn(email, PASSWORD)).answer)).toEqual(wrong);
    await server.store.db.updateTable('sign_in_failures').set({ locked_until: 1 }).where('email_key', '=', email).execute();
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
  });

  test('wrong ones side by side are all counted', async () => {
    const email = members.newAddress();
    await Promise.all(Array.from({ length: 8 }, () => server.signIn(email, 'not it at all')));
    const { count } = await server.store.db
      .selectFrom('sign_in_failures')
      .select('count')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    expect(count).toBe(8);
  });
});
