// Members of groups whom an organiser added by their address, beside those of the messages document.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
/** A group of an event. */
export type GroupOfEvent = { eventId: number; groupId: string };

/** Ids of the groups to which an address was added. */
export async function groupsAddedTo(db: Db, eventId: number, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('group_id')
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey)
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Addresses added to a group, in alphabetical order. */
export async function addressesAdded(db: Db, { eventId, groupId }: GroupOfEvent): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('email_key')
    .where('event_id', '=', eventId)
    .where('group_id', '=', groupId)
    .orderBy('email_key')
    .execute();
  return rows.map(({ email_key }) => email_key);
}

/** Adds addresses; returns how many were not there yet. */
export async function addMembers(db: Db, { eventId, groupId }: GroupOfEvent, emails: readonly string[], now: number): Promise<number> {
  let added = 0;
  for (const email_key of new Set(emails)) {
    const row = { event_id: eventId, group_id: groupId, email_key, added_at: now };
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('group_members')
      .values(row)
      .onConflict((conflict) => conflict.columns(['event_id', 'group_id', 'email_key']).doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}

/** Takes addresses out again; returns how many were there. What they wrote stays. */
export async function removeMembers(db: Db, { eventId, groupId }: GroupOfEvent, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('group_members')
    .where('event_id', '=', eventId)
    .where('group_id', '=', groupId)
    .where('email_key', 'in', emails)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
