// Looks through a whole store for damage: the file of an embedded database, and every published content against its hash.
import { createHash } from 'node:crypto';
import { openStore, type StoreLocation } from './store.ts';
import { damageIn } from './sqlite/check-file.ts';
import { storeFile } from './sqlite/make-file.ts';

export type Checked = {
  /** What is wrong, one line each, worst first; empty when the store is whole. */
  damage: readonly string[];
  /** Contents that were read. */
  contents: number;
};

/** Checks the store; takes time in proportion to its size, and blocks nobody. Throws StoreError if it cannot be opened. */
export async function checkStore(location: StoreLocation): Promise<Checked> {
  const damage = 'folder' in location ? damageIn(storeFile(location.folder)) : [];
  // What is read from a file in disorder may be anything.
  if (damage.length > 0) return { damage, contents: 0 };
  const store = await openStore(location);
  try {
    const hashes = await store.db.selectFrom('blobs').select('hash').execute();
    const broken: string[] = [];
    for (const { hash } of hashes) {
      const bytes = await store.blob(hash);
      if (bytes && createHash('sha256').update(bytes).digest('hex') !== hash) broken.push(`content ${hash} is not what was published`);
    }
    return { damage: broken, contents: hashes.length };
  } finally {
    await store.close();
  }
}
