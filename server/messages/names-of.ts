// Who the other side of a conversation is: the other participant, or who asked the help desk.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { ThreadRow } from './stored-threads.ts';

/** Names by conversation; none for groups, and for those who are gone. */
export async function namesOf(db: Kysely<Tables>, rows: readonly ThreadRow[], readerId: number): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for (const row of rows) if (row.guest_name !== '') names.set(row.id, row.guest_name);
  const others = new Map(
    rows.flatMap((row): [number, number][] => {
      const [one, other] = row.kind === 'direct' ? row.thread_key.split(':').map(Number) : [row.asked_by ?? 0, 0];
      const id = row.kind === 'direct' ? (one === readerId ? other! : one!) : one!;
      return id > 0 ? [[row.id, id]] : [];
    }),
  );
  if (others.size === 0) return names;
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'surname'])
    .where('id', 'in', [...new Set(others.values())])
    .execute();
  const byId = new Map(accounts.map(({ id, first_name, surname }) => [id, `${first_name} ${surname}`.trim()]));
  for (const [thread, account] of others) names.set(thread, byId.get(account) ?? '');
  return names;
}
