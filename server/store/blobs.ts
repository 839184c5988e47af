// Contents by their hash: written ahead of the version that needs them, a little at a time, so that other writers do not wait for long.
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Bytes of one transaction, unless a single content is larger. */
export const AT_ONCE = 4 * 1024 * 1024;
/** Between two transactions, ms: longer than others wait between two tries to write. */
const PAUSE = 25;
/** Values per statement. */
const BATCH = 1000;

/** Contents by SHA-256 (hex). */
export type Blobs = ReadonlyMap<string, Uint8Array>;

/** Writes what is not there yet, in many small transactions. What a publication leaves behind that fails later is used by the next. */
export async function writeAhead(db: Kysely<Tables>, blobs: Blobs): Promise<void> {
  const missing = await missingOf(db, blobs);
  for (let next = 0; next < missing.length;) {
    const first = next;
    for (let size = 0; next < missing.length && (next === first || size + missing[next]![1].byteLength <= AT_ONCE); next++)
      size += missing[next]![1].byteLength;
    if (first > 0) await new Promise((later) => setTimeout(later, PAUSE));
    await db.transaction().execute(async (within) => {
      for (const [hash, bytes] of missing.slice(first, next)) await insert(within, hash, bytes);
    });
  }
}

async function missingOf(db: Kysely<Tables>, blobs: Blobs): Promise<[string, Uint8Array][]> {
  const hashes = [...blobs.keys()];
  const there = new Set<string>();
  for (let start = 0; start < hashes.length; start += BATCH) {
    const rows = await db
      .selectFrom('blobs')
      .select('hash')
      .where('hash', 'in', hashes.slice(start, start + BATCH))
      .execute();
    for (const { hash } of rows) there.add(hash);
  }
  return [...blobs].filter(([hash]) => !there.has(hash));
}

async function insert(db: Kysely<Tables>, hash: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('blobs')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
