// Keys a server makes for itself when first needed: the same for all servers of a database, after every restart.
import type { Kysely } from 'kysely';
import { newSecret } from '../sessions/secrets.ts';
import type { Tables } from '../store/schema.ts';

/** Returns the key of a name: 256 random bits, base64url. */
export type ServerKeys = (name: 'preview-links' | 'webcast' | 'service' | 'anonymous-ids' | 'known-devices') => Promise<string>;

/** Creates the keys of a database. Of two servers that start at once the first one's key counts. */
export function createServerKeys(db: Kysely<Tables>): ServerKeys {
  const known = new Map<string, Promise<string>>();
  const make = async (name: string): Promise<string> => {
    await db
      .insertInto('server_keys')
      .values({ name, value: newSecret() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
  };
  return (name) => {
    const key = known.get(name) ?? make(name);
    known.set(name, key);
    key.catch(() => known.delete(name));
    return key;
  };
}
