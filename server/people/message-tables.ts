// The personal tables of conversations and of the directory of participants: what an export shows of them, and what a deletion leaves (quality S29).
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { GUEST_WAITS, REPORT_STAYS } from './contact-tables.ts';
import type { Person } from './find-account.ts';
import type { PersonalTable } from './personal-table.ts';

type Db = Kysely<Tables>;
type Named =
  | 'message_reports'
  | 'group_members'
  | 'threads'
  | 'thread_members'
  | 'thread_messages'
  | 'message_blocks'
  | 'networking_profiles';

const iso = (instant: number): string => new Date(instant).toISOString();
const deleted = { how: 'delete' } as const;

/** Conversations that are somebody's: those they or another participant began with them, and their questions at the help desk, also those of their address. */
const ownThreads = (db: Db, { id, email_key, instance_key }: Person) =>
  db
    .selectFrom('threads')
    .select('threads.id')
    .where('threads.kind', '<>', 'group')
    .where((eb) =>
      eb.or([
        eb('threads.asked_by', '=', id),
        eb.and([
          eb('threads.kind', '=', 'direct'),
          eb('threads.id', 'in', eb.selectFrom('thread_members').select('thread_id').where('account_id', '=', id)),
        ]),
        eb.and([
          eb('threads.guest_key', '=', email_key),
          eb('threads.event_id', 'in', eb.selectFrom('events').select('events.id').where('instance_key', '=', instance_key)),
        ]),
      ]),
    );

const eventsOf = (db: Db, { instance_key }: Person) => db.selectFrom('events').select('id').where('instance_key', '=', instance_key);
const byAccount = ({ id }: Person) => id;

export const personalMessageTables: { [T in Named]: PersonalTable<T> } = {
  // Before the conversations, with which their messages go.
  thread_messages: {
    shownAs: 'messages',
    expiry: null,
    rows: (db, person) =>
      db
        .selectFrom('thread_messages')
        .selectAll()
        .where((eb) => eb.or([eb('account_id', '=', person.id), eb('thread_id', 'in', ownThreads(db, person))]))
        .orderBy('id')
        .execute(),
    show: ({ thread_id, account_id, is_staff, content, sent_at }, { id }) => ({
      conversation: thread_id,
      own: account_id === id,
      fromHelpDesk: is_staff === 1,
      text: content,
      sentAt: iso(sent_at),
    }),
    onDelete: { how: 'anonymise', reason: 'What somebody answered for the help desk stays with who asked, without a name.' },
    async remove(within, person) {
      await within
        .deleteFrom('thread_messages')
        .where((eb) =>
          eb.or([eb('thread_id', 'in', ownThreads(within, person)), eb.and([eb('account_id', '=', person.id), eb('is_staff', '=', 0)])]),
        )
        .execute();
      await within.updateTable('thread_messages').set({ account_id: null }).where('account_id', '=', person.id).execute();
    },
  },
  threads: {
    shownAs: 'conversations',
    // A question of somebody without account whose address nobody has confirmed.
    expiry: { key: ['id'], isOver: (now) => sql`state = 'unconfirmed' and created_at < ${now - GUEST_WAITS}` },
    rows: (db, person) => db.selectFrom('threads').selectAll().where('id', 'in', ownThreads(db, person)).orderBy('id').execute(),
    show: ({ id, event_id, kind, topic, subject, state, guest_name, guest_email, created_at }) => ({
      conversation: id,
      event: event_id,
      kind,
      topic,
      subject,
      state,
      name: guest_name,
      email: guest_email,
      createdAt: iso(created_at),
    }),
    onDelete: deleted,
    remove: (within, person) => within.deleteFrom('threads').where('id', 'in', ownThreads(within, person)).execute(),
  },
  thread_members: {
    shownAs: 'takesPartIn',
    expiry: null,
    rows: (db, person) => db.selectFrom('thread_members').selectAll().where('account_id', '=', byAccount(person)).execute(),
    show: ({ thread_id, read_up_to }) => ({ conversation: thread_id, readUpTo: read_up_to }),
    onDelete: deleted,
    remove: (within, person) => within.deleteFrom('thread_members').where('account_id', '=', byAccount(person)).execute(),
  },
  group_members: {
    shownAs: 'groups',
    expiry: null,
    rows: (db, person) =>
      db
        .selectFrom('group_members')
        .selectAll()
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', eventsOf(db, person))
        .execute(),
    show: ({ event_id, group_id, added_at }) => ({ event: event_id, group: group_id, addedAt: iso(added_at) }),
    onDelete: deleted,
    remove: (within, person) =>
      within
        .deleteFrom('group_members')
        .where('email_key', '=', person.email_key)
        .where('event_id', 'in', eventsOf(within, person))
        .execute(),
  },
  message_reports: {
    shownAs: 'reportedMessages',
    expiry: { key: ['id'], isOver: (now) => sql`decided_at < ${now - REPORT_STAYS}` },
    // Who has reported somebody is not that somebody's to read.
    rows: (db, { id }) => db.selectFrom('message_reports').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    show: ({ event_id, thread_id, reason, state, reported_at }) => ({
      event: event_id,
      conversation: thread_id,
      reason,
      state,
      reportedAt: iso(reported_at),
    }),
    onDelete: deleted,
    async remove(within, { id }) {
      await within.deleteFrom('message_reports').where('account_id', '=', id).execute();
      await within.updateTable('message_reports').set({ other_id: null }).where('other_id', '=', id).execute();
    },
  },
  message_blocks: {
    shownAs: 'blocked',
    expiry: null,
    // Who has blocked somebody is not that somebody's to read.
    rows: (db, { id }) => db.selectFrom('message_blocks').selectAll().where('account_id', '=', id).execute(),
    show: ({ event_id, blocked_at }) => ({ event: event_id, blockedAt: iso(blocked_at) }),
    onDelete: deleted,
    remove: (within, { id }) =>
      within
        .deleteFrom('message_blocks')
        .where((eb) => eb.or([eb('account_id', '=', id), eb('other_id', '=', id)]))
        .execute(),
  },
  networking_profiles: {
    shownAs: 'networking',
    expiry: null,
    rows: (db, person) => db.selectFrom('networking_profiles').selectAll().where('account_id', '=', byAccount(person)).execute(),
    show: ({ event_id, takes_messages, is_listed, wants_letters, interests, about }) => ({
      event: event_id,
      takesMessages: takes_messages === 1,
      isListed: is_listed === 1,
      wantsLetters: wants_letters === 1,
      interests: JSON.parse(interests),
      about,
    }),
    onDelete: deleted,
    remove: (within, person) => within.deleteFrom('networking_profiles').where('account_id', '=', byAccount(person)).execute(),
  },
};
