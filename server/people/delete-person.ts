// Deletes one person: account, identities, sessions, codes, tickets; the audit log keeps an id that names nobody (quality S29).
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { People } from './people.ts';
import { ticketRowsOf } from './export-person.ts';
import { NO_ACCOUNT, type Person } from './find-account.ts';

/** What of `People` it takes. */
export type DeleteParts = Pick<People, 'db' | 'sessions' | 'callers' | 'audit'>;

/** What went with the account. */
export type Deleted = { sessions: number; tickets: number };

/** Deletes it, all or nothing; sessions end first, so that open pages and hubs let go. `actor` as the audit log names it. */
export async function deletePerson(parts: DeleteParts, person: Person, actor: string): Promise<Deleted> {
  const { db, sessions, callers, audit } = parts;
  const { id, instance_key: instance, email_key: email } = person;
  const subject = `account:${id}`;
  const ended = id === NO_ACCOUNT ? 0 : await sessions.end({ accountId: id });
  const tickets = await db.transaction().execute(async (within) => {
    const held = await ticketRowsOf(within, person);
    const identities = await within.selectFrom('external_identities').select('subject').where('account_id', '=', id).execute();
    const wishes = await within
      .deleteFrom('registrations')
      .where('instance_key', '=', instance)
      .where('email_key', '=', email)
      .returning('id')
      .execute();
    await deleteLooseCodes(within, [email, ...identities.map((one) => one.subject), ...wishes.map((one) => one.id)], held);
    for (const { event_id, external_key } of held)
      await within.deleteFrom('tickets').where('event_id', '=', event_id).where('external_key', '=', external_key).execute();
    // What somebody else has claimed is theirs; only the address goes.
    await within
      .updateTable('tickets')
      .set({ email_key: '' })
      .where('email_key', '=', email)
      .where('event_id', 'in', (eb) => eb.selectFrom('events').select('id').where('instance_key', '=', instance))
      .execute();
    await within.deleteFrom('sign_in_failures').where('instance_key', '=', instance).where('email_key', '=', email).execute();
    await within
      .updateTable('audit_log')
      .set({ detail: '' })
      .where((eb) => eb.or([eb('subject', '=', subject), eb('actor', '=', subject)]))
      .execute();
    // Codes, sessions and identities of the account go with it (`on delete cascade`).
    await within.deleteFrom('accounts').where('id', '=', id).execute();
    return held;
  });
  // Somebody may have signed in while it was deleted.
  await callers.forget(id);
  await audit.note({ kind: 'deleted', actor, subject: id === NO_ACCOUNT ? '' : subject, place: instance, detail: '' });
  return { sessions: ended, tickets: tickets.length };
}

/** Codes that belong to no account yet and speak of the person: an identity that waits, a registration that was never claimed. */
async function deleteLooseCodes(
  within: Kysely<Tables>,
  names: readonly string[],
  tickets: readonly { event_id: number; external_key: string }[],
): Promise<void> {
  const rows = await within.selectFrom('codes').select(['hash', 'kind', 'payload']).where('account_id', 'is', null).execute();
  const held = new Set(tickets.map(({ event_id, external_key }) => `${event_id} ${external_key}`));
  for (const { hash, kind, payload } of rows) {
    const said = JSON.parse(payload) as { event?: unknown; ticket?: unknown };
    const isTheirs = kind === 'registration' && held.has(`${String(said.event)} ${String(said.ticket)}`);
    const values = new Set(textsIn(said));
    if (isTheirs || names.some((name) => values.has(name.toLowerCase())))
      await within.deleteFrom('codes').where('hash', '=', hash).execute();
  }
}

/** Every text in a JSON value, in lower case. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
