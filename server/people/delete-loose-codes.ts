// Deletes codes that belong to no account yet and name a person: an identity that waits, a registration that was never claimed.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';

/** Deletes those of a person who holds `tickets`; call before their identities and registrations go. */
export async function deleteLooseCodes(
  within: Kysely<Tables>,
  { id, instance_key, email_key }: Person,
  tickets: readonly { event_id: number; external_key: string }[],
): Promise<void> {
  const identities = await within.selectFrom('external_identities').select('subject').where('account_id', '=', id).execute();
  const registrations = await within
    .selectFrom('registrations')
    .select('id')
    .where('instance_key', '=', instance_key)
    .where('email_key', '=', email_key)
    .execute();
  const names = [email_key, ...identities.map((one) => one.subject), ...registrations.map((one) => one.id)];
  const rows = await within.selectFrom('codes').select(['hash', 'kind', 'payload']).where('account_id', 'is', null).execute();
  const held = new Set(tickets.map(({ event_id, external_key }) => `${event_id} ${external_key}`));
  for (const { hash, kind, payload } of rows) {
    const fields = JSON.parse(payload) as { event?: unknown; ticket?: unknown };
    const isTheirs = kind === 'registration' && held.has(`${String(fields.event)} ${String(fields.ticket)}`);
    const values = new Set(textsIn(fields));
    if (isTheirs || names.some((name) => values.has(name.toLowerCase())))
      await within.deleteFrom('codes').where('hash', '=', hash).execute();
  }
}

/** Every text in a JSON value, in lower case. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
