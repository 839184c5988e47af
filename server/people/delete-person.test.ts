// Deleting leaves nothing: markers in every possible place, a scan of every table, on each database; and neighbours stay.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { makeMailCode } from '../identity/mail-codes.ts';
import { addRegistration } from '../identity/registrations.ts';
import { createCallers } from '../sessions/caller.ts';
import { createSessions } from '../sessions/sessions.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { createAudit } from './audit.ts';
import { blockAccount, type BlockParts, unblockAccount } from './block.ts';
import { registrationHash } from './claims.ts';
import { type DeleteParts, deletePerson } from './delete-person.ts';
import { exportPerson } from './export-person.ts';
import { accountsNamed, listAccounts, NO_ACCOUNT } from './find-account.ts';
import { everyRow } from './fixture/every-cell.ts';
import { addAccount, addTicket, publishEvents } from './fixture/people-server.ts';
import { invite } from './invite.ts';
import { changeProfile } from '../profile/profiles.ts';

/** Part of everything that is hers and of nothing else. */
const MARKER = 'zqxmarker';

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let parts: BlockParts & DeleteParts;
  beforeEach(async ({ skip }) => {
    if (!available) skip();
    database = await make();
    store = await openStore(database.location);
    await publishEvents(store);
    const { db, signals } = store;
    const clock = { now: () => NOW };
    const sessions = createSessions({ db, signals, clock });
    parts = { db, clock, sessions, callers: createCallers({ db, signals, clock, sessions }), audit: createAudit({ db, clock }) };
  });
  afterEach(async () => {
    if (!available) return;
    parts.callers.close();
    await store.close();
    await database.remove();
  });

  const code = { kind: 'external' as const, created_at: NOW, expires_at: NOW + 1, used_at: null };

  /** A person with every kind of stored data. */
  async function marked(instance: string): Promise<number> {
    const { db } = store;
    const email = `${MARKER}@example.org`;
    const id = await addAccount(store, email.toUpperCase(), { instance_key: instance, surname: `${MARKER}-surname` });
    await changeProfile(db, id, { 'Contact.City': `${MARKER} city`, 'Contact.Phone': MARKER });
    await db
      .updateTable('accounts')
      .set({ picture: `/p/${MARKER}.png` })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('external_identities')
      .values({
        issuer: 'https://id.example.org',
        subject: `${MARKER}-${instance}`,
        account_id: id,
        claims: `{"email":"${email}"}`,
        synced_at: null,
      })
      .execute();
    await parts.sessions.begin({ accountId: id, instance, device: MARKER, browser: MARKER, provider: 'p', idToken: `e30.${MARKER}.x` });
    await db
      .insertInto('sign_in_failures')
      .values({ instance_key: instance, email_key: email, count: 3, locked_until: null, last_at: NOW })
      .execute();
    const payloads: [string, number | null, string][] = [
      [`own ${instance}`, id, `{"name":"${MARKER}"}`],
      [`loose ${instance}`, null, `{"claims":{"sub":"${MARKER}-${instance}","name":"${MARKER}"}}`],
    ];
    for (const [hash, account_id, payload] of payloads)
      await db
        .insertInto('codes')
        .values({ ...code, hash, account_id, payload })
        .execute();
    await parts.audit.note({ kind: 'sign-in', actor: `account:${id}`, subject: `account:${id}`, place: instance, detail: `as ${MARKER}` });
    return id;
  }

  test('nothing is left of somebody, in any table', async () => {
    const { db } = store;
    const id = await marked('demo');
    const other = await addAccount(store, 'other@example.org');
    await addTicket(store, 'heart27', `${MARKER}-1`, { email: `${MARKER}@example.org`, surname: MARKER, VisitorId: MARKER });
    await addTicket(store, 'lung27', 'claimed-by-her', { email: '', surname: MARKER });
    await db.updateTable('tickets').set({ account_id: id }).where('external_key', '=', 'claimed-by-her').execute();
    // Hers by address, claimed by somebody else: his now, without her address.
    await addTicket(store, 'heart27', 'claimed-by-him', { email: `${MARKER}@example.org` });
    await db.updateTable('tickets').set({ account_id: other }).where('external_key', '=', 'claimed-by-him').execute();
    const payload = JSON.stringify({ event: 1, ticket: `${MARKER}-1`, firstname: MARKER, surname: MARKER });
    const { id: event } = await db.selectFrom('events').select('id').where('event_key', '=', 'demo/heart27').executeTakeFirstOrThrow();
    const registration = { ...code, kind: 'registration' as const, account_id: null, payload: payload.replace('1', String(event)) };
    await db
      .insertInto('codes')
      .values({ ...registration, hash: registrationHash(event, 'a') })
      .execute();
    const asked = { firstName: MARKER, surname: MARKER, passwordHash: 'h', termsAccepted: false, browser: 'b' };
    const { row: requested } = await addRegistration({ db, clock: parts.clock }, 'demo', { email: `${MARKER}@example.org`, ...asked });
    await makeMailCode({ db, clock: parts.clock }, 'reset', { registration: requested.id });
    const hers = (await everyRow(db)).filter((line) => line.toLowerCase().includes(MARKER));
    expect(new Set(hers.map((line) => line.split(' ')[0]))).toEqual(
      new Set(['accounts', 'audit_log', 'codes', 'external_identities', 'registrations', 'sessions', 'sign_in_failures', 'tickets']),
    );

    const [account] = await accountsNamed(db, `${MARKER}@EXAMPLE.org`);
    expect(await deletePerson(parts, account!, 'cli')).toEqual({ sessions: 1, tickets: 2 });
    const left = await everyRow(db);
    expect(left.filter((line) => line.toLowerCase().includes(MARKER) || line.includes(requested.id))).toEqual([]);
    expect(
      (await db.selectFrom('audit_log').select(['kind', 'subject']).execute()).map(({ kind, subject }) => `${kind} ${subject}`),
    ).toEqual([`sign-in account:${id}`, `deleted account:${id}`]);
    expect((await db.selectFrom('tickets').select('external_key').execute()).map((row) => row.external_key)).toEqual(['claimed-by-him']);
    expect((await accountsNamed(db, String(other))).length).toBe(1);
  });

  test('the same address in another instance is another person', async () => {
    const [here, there] = [await marked('demo'), await marked('rival')];
    const rows = async (id: number) =>
      (await everyRow(store.db)).filter((line) => line.includes(`"account_id":${id}`) || line.includes(`"id":${id},`));
    const before = await rows(there);
    expect(before.length).toBeGreaterThan(2);
    expect((await accountsNamed(store.db, `${MARKER}@example.org`)).map(({ id }) => id)).toEqual([here, there]);
    const [account] = await accountsNamed(store.db, `${MARKER}@example.org`, 'Demo');
    await deletePerson(parts, account!, 'cli');
    expect(await rows(there)).toEqual(before);
  });

  test('audit log entries of their actions are deleted, whomever they concern', async () => {
    const [id, other] = [await marked('demo'), await addAccount(store, 'other@example.org')];
    const note = (actor: string, detail: string) =>
      parts.audit.note({ kind: 'blocked', actor, subject: `account:${other}`, place: 'demo', detail });
    await note(`account:${id}`, `by ${MARKER}`);
    await note('cli', 'by nobody');
    const [account] = await accountsNamed(store.db, String(id));
    await deletePerson(parts, account!, 'cli');
    const details = await store.db.selectFrom('audit_log').select('detail').where('kind', '=', 'blocked').orderBy('id').execute();
    expect(details.map(({ detail }) => detail)).toEqual(['', 'by nobody']);
  });

  test('the address stays on tickets of another instance', async () => {
    const other = await addAccount(store, 'other@example.org');
    for (const event of ['heart27', 'rival27']) await addTicket(store, event, 'T-1', { email: `${MARKER}@example.org` });
    await store.db.updateTable('tickets').set({ account_id: other }).execute();
    await deletePerson(parts, { id: NO_ACCOUNT, instance_key: 'demo', email_key: `${MARKER}@example.org` }, 'cli');
    const left = await store.db
      .selectFrom('tickets')
      .innerJoin('events', 'events.id', 'tickets.event_id')
      .select(['event_key', 'email_key'])
      .orderBy('event_key')
      .execute();
    expect(left).toEqual([
      { event_key: 'demo/heart27', email_key: '' },
      { event_key: 'rival/rival27', email_key: `${MARKER}@example.org` },
    ]);
  });

  test('who signs in while it is deleted is nobody afterwards', async () => {
    const id = await marked('demo');
    const event = { id: 1, version: 1, instance: 'demo', shortName: 'heart27', previewTicketType: '' } as unknown as PublishedEvent;
    const [account] = await accountsNamed(store.db, String(id));
    let secret = '';
    const sessions: typeof parts.sessions = {
      ...parts.sessions,
      async end(which) {
        const ended = await parts.sessions.end(which);
        ({ secret } = await parts.sessions.begin({ accountId: id, instance: 'demo', device: '', browser: '' }));
        expect((await parts.callers.bySecret(secret, event)).account?.id).toBe(id);
        return ended;
      },
    };
    await deletePerson({ ...parts, sessions }, account!, 'cli');
    expect((await parts.callers.bySecret(secret, event)).account).toBeNull();
  });

  test('an address without account: its tickets go', async () => {
    await addTicket(store, 'heart27', 'T-1', { email: `${MARKER}@example.org` });
    await addTicket(store, 'heart27', 'T-2', { email: 'other@example.org' });
    const person = { id: NO_ACCOUNT, instance_key: 'demo', email_key: `${MARKER}@example.org` };
    expect(await deletePerson(parts, person, 'cli')).toEqual({ sessions: 0, tickets: 1 });
    expect((await everyRow(store.db)).filter((line) => line.includes(MARKER))).toEqual([]);
    expect(await store.db.selectFrom('tickets').select('external_key').execute()).toEqual([{ external_key: 'T-2' }]);
  });

  test('an export has everything and no secret', async () => {
    const id = await marked('demo');
    await addTicket(store, 'heart27', 'T-1', { email: `${MARKER}@example.org` });
    await store.db.updateTable('accounts').set({ password_hash: '$argon2id$secret' }).where('id', '=', id).execute();
    const [account] = await accountsNamed(store.db, String(id));
    const text = JSON.stringify(await exportPerson(store.db, account!));
    const json = JSON.parse(text) as Record<string, unknown[]>;
    expect(json).toMatchObject({
      account: { id, instance: 'demo', profile: { 'Contact.City': `${MARKER} city` }, hasPassword: true, staff: false },
      tickets: [{ event: 'heart27', number: 'T-1', ticket: { TicketTypeName: 'Congress Ticket' }, claimed: false }],
      identities: [{ subject: `${MARKER}-demo` }],
      sessions: [{ device: MARKER, createdAt: new Date(NOW).toISOString() }],
      failedSignIns: [{ count: 3 }],
      audit: [{ kind: 'sign-in' }],
    });
    const { hash } = await store.db.selectFrom('sessions').select('hash').executeTakeFirstOrThrow();
    for (const secret of ['$argon2id$secret', hash, `e30.${MARKER}.x`]) expect(text).not.toContain(secret);
  });

  test('who is blocked is out at once, everywhere', async () => {
    const id = await addAccount(store, 'block@example.org');
    const { session } = await parts.sessions.begin({ accountId: id, instance: 'demo', device: '', browser: '' });
    const [account] = await accountsNamed(store.db, String(id));
    const ended: unknown[] = [];
    parts.sessions.onEnd(({ uuid, isBlocked }) => ended.push([uuid, isBlocked]));
    expect(await blockAccount(parts, account!, 'cli')).toBe(1);
    expect(ended).toEqual([[session.uuid, true]]);
    expect(await parts.sessions.ofAccount(id)).toEqual([]);
    expect((await accountsNamed(store.db, String(id)))[0]?.blocked_at).toBe(NOW);
    await unblockAccount(parts, account!, 'cli');
    expect((await accountsNamed(store.db, String(id)))[0]?.blocked_at).toBeNull();
    expect((await parts.audit.recent({ limit: 9 })).map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(['unblocked cli', 'blocked cli']);
  });

  test('an invitation makes an account once; the older code is void; who has a password gets none', async () => {
    const who = { instance: 'Demo', email: 'New@example.org', firstname: 'Nia', surname: 'New', isStaff: true };
    const first = await invite(parts, who, 'cli');
    const second = await invite(parts, { ...who, isStaff: false }, 'cli');
    expect([first.isNew, second.isNew, second.accountId]).toEqual([true, false, first.accountId]);
    expect(second.code).not.toBe(first.code);
    expect(await store.db.selectFrom('codes').select(['kind', 'account_id']).execute()).toEqual([
      { kind: 'transfer', account_id: first.accountId },
    ]);
    const [account] = await accountsNamed(store.db, 'new@example.org', 'demo');
    expect(account).toMatchObject({ is_staff: 1, password_hash: null, confirmed_at: null, first_name: 'Nia' });
    await store.db.updateTable('accounts').set({ password_hash: 'x' }).execute();
    expect((await invite(parts, who, 'cli')).code).toBeUndefined();
  });

  test('accounts are found by parts of address and name; signs of patterns are signs', async () => {
    await addAccount(store, 'a_b@example.org', { surname: 'Ünal' });
    await addAccount(store, 'axb@example.org', { instance_key: 'rival' });
    const found = async (search: string, instance?: string) =>
      (await listAccounts(store.db, { search, instance, limit: 9 })).map(({ email }) => email);
    expect(await found('EXAMPLE')).toEqual(['axb@example.org', 'a_b@example.org']);
    expect(await found('example', 'Rival')).toEqual(['axb@example.org']);
    expect(await found('a_b')).toEqual(['a_b@example.org']);
    expect(await found('%')).toEqual([]);
  });
});
