// Accounts somebody else registers first: whatever two people and the mailbox's owner do in whatever order, only the password its owner's letter confirmed signs in.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOW } from '../fixture/test-app.ts';
import { invite } from '../people/invite.ts';
import { createCallers } from '../sessions/caller.ts';
import { createSessions } from '../sessions/sessions.ts';
import { createAudit } from '../people/audit.ts';
import { PASSWORD } from './fixture/identity-server.ts';
import { onDatabases } from './fixture/on-databases.ts';
import { MOST_REGISTRATIONS } from './registrations.ts';

const HOUR = 3_600_000;
const passwords = {
  A: 'the password of Adah',
  B: 'the password of Baal',
  reset: 'chosen by the letter',
  invited: 'chosen as invited',
} as const;
type Person = 'A' | 'B';
const actions = fc.oneof(
  fc.constantFrom('register A', 'register B', 'resend A', 'resend B', 'resend nobody', 'forgot', 'invite'),
  fc.nat(9).map((nth) => `confirm ${nth}`),
  fc.nat(9).map((nth) => `reset ${nth}`),
  fc.constantFrom('transfer', 'sign in A', 'sign in B', 'wait'),
);

onDatabases((server, members) => {
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }): string =>
    answer.cookies
      .filter(({ name: of }) => of.startsWith('foyer-registration'))
      .map(({ name: of, value }) => `${of}=${value}`)
      .join('');
  const outcome = async (email: string, password: string): Promise<string> => {
    const { answer } = await server.signIn(email, password);
    return answer.statusCode === 200 ? answer.json<{ Outcome: string }>().Outcome : String(answer.statusCode);
  };

  test('every interleaving of registering, letters, resets, invitations and sign-ins', async () => {
    const { db, signals } = server.store;
    const clock = { now: () => NOW };
    const sessions = createSessions({ db, signals, clock });
    const parts = { db, clock, sessions, callers: createCallers({ db, signals, clock, sessions }), audit: createAudit({ db, clock }) };
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { minLength: 3, maxLength: 14 }), async (run) => {
        const email = members.newAddress();
        const letters: URL[] = [];
        const registrations = new Map<string, Person>();
        const cookies = new Map<Person, string>();
        let invitation: { code: string | undefined; accountId: number } | undefined;
        /** The password that must sign in, and no other. */
        let own = '';
        const collect = async () => {
          await server.quiet();
          for (const { text } of server.letters.splice(0)) {
            const link = text.split('\n').find((line) => line.startsWith('http'));
            if (link?.includes('code=')) letters.push(new URL(link));
          }
        };
        for (const action of run) {
          const [what, which = ''] = action.split(' ');
          const person = which as Person;
          if (what === 'register') {
            const answer = await server.create(email, {
              Firstname: `Name ${person}`,
              Password: passwords[person],
              ConfirmPassword: passwords[person],
            });
            if (answer.statusCode !== 200) continue;
            cookies.set(person, cookieOf(answer));
            for (const { id } of await db.selectFrom('registrations').select('id').where('email_key', '=', email).execute())
              if (!registrations.has(id)) registrations.set(id, person);
          } else if (what === 'resend') {
            const cookie = cookies.get(person);
            const from = cookie ? { cookie, host: 'heart.example.org', origin: 'http://heart.example.org' } : {};
            await server.post('/api/Token/SendConfirmationFromBody?shortname=heart27', { Email: email }, from as Record<string, string>);
          } else if (what === 'forgot') await members.forgot(email);
          else if (what === 'invite')
            invitation = await invite(parts, { instance: 'demo', email, firstname: 'I', surname: 'I', isStaff: false }, 'cli');
          else if (what === 'sign') await server.signIn(email, passwords[person]);
          else if (what === 'wait') server.later(HOUR);
          else if (what === 'transfer' && invitation?.code !== undefined) {
            const answer = await server.post('/api/Token/ManageTransferFromBody', {
              Email: email,
              Encrypted: invitation.code,
              ManageUserId: String(invitation.accountId),
              Password: passwords.invited,
              ConfirmPassword: passwords.invited,
              AcceptTermsOfUse: true,
            });
            if (answer.statusCode === 200) own = passwords.invited;
          } else {
            const link = letters[Number(which)];
            if (!link) continue;
            if (what === 'confirm' && link.pathname.startsWith('/confirmation')) {
              const { statusCode } = await members.confirm(link);
              if (statusCode !== 200) continue;
              // Only the letter of the registration itself, and only while nothing else was confirmed.
              expect(own).toBe('');
              own = passwords[registrations.get(link.searchParams.get('userId')!)!];
              expect((await members.row(email)).first_name).toBe(`Name ${registrations.get(link.searchParams.get('userId')!)}`);
            } else if (what === 'reset' && link.pathname.startsWith('/resetpassword')) {
              if ((await members.reset(email, link, passwords.reset)).statusCode === 200) own = passwords.reset;
            }
          }
          await collect();
        }
        for (const password of Object.values(passwords)) {
          const found = await outcome(email, password);
          if (password === own) expect(['Succeeded', 'Terms']).toContain(found);
          else expect(['Unconfirmed', '401']).toContain(found);
        }
        const accounts = await db.selectFrom('accounts').select(['confirmed_at', 'password_hash']).where('email_key', '=', email).execute();
        expect(accounts.filter((row) => row.confirmed_at !== null)).toHaveLength(own === '' ? 0 : 1);
      }),
      { numRuns: 60 },
    );
    parts.callers.close();
  });

  test('whether an address has an account shows in no outcome of registration and sign-in', async () => {
    const known = await members.member();
    const seen = [];
    for (const email of [known, members.newAddress()]) {
      const made = await server.create(email, { Password: passwords.B, ConfirmPassword: passwords.B });
      const resent = await server.post('/api/Token/SendConfirmationFromBody?shortname=heart27', { Email: email });
      const before = server.work.checks;
      const outcomes = [await outcome(email, passwords.B), await outcome(email, passwords.A), server.work.checks - before];
      seen.push([made.statusCode, made.body, made.cookies.map((cookie) => cookie.name), resent.body, outcomes]);
    }
    await server.quiet();
    server.letters.splice(0);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('another browser than the one that registered gives the password before a letter counts', async () => {
    const email = members.newAddress();
    const { cookies } = await server.create(email);
    const link = await server.linkOf(email);
    const address = `/api/token/ConfirmEmailFromBody?${new URLSearchParams({ shortName: 'heart27', ...Object.fromEntries(link.searchParams) }).toString()}`;
    const confirm = (body: object, cookie = '') =>
      server.post(address, body, cookie ? { cookie, host: 'heart.example.org', origin: 'http://heart.example.org' } : {});
    expect((await confirm({ AskPassword: true })).json()).toEqual({ Taken: false, NeedsPassword: true });
    expect((await confirm({ AskPassword: true, Password: passwords.B })).json()).toMatchObject({ error: { field: 'Password' } });
    expect((await confirm({ AskPassword: true }, 'foyer-registration-demo=another')).json()).toEqual({
      Taken: false,
      NeedsPassword: true,
    });
    await expect(members.row(email)).rejects.toThrow('no result');
    expect((await confirm({ AskPassword: true, Password: PASSWORD })).json()).toEqual({ Taken: true });
    const second = members.newAddress();
    const made = await server.create(second);
    const own = await server.linkOf(second);
    const answer = await server.post(
      `/api/token/ConfirmEmailFromBody?${new URLSearchParams({ shortName: 'heart27', ...Object.fromEntries(own.searchParams) }).toString()}`,
      { AskPassword: true },
      { cookie: cookieOf(made), host: 'heart.example.org', origin: 'http://heart.example.org' },
    );
    expect(answer.json()).toEqual({ Taken: true });
    expect(cookies.find(({ name: of }) => of === 'foyer-registration-demo')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('a password is guessed for a letter ten times a minute', async () => {
    const email = members.newAddress();
    await server.create(email);
    const link = await server.linkOf(email);
    const url = `/api/token/ConfirmEmailFromBody?${new URLSearchParams({ shortName: 'heart27', ...Object.fromEntries(link.searchParams) }).toString()}`;
    const statuses = [];
    for (let nth = 0; nth < 11; nth += 1) statuses.push((await server.post(url, { Password: 'not it at all' })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test('a forgotten password before the confirmation: the letter makes the account, with the new password and no terms a stranger accepted', async () => {
    const email = members.newAddress();
    await server.create(email, { Password: passwords.B, ConfirmPassword: passwords.B });
    await server.linkOf(email);
    await members.forgot(email);
    const link = await server.linkOf(email);
    // Somebody registers it meanwhile.
    await server.create(email, { Password: passwords.A, ConfirmPassword: passwords.A });
    const late = await server.linkOf(email);
    expect((await members.reset(members.newAddress(), link)).statusCode).toBe(400);
    expect((await members.reset(email, link, passwords.reset)).statusCode).toBe(200);
    expect((await members.reset(email, link, passwords.B)).statusCode).toBe(400);
    expect((await members.confirm(late)).statusCode).toBe(400);
    expect(await outcome(email, passwords.reset)).toBe('Terms');
    expect([await outcome(email, passwords.A), await outcome(email, passwords.B)]).not.toContain('Succeeded');
  });

  test('an address keeps a number of registrations, the youngest ones', async () => {
    const { db } = server.store;
    const email = members.newAddress();
    const { addRegistration } = await import('./registrations.ts');
    const registration = { email, firstName: 'W', surname: 'W', passwordHash: 'hash', termsAccepted: false, browser: 'b' };
    for (let nth = 0; nth < MOST_REGISTRATIONS + 3; nth += 1)
      await addRegistration({ db, clock: { now: () => NOW + nth } }, 'demo', registration);
    const kept = await db.selectFrom('registrations').select('created_at').where('email_key', '=', email).orderBy('created_at').execute();
    expect(kept.map((row) => row.created_at - NOW)).toEqual(Array.from({ length: MOST_REGISTRATIONS }, (_, nth) => nth + 3));
  });
});
