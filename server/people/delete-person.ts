// Deletes one person: account, identities, sessions, codes, tickets; the audit log keeps an id that names nobody (quality S29).
import type { Kysely } from 'kysely';
import type { Callers } from '../sessions/caller.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Tables } from '../store/schema.ts';
import type { Audit } from './audit.ts';
import { NO_ACCOUNT, type Person } from './find-account.ts';
import { personalTables } from './personal-tables.ts';
import { ticketRowsOf } from './ticket-rows.ts';

/** The part of `People` it uses. */
export type DeleteParts = { db: Kysely<Tables>; sessions: Sessions; callers: Callers; audit: Audit };

/** What went with the account. */
export type Deleted = { sessions: number; tickets: number };

/** Deletes it, all or nothing; sessions end first, so that open pages and hubs let go. `actor` as the audit log names it. */
export async function deletePerson(parts: DeleteParts, person: Person, actor: string): Promise<Deleted> {
  const { db, sessions, callers, audit } = parts;
  const { id, instance_key: instance } = person;
  const subject = `account:${id}`;
  const ended = id === NO_ACCOUNT ? 0 : await sessions.end({ accountId: id });
  const tickets = await db.transaction().execute(async (within) => {
    const held = await ticketRowsOf(within, person);
    for (const { remove } of Object.values(personalTables)) await remove?.(within, person);
    return held;
  });
  // Somebody may have signed in while it was deleted.
  await callers.forget(id);
  await audit.note({ kind: 'deleted', actor, subject: id === NO_ACCOUNT ? '' : subject, place: instance, detail: '' });
  return { sessions: ended, tickets: tickets.length };
}
