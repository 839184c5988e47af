// Finds the account an organiser means: by its id, or by an address in an instance.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { AccountRow } from './accounts.ts';
import { emailKey } from './name-keys.ts';

/** Id of a person without account, only an address on tickets. */
export const NO_ACCOUNT = 0;

/** Somebody: an account, or an address of an instance without one. */
export type Person = Pick<AccountRow, 'id' | 'instance_key' | 'email_key'>;

/** Accounts that fit: at most one for an id (`7`), one for each instance for an address. */
export async function accountsNamed(db: Kysely<Tables>, who: string, instance?: string): Promise<AccountRow[]> {
  const id = /^\d{1,9}$/.test(who) ? Number(who) : undefined;
  return db
    .selectFrom('accounts')
    .selectAll()
    .where((eb) => (id === undefined ? eb('email_key', '=', emailKey(who)) : eb('id', '=', id)))
    .$if(instance !== undefined, (query) => query.where('instance_key', '=', instance!.toLowerCase()))
    .orderBy('id')
    .execute();
}

/** Accounts, newest first; `search` in address and name. */
export async function listAccounts(
  db: Kysely<Tables>,
  { instance, search, limit }: { instance?: string | undefined; search?: string | undefined; limit: number },
): Promise<AccountRow[]> {
  const pattern = `%${(search ?? '').toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('accounts')
    .selectAll()
    .$if(instance !== undefined, (query) => query.where('instance_key', '=', instance!.toLowerCase()))
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        // SQLite has no sign that escapes unless one is named.
        eb.or(['email_key', 'first_name', 'surname'].map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
