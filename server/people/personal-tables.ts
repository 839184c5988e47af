// The tables with data of a person: how their rows are found, what an export shows, what a deletion does, when they end (quality S29). Export, deletion and sweep follow from this list.
import { sql } from 'kysely';
import { FORGOTTEN_AFTER } from '../identity/lockout.ts';
import { REGISTRATION_HOLDS } from '../identity/registrations.ts';
import type { Tables } from '../store/schema.ts';
import { personalChatTables } from './chat-tables.ts';
import { personalContactTables, personalLeads } from './contact-tables.ts';
import { deleteLooseCodes } from './delete-loose-codes.ts';
import { PUSH_KEPT, REMEMBERED, SEEN } from './expiry.ts';
import type { Person } from './find-account.ts';
import { personalMessageTables } from './message-tables.ts';
import { personalNoteTables } from './note-tables.ts';
import { personalOwnTables } from './own-tables.ts';
import { byAccount, ofColumns } from './of-columns.ts';
import { personalProgrammeTables } from './programme-tables.ts';
import type { PersonalTable } from './personal-table.ts';
import { showNaming, showPoints } from './show-charity.ts';
import { showLead } from './show-leads.ts';
import { showMeeting } from './show-meetings.ts';
import { showAnswers, showDone } from './show-surveys.ts';
import { type TicketRow, ticketRowsOf } from './ticket-rows.ts';

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const parsed = (text: string): unknown => JSON.parse(text || 'null');
const deleted = { how: 'delete' } as const;

const byAddress = ({ instance_key, email_key }: Person) => ({ instance_key, email_key });
const removeCodes = ofColumns('codes', byAccount).remove;

/** By name, in the order of deletion: codes first, as rows that name the person are found by tickets, identities and registrations. */
const tables: { [T in keyof Tables]?: PersonalTable<T> } = {
  codes: {
    ...ofColumns('codes', byAccount),
    shownAs: 'codes',
    expiry: { key: ['hash'], isOver: (now) => sql`expires_at < ${now - REMEMBERED}` },
    show: ({ kind, created_at: made, expires_at: end, used_at: used }) => ({
      kind,
      createdAt: iso(made),
      expiresAt: iso(end),
      usedAt: iso(used),
    }),
    async remove(within, person) {
      await deleteLooseCodes(within, person, await ticketRowsOf(within, person));
      await removeCodes(within, person);
    },
  },
  tickets: {
    shownAs: 'tickets',
    expiry: null,
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
    ...ofColumns('external_identities', byAccount),
    shownAs: 'identities',
    expiry: null,
    show: ({ issuer, subject, claims, synced_at }) => ({ issuer, subject, claims: parsed(claims), syncedAt: iso(synced_at) }),
  },
  sessions: {
    ...ofColumns('sessions', byAccount),
    shownAs: 'sessions',
    expiry: { key: ['hash'], isOver: (now) => sql`expires_at < ${now - REMEMBERED}` },
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
    ...ofColumns('sign_in_failures', byAddress),
    shownAs: 'failedSignIns',
    expiry: {
      key: ['instance_key', 'email_key'],
      isOver: (now) => sql`last_at <= ${now - FORGOTTEN_AFTER} and (locked_until is null or locked_until <= ${now - FORGOTTEN_AFTER})`,
    },
    show: ({ count, locked_until, last_at }) => ({ count, lockedUntil: iso(locked_until), lastAt: iso(last_at) }),
  },
  registrations: {
    ...ofColumns('registrations', byAddress),
    shownAs: 'registrations',
    // Anybody can request an account with another person's address.
    expiry: { key: ['id'], isOver: (now) => sql`created_at <= ${now - REGISTRATION_HOLDS}` },
    show: ({ first_name, surname, created_at, ended_at }) => ({
      firstname: first_name,
      surname,
      createdAt: iso(created_at),
      endedAt: iso(ended_at),
    }),
  },
  notification_reads: {
    ...ofColumns('notification_reads', byAccount),
    shownAs: 'notificationsRead',
    expiry: null,
    show: ({ notification_id, read_at }) => ({ notification: notification_id, readAt: iso(read_at) }),
  },
  ...personalProgrammeTables,
  ...personalNoteTables,
  push_subscriptions: {
    ...ofColumns('push_subscriptions', byAccount),
    shownAs: 'pushSubscriptions',
    // A device that nobody has opened the event on for longer than a congress takes to come again.
    expiry: { key: ['id'], isOver: (now) => sql`confirmed_at < ${now - PUSH_KEPT}` },
    show: ({ event_id, endpoint, language, created_at, confirmed_at }) => ({
      event: event_id,
      service: URL.canParse(endpoint) ? new URL(endpoint).host : '',
      language,
      createdAt: iso(created_at),
      confirmedAt: iso(confirmed_at),
    }),
  },
  survey_answers: { ...ofColumns('survey_answers', byAccount), shownAs: 'surveyAnswers', expiry: null, show: showAnswers },
  survey_done: { ...ofColumns('survey_done', byAccount), shownAs: 'evaluated', expiry: null, show: showDone },
  charity_points: { ...ofColumns('charity_points', byAccount), shownAs: 'charityPoints', expiry: null, show: showPoints },
  charity_participants: { ...ofColumns('charity_participants', byAccount), shownAs: 'charityNaming', expiry: null, show: showNaming },
  leads: { ...personalLeads, shownAs: 'givenToCompanies', expiry: null, show: showLead },
  meeting_bookings: { ...ofColumns('meeting_bookings', byAccount), shownAs: 'meetings', expiry: null, show: showMeeting },
  ...personalChatTables,
  ...personalContactTables,
  ...personalMessageTables,
  ...personalOwnTables,
  audit_log: {
    shownAs: 'audit',
    // What strangers can cause; everything else in the log stays.
    expiry: {
      key: ['id'],
      isOver: (now) => sql`kind in ('wrong-password', 'locked', 'sign-in-refused') and "at" < ${now - SEEN}`,
    },
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
    expiry: null,
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

export const personalTables = tables as Readonly<Record<string, PersonalTable>>;

/** Tables whose columns look as if they named a person and do not, with the reason. */
export const notPersonal: Readonly<Record<string, string>> = {
  preview_links: 'The creator is who made the link at the command line, no account.',
  withdrawals: 'The actor is who withdrew at the command line, no account.',
};
