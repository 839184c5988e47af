// Everything stored about one person, as they may request it; secrets and their hashes are not their data and are omitted.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';
import { personalTables } from './personal-tables.ts';

/** Plain JSON: a list for each table of `personal-tables.ts`, of `account` the one row. Instants ISO 8601 in UTC. */
export async function exportPerson(db: Kysely<Tables>, person: Person): Promise<Record<string, unknown>> {
  const lists = await Promise.all(
    Object.values(personalTables).map(async ({ shownAs, rows, show }) => [
      shownAs,
      (await rows(db, person)).map((row) => show(row, person)),
    ]),
  );
  const { account, ...rest } = Object.fromEntries(lists) as Record<string, unknown[]>;
  return { account: account?.[0] ?? null, ...rest };
}
