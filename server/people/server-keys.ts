// Keys a server makes for itself when first needed: the same for all servers of a database, after every restart.
import type { Kysely } from 'kysely';
import { newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';

/** Returns the key of a name; `make` makes it where there is none yet: 256 random bits, base64url, if omitted. */
export type ServerKeys = (
  name: 'preview-links' | 'webcast' | 'service' | 'anonymous-ids' | 'known-devices' | 'web-push' | 'payments',
  make?: () => string,
) => Promise<string>;

/** Creates the keys of a database. Of two servers that start at once the first one's key counts. */
export function createServerKeys(db: Kysely<Tables>): ServerKeys {
  const known = new Map<string, Promise<string>>();
  const find = async (name: string, make: () => string): Promise<string> => {
    await db
      .insertInto('server_keys')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
  };
  return (name, make = newSecret) => {
    const key = known.get(name) ?? find(name, make);
    known.set(name, key);
    key.catch(() => known.delete(name));
    return key;
  };
}
