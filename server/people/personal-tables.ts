// The tables with data of a person: how their rows are found, what an export shows, what a deletion does (quality S29). Export and deletion follow from this list.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { deleteLooseCodes } from './delete-loose-codes.ts';
import type { Person } from './find-account.ts';

type Db = Kysely<Tables>;

/** One table. `rows` are those of the person, `show` makes of one what the export has of it: secrets and their hashes stay out. */
export type PersonalTable<T extends keyof Tables = keyof Tables> = {
  /** Key of the list in the export. */
  shownAs: string;
  rows: (db: Db, person: Person) => Promise<Selectable<Tables[T]>[]>;
  show: (row: Selectable<Tables[T]>, person: Person) => Record<string, unknown>;
  /** `delete`: no row is left · `anonymise`: rows stay without what names the person · `keep`: rows stay; both for the `reason` given. */
  onDelete: { how: 'delete' } | { how: 'anonymise' | 'keep'; reason: string };
  /** Deletes or anonymises the rows, within the transaction of the deletion; missing where rows are kept. */
  remove?: (within: Db, person: Person) => Promise<unknown>;
};

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const parsed = (text: string): unknown => JSON.parse(text || 'null');
const deleted = { how: 'delete' } as const;

/** Of a table whose rows have `account_id`. */
const ofAccount = <T extends keyof Tables>(table: T) => ({
  onDelete: deleted,
  rows: (db: Db, { id }: Person) =>
    db
      .selectFrom(table as 'sessions')
      .selectAll()
      .where('account_id', '=', id)
      .execute() as unknown as Promise<Selectable<Tables[T]>[]>,
  remove: (within: Db, { id }: Person): Promise<unknown> =>
    within
      .deleteFrom(table as 'sessions')
      .where('account_id', '=', id)
      .execute(),
});

/** Of a table whose rows have `instance_key` and `email_key`. */
const ofAddress = <T extends keyof Tables>(table: T) => ({
  onDelete: deleted,
  rows: (db: Db, { instance_key, email_key }: Person) =>
    db
      .selectFrom(table as 'registrations')
      .selectAll()
      .where('instance_key', '=', instance_key)
      .where('email_key', '=', email_key)
      .execute() as unknown as Promise<Selectable<Tables[T]>[]>,
  remove: (within: Db, { instance_key, email_key }: Person): Promise<unknown> =>
    within
      .deleteFrom(table as 'registrations')
      .where('instance_key', '=', instance_key)
      .where('email_key', '=', email_key)
      .execute(),
});

