// The personal tables of meetings that are proposed, of badges, blocked conversations and contact forms: what an export shows of them, and when they end (quality S29).
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { REMEMBERED } from './expiry.ts';
import type { Person } from './find-account.ts';
import type { PersonalTable } from './personal-table.ts';

type Db = Kysely<Tables>;
type ByAccount = 'meeting_requests' | 'badges' | 'badge_scans' | 'chat_blocks' | 'chat_reports';
type Named = ByAccount | 'guest_leads';

/** How long a contact form waits for its address to be confirmed, ms. */
export const GUEST_WAITS = 2 * 86_400_000;
/** How long a company that has read a badge waits for consent, ms. */
export const SCAN_WAITS = 14 * 86_400_000;
/** How long a report that was decided can be decided anew, ms. */
export const REPORT_STAYS = 90 * 86_400_000;

const iso = (instant: number): string => new Date(instant).toISOString();
const deleted = { how: 'delete' } as const;

/** Who blocked or reported, as its visitor sees it. */
const bySide = { visitor: 'self', staff: 'company', organiser: 'organiser' } as const;

const byAccount = <T extends ByAccount>(table: T) => ({
  onDelete: deleted,
  rows: (db: Db, { id }: Person) =>
    db
      .selectFrom(table as 'badges')
      .selectAll()
      .where('account_id', '=', id)
      .execute() as unknown as Promise<Selectable<Tables[T]>[]>,
  remove: (within: Db, { id }: Person): Promise<unknown> =>
    within
      .deleteFrom(table as 'badges')
      .where('account_id', '=', id)
      .execute(),
});

/** Forms that name the address of the person, at events of their instance. */
const ofAddress = (db: Db, { instance_key }: Person) => db.selectFrom('events').select('id').where('instance_key', '=', instance_key);

export const personalContactTables: { [T in Named]: PersonalTable<T> } = {
  meeting_requests: {
    ...byAccount('meeting_requests'),
    shownAs: 'meetingRequests',
    // A time that has passed is no proposal any more.
    expiry: { key: ['uid'], isOver: (now) => sql`starts_at < ${now - REMEMBERED}` },
    show: (row) => ({
      event: row.event_id,
      company: row.company_id,
      state: row.state,
      start: iso(row.starts_at),
      end: iso(row.ends_at),
      topic: row.topic,
      place: row.place,
      firstname: row.first_name,
      surname: row.surname,
      email: row.email,
      message: row.message,
      consent: row.consent,
      reason: row.reason,
      createdAt: iso(row.created_at),
      changedAt: iso(row.changed_at),
    }),
  },
  badges: {
    ...byAccount('badges'),
    shownAs: 'badges',
    expiry: { key: ['event_id', 'account_id'], isOver: (now) => sql`expires_at < ${now - REMEMBERED}` },
    show: ({ event_id, expires_at }) => ({ event: event_id, expiresAt: iso(expires_at) }),
  },
  badge_scans: {
    ...byAccount('badge_scans'),
    shownAs: 'badgeReadBy',
    expiry: { key: ['id'], isOver: (now) => sql`asked_at < ${now - SCAN_WAITS}` },
    show: ({ event_id, company_id, state, asked_at }) => ({ event: event_id, company: company_id, state, askedAt: iso(asked_at) }),
  },
  chat_blocks: {
    ...byAccount('chat_blocks'),
    shownAs: 'blockedConversations',
    expiry: null,
    show: ({ event_id, company_id, side, blocked_at }) => ({
      event: event_id,
      company: company_id,
      by: bySide[side],
      blockedAt: iso(blocked_at),
    }),
  },
  chat_reports: {
    ...byAccount('chat_reports'),
    shownAs: 'reportedConversations',
    expiry: { key: ['id'], isOver: (now) => sql`decided_at < ${now - REPORT_STAYS}` },
    show: ({ event_id, company_id, side, reason, reported_at, state }) => ({
      event: event_id,
      company: company_id,
      by: bySide[side],
      reason,
      state,
      reportedAt: iso(reported_at),
    }),
  },
  guest_leads: {
    shownAs: 'contactFormsToConfirm',
    expiry: { key: ['code_hash'], isOver: (now) => sql`created_at < ${now - GUEST_WAITS}` },
    rows: (db, person) =>
      db
        .selectFrom('guest_leads')
        .selectAll()
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', ofAddress(db, person))
        .execute(),
    show: (row) => ({
      event: row.event_id,
      company: row.company_id,
      firstname: row.first_name,
      surname: row.surname,
      email: row.email,
      topic: row.topic,
      message: row.message,
      consent: row.consent,
      createdAt: iso(row.created_at),
    }),
    onDelete: deleted,
    remove: (within, person) =>
      within
        .deleteFrom('guest_leads')
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', ofAddress(within, person))
        .execute(),
  },
};

/** Leads of the person: of the account, and those of a contact form without one that name its address. */
export const personalLeads = {
  onDelete: deleted,
  rows: (db: Db, person: Person) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('account_id', '=', person.id),
          eb.and([eb('guest_key', '=', person.email_key), eb('event_id', 'in', ofAddress(db, person))]),
        ]),
      )
      .execute(),
  remove: (within: Db, person: Person): Promise<unknown> =>
    within
      .deleteFrom('leads')
      .where((eb) =>
        eb.or([
          eb('account_id', '=', person.id),
          eb.and([eb('guest_key', '=', person.email_key), eb('event_id', 'in', ofAddress(within, person))]),
        ]),
      )
      .execute(),
};
