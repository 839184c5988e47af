// Codes in letters, on either database: once, for one account, for a time; what a new password ends.
import { expect, test, vi } from 'vitest';
import { NOW } from '../fixture/test-app.ts';
import { createAccount } from '../people/accounts.ts';
import { context, PASSWORD } from './fixture/identity-server.ts';
import { onDatabases } from './fixture/on-databases.ts';
import { makeMailCode } from './mail-codes.ts';

const MINUTE = 60_000;

onDatabases((server, members) => {
  test('a confirmation confirms the registration of its letter, and ends the others', async () => {
    const email = members.newAddress();
    const theirs = { Firstname: 'Eve', Password: 'the password of Mallory', ConfirmPassword: 'the password of Mallory' };
    await server.create(email);
    const own = await server.linkOf(email);
    await server.create(email, theirs);
    const strange = await server.linkOf(email);
    expect((await members.confirm(own)).json()).toEqual({ Taken: true });
    expect((await members.confirm(strange)).statusCode).toBe(400);
    expect(await members.row(email)).toMatchObject({ first_name: 'Mira' });
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    expect((await server.signIn(email, theirs.Password)).answer.json()).toMatchObject({ Outcome: 'Unconfirmed' });
  });

  test('a code works once, fifty at once included, and only for its account, instance and hour', async () => {
    const [email, other] = [await members.member(), await members.member()];
    await members.forgot(other);
    const others = await server.linkOf(other);
    expect((await members.reset(email, others)).statusCode).toBe(400);
    await members.forgot(email);
    const link = await server.linkOf(email);
    expect(link.pathname).toBe('/resetpassword/demo/heart27/de-DE');
    expect(
      (
        await server.post('/api/token/ResetPasswordFromBody?shortName=rival27', {
          Email: email,
          Password: 'a new long password',
          ConfirmPassword: 'a new long password',
          Code: link.searchParams.get('code'),
        })
      ).statusCode,
    ).toBe(400);
    const answers = await Promise.all(Array.from({ length: 50 }, () => members.reset(email, link)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect((await members.reset(email, link)).statusCode).toBe(400);
    await vi.waitFor(() => expect(server.letters).toHaveLength(1));
    server.letters.splice(0);
    server.later(60 * MINUTE);
    expect((await members.reset(other, others)).statusCode).toBe(400);
  });

  test('ten passwords in a quarter of an hour may be tried on the confirmation step of one registration', async () => {
    const email = members.newAddress();
    await server.create(email);
    const { searchParams } = await server.linkOf(email);
    const query = new URLSearchParams({ shortName: 'heart27', ...Object.fromEntries(searchParams) }).toString();
    const tried = (Password: string) => server.post(`/api/token/ConfirmEmailFromBody?${query}`, { Password, AskPassword: true });
    for (let at = 0; at < 10; at += 1) expect((await tried('a wrong password')).statusCode).toBe(400);
    const refused = await tried(PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('a new password ends every other code in letters to the account', async () => {
    const email = await members.member();
    const { id } = await members.row(email);
    const invitation = await makeMailCode({ db: server.store.db, clock: { now: () => NOW } }, 'transfer', { accountId: id });
    await members.forgot(email);
    expect((await members.reset(email, await server.linkOf(email))).statusCode).toBe(200);
    const taken = await server.post('/api/Token/ManageTransferFromBody', {
      Email: email,
      Encrypted: invitation,
      ManageUserId: String(id),
      Password: 'the password of a thief',
      ConfirmPassword: 'the password of a thief',
      AcceptTermsOfUse: true,
      ContextModel: context,
    });
    expect(taken.json()).toMatchObject({ error: { field: 'Encrypted' } });
    expect((await server.signIn(email, 'a new long password')).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    await server.quiet();
    server.letters.splice(0);
  });

  test('confirmation: fifty at once, another account, a day later', async () => {
    const [email, other] = [members.newAddress(), members.newAddress()];
    await server.create(email);
    const link = await server.linkOf(email);
    await server.create(other);
    const others = await server.linkOf(other);
    expect((await members.confirm(link, { userId: others.searchParams.get('userId')! })).statusCode).toBe(400);
    expect((await members.confirm(link, { userId: '1 or 1=1' })).statusCode).toBe(400);
    const answers = await Promise.all(Array.from({ length: 50 }, () => members.confirm(link)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    server.later(24 * 60 * MINUTE);
    expect((await members.confirm(others)).statusCode).toBe(400);
  });

  test('codes are kept hashed', async () => {
    const email = await members.member();
    await members.forgot(email);
    const code = (await server.linkOf(email)).searchParams.get('code')!;
    expect(code).toMatch(/^[\w-]{43}$/);
    const kept = await server.store.db.selectFrom('codes').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  test('a new password ends every session', async () => {
    const email = await members.member();
    const cookies = [await members.inside(email), await members.inside(email)];
    for (const cookie of cookies) expect(await members.userOf(cookie)).toMatchObject({ Email: email });
    await members.forgot(email);
    await members.reset(email, await server.linkOf(email));
    await vi.waitFor(() => expect(server.letters.splice(0)).toHaveLength(1));
    for (const cookie of cookies) expect(await members.userOf(cookie)).toBeNull();
    expect((await server.signIn(email, PASSWORD)).answer.statusCode).toBe(401);
    expect((await server.signIn(email, 'a new long password')).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
    const noted = await server.store.db
      .selectFrom('audit_log')
      .select('kind')
      .where('subject', '=', `account:${(await members.row(email)).id}`)
      .execute();
    expect(noted.map(({ kind }) => kind)).toContain('password-changed');
  });

  test('an invitation becomes an account with a password', async () => {
    const email = members.newAddress();
    const parts = { db: server.store.db, clock: { now: () => NOW } };
    const id = (await createAccount(parts, 'demo', { email, firstName: 'Mira', surname: 'Sample', passwordHash: null }))!;
    const Encrypted = await makeMailCode(parts, 'transfer', { accountId: id });
    const asked = {
      Email: email,
      Encrypted,
      ManageUserId: String(id),
      Password: PASSWORD,
      ConfirmPassword: PASSWORD,
      AcceptTermsOfUse: true,
    };
    const transfer = (more: object) => server.post('/api/Token/ManageTransferFromBody', { ...asked, ...more });
    expect((await transfer({ ManageUserId: String(id + 1) })).statusCode).toBe(400);
    expect((await transfer({ ContextModel: { ...context, Short: 'rival27' } })).statusCode).toBe(400);
    expect((await transfer({ Password: '12345678', ConfirmPassword: '12345678' })).json()).toMatchObject({
      error: { field: 'Password' },
    });
    expect((await transfer({})).json()).toEqual({ Taken: true });
    expect((await transfer({})).statusCode).toBe(400);
    expect((await server.signIn(email, PASSWORD)).answer.json()).toMatchObject({ Outcome: 'Succeeded' });
  });
});