/** By name, in the order of deletion: codes first, as rows that name the person are found by tickets, identities and registrations. */
const tables: { [T in keyof Tables]?: PersonalTable<T> } = {
  codes: {
    ...ofAccount('codes'),
    shownAs: 'codes',
    show: ({ kind, created_at, expires_at, used_at }) => ({
      kind,
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      usedAt: iso(used_at),
    }),
    async remove(within, person) {
      await deleteLooseCodes(within, person, await ticketRowsOf(within, person));
      await ofAccount('codes').remove(within, person);
    },
  },
  tickets: {
    shownAs: 'tickets',
    rows: (db, person) => ticketRowsOf(db, person),
    show: ({ external_key, document, days, withdrawn, updated_at, account_id, ...row }, { id }) => ({
      event: (row as Partial<TicketRow>).event,
      number: external_key,
      ticket: parsed(document),
      days: days === null ? null : parsed(days),
      claimed: account_id === id,
      withdrawn: withdrawn === 1,
      updatedAt: iso(updated_at),
    }),
    onDelete: deleted,
    async remove(within, person) {
      for (const { event_id, external_key } of await ticketRowsOf(within, person))
        await within.deleteFrom('tickets').where('event_id', '=', event_id).where('external_key', '=', external_key).execute();
      // A ticket claimed by somebody else belongs to them; only the address is deleted.
      await within
        .updateTable('tickets')
        .set({ email_key: '' })
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', (eb) => eb.selectFrom('events').select('id').where('instance_key', '=', person.instance_key))
        .execute();
    },
  },
  external_identities: {
    ...ofAccount('external_identities'),
    shownAs: 'identities',
    show: ({ issuer, subject, claims, synced_at }) => ({ issuer, subject, claims: parsed(claims), syncedAt: iso(synced_at) }),
  },
  sessions: {
    ...ofAccount('sessions'),
    shownAs: 'sessions',
    show: ({ uuid, device, browser, provider, created_at, expires_at, ended_at }) => ({
      uuid,
      device,
      browser,
      provider,
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      endedAt: iso(ended_at),
    }),
  },
  sign_in_failures: {
    ...ofAddress('sign_in_failures'),
    shownAs: 'failedSignIns',
    show: ({ count, locked_until, last_at }) => ({ count, lockedUntil: iso(locked_until), lastAt: iso(last_at) }),
  },
  registrations: {
    ...ofAddress('registrations'),
    shownAs: 'registrations',
    show: ({ first_name, surname, created_at, ended_at }) => ({
      firstname: first_name,
      surname,
      createdAt: iso(created_at),
      endedAt: iso(ended_at),
    }),
  },
  audit_log: {
    shownAs: 'audit',
    rows: (db, { id }) =>
      db
        .selectFrom('audit_log')
        .selectAll()
        .where((eb) => eb.or([eb('subject', '=', `account:${id}`), eb('actor', '=', `account:${id}`)]))
        .orderBy('id')
        .execute(),
    show: ({ at, kind, actor, subject, place, detail }) => ({ at: iso(at), kind, actor, subject, place, detail }),
    onDelete: { how: 'anonymise', reason: 'The log says what was done, by an id that names nobody any more.' },
    remove: (within, { id }) =>
      within
        .updateTable('audit_log')
        .set({ detail: '' })
        .where((eb) => eb.or([eb('subject', '=', `account:${id}`), eb('actor', '=', `account:${id}`)]))
        .execute(),
  },
  accounts: {
    shownAs: 'account',
    rows: (db, { id }) => db.selectFrom('accounts').selectAll().where('id', '=', id).execute(),
    show: (row) => ({
      id: row.id,
      instance: row.instance_key,
      email: row.email,
      firstname: row.first_name,
      surname: row.surname,
      picture: row.picture,
      profile: parsed(row.profile),
      healthCareProfessional: row.is_professional === null ? null : row.is_professional === 1,
      staff: row.is_staff === 1,
      hasPassword: row.password_hash !== null,
      createdAt: iso(row.created_at),
      confirmedAt: iso(row.confirmed_at),
      termsAcceptedAt: iso(row.terms_accepted_at),
      blockedAt: iso(row.blocked_at),
    }),
    onDelete: deleted,
    remove: (within, { id }) => within.deleteFrom('accounts').where('id', '=', id).execute(),
  },
};

/** The list, by table. */
export const personalTables = tables as Readonly<Record<string, PersonalTable>>;

/** Tables whose columns look as if they named a person and do not, with the reason. */
export const notPersonal: Readonly<Record<string, string>> = {
  preview_links: 'The creator is who made the link at the command line, no account.',
  withdrawals: 'The actor is who withdrew at the command line, no account.',
};

type TicketRow = Awaited<ReturnType<typeof ticketRowsOf>>[number];

/** Tickets of the account: claimed by it, or for its address in an event of its instance. */
export async function ticketRowsOf(db: Db, { id, email_key, instance_key }: Person) {
  return db
    .selectFrom('tickets')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .selectAll('tickets')
    .select('events.short_name as event')
    .where('events.instance_key', '=', instance_key)
    .where((eb) => eb.or([eb('account_id', '=', id), eb.and([eb('account_id', 'is', null), eb('email_key', '=', email_key)])]))
    .orderBy('tickets.event_id')
    .orderBy('external_key')
    .execute();
}
