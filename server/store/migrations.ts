// The steps that bring a store to the current tables: one list for both databases; a step runs once and is never edited afterwards.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { charityTables } from './charity-migration.ts';
import { chatReportTables, chatTables } from './chat-migration.ts';
import { contactTables } from './contacts-migration.ts';
import { favouriteChangeTables } from './favourite-changes-migration.ts';
import { favouriteTables } from './favourites-migration.ts';
import { leadLetters, leadTables, noteRevisions } from './leads-migration.ts';
import { meetingTables } from './meetings-migration.ts';
import { groupMembers, messageReportTables, messageTables } from './messages-migration.ts';
import { noteTables } from './notes-migration.ts';
import { deletionLetters, ownDataTables } from './own-data-migration.ts';
import { peopleTables, registrationTables, sweepIndexes } from './people-migration.ts';
import { progressTables } from './progress-migration.ts';
import { eventRegistrationTables } from './registration-migration.ts';
import { reminderTables } from './reminders-migration.ts';
import { shareTables } from './shares-migration.ts';
import { submissionTables } from './submissions-migration.ts';
import { surveyTables } from './surveys-migration.ts';
import type { ColumnTypes, Tables } from './schema.ts';

const steps: Record<string, (types: ColumnTypes) => string[]> = {
  '0001-first-tables': ({ id, bytes }) => [
    'create table instances (name_key text primary key, name text not null)',
    'create table domains (hostname text primary key, position integer not null, instance text not null, default_event text not null, default_language text not null)',
    `create table events (id ${id}, instance_key text not null references instances, short_name text not null, short_key text not null unique, current_version integer not null)`,
    'create table versions (event_id integer not null references events, number integer not null, published_at text not null, content_hash text not null, instance_document text not null, primary key (event_id, number))',
    `create table blobs (hash text primary key, bytes ${bytes} not null)`,
    `create table resource_rows (event_id integer not null, version integer not null, position integer not null,
       setname text not null, resourcename text not null, resourcevalue text not null, language text, source text,
       primary key (event_id, version, position), foreign key (event_id, version) references versions)`,
    `create table data_files (event_id integer not null, version integer not null, position integer not null,
       name text not null, file text not null, blob_hash text not null references blobs,
       primary key (event_id, version, position), foreign key (event_id, version) references versions)`,
    `create table assets (event_id integer not null, version integer not null, path text not null, type text not null, size integer not null,
       blob_hash text not null references blobs,
       primary key (event_id, version, path), foreign key (event_id, version) references versions)`,
    'create table view_counts (event_id integer not null references events, kind text not null, item_id text not null, count integer not null, primary key (event_id, kind, item_id))',
  ],
  '0002-people': peopleTables,
  '0003-sweep': sweepIndexes,
  // Instants need 64 bits.
  '0005-previews-and-withdrawals': () => [
    `create table preview_links (id text primary key, event_id integer not null references events, creator text not null, created_at bigint not null,
       expires_at bigint not null, from_at bigint, to_at bigint, last_used_at bigint, revoked_at bigint)`,
    'create index preview_links_event on preview_links (event_id)',
    `create table withdrawals (event_id integer not null references events, version integer not null, path text not null, actor text not null,
       withdrawn_at bigint not null, primary key (event_id, version, path))`,
  ],
  '0006-registrations': registrationTables,
  // The column was unique and stays so: its index is that of the new name.
  '0008-event-names': () => [
    'alter table events rename column short_key to event_key',
    "update events set event_key = instance_key || '/' || event_key",
  ],
  // What was counted before days were kept has none.
  '0013-views-by-day': () => [
    `create table view_counts_by_day (event_id integer not null references events, kind text not null, item_id text not null, action text not null,
       day text not null, count integer not null, primary key (event_id, kind, item_id, action, day))`,
    "insert into view_counts_by_day select event_id, kind, item_id, 'view', '', count from view_counts",
    'drop table view_counts',
    'alter table view_counts_by_day rename to view_counts',
  ],
  '0014-notifications': ({ id }) => [
    `create table notifications (id ${id}, event_id integer not null references events, title text not null, text text not null, link text not null,
       opens_at bigint not null, until_at bigint, targets text not null, language text, push integer not null, pushed_at bigint, created_at bigint not null)`,
    'create index notifications_opens on notifications (opens_at)',
    'create index notifications_event on notifications (event_id, opens_at)',
    `create table notification_reads (account_id integer not null references accounts on delete cascade,
       notification_id integer not null references notifications on delete cascade, read_at bigint not null, primary key (account_id, notification_id))`,
  ],
  '0015-push': ({ id }) => [
    `create table push_subscriptions (id ${id}, event_id integer not null references events, endpoint text not null, p256dh text not null, auth text not null,
       language text not null, account_id integer references accounts on delete cascade, session_uuid text not null, created_at bigint not null,
       confirmed_at bigint not null, unique (event_id, endpoint))`,
    'create index push_subscriptions_account on push_subscriptions (account_id)',
    'create index push_subscriptions_session on push_subscriptions (session_uuid)',
    'create index push_subscriptions_confirmed on push_subscriptions (confirmed_at)',
    `create table push_deliveries (notification_id integer not null references notifications on delete cascade,
       subscription_id integer not null references push_subscriptions on delete cascade, attempts integer not null, next_at bigint not null,
       primary key (notification_id, subscription_id))`,
    'create index push_deliveries_next on push_deliveries (next_at)',
    'create index push_deliveries_subscription on push_deliveries (subscription_id)',
    'alter table notifications add column push_sent integer not null default 0',
  ],
  '0016-favourites': favouriteTables,
  '0017-notes': noteTables,
  '0018-surveys': surveyTables,
  '0019-reminders': reminderTables,
  '0020-progress': progressTables,
  '0022-charity': charityTables,
  '0023-leads': leadTables,
  '0024-meetings': meetingTables,
  '0025-chat': chatTables,
  '0028-contacts': contactTables,
  '0029-own-data': ownDataTables,
  '0031-messages': messageTables,
  '0032-registration': eventRegistrationTables,
  '0033-submissions': submissionTables,
  '0034-deletion-letters': deletionLetters,
  '0035-group-members': groupMembers,
  '0036-chat-reports': chatReportTables,
  '0037-message-reports': messageReportTables,
  '0038-note-revisions': noteRevisions,
  '0039-lead-letters': leadLetters,
  '0040-favourite-changes': favouriteChangeTables,
  '0041-personal-shares': shareTables,
};

/** Whether a store has all steps; read-only, so that no other process is waited for. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  // The tables do not matter to whether a step was run.
  const known = await migratorOn(db, { id: '', bytes: '' }).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

/** Runs the steps a store still lacks. Throws the first error; a step that failed is not marked as run. */
export async function migrateToLatest(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { error } = await migratorOn(db, types).migrateToLatest();
  if (error) throw error;
}

function migratorOn(db: Kysely<Tables>, types: ColumnTypes): Migrator {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([name, statements]) => [
      name,
      {
        up: async (within) => {
          for (const statement of statements(types)) await sql.raw(statement).execute(within);
        },
      },
    ]),
  );
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
