// Keeps what is one person's from the next: personal copies go as soon as an answer shows that somebody else, or nobody, is signed in.
import { PERSONAL } from './cache-names.ts';
import { dropCaches, findCopy } from './copies.ts';

/** Header of a page: instance and a sign of the session, `-` for none (`server/html/reader-header.ts`). */
export const READER = 'foyer-reader';

/** Address under which the reader of an instance is remembered; nothing is ever requested there. */
const readerAddress = (scope: string, instance: string): string => `${scope}foyer-reader/${instance}`;

let generation = 0;

/** Changes whenever personal copies are dropped: what was asked before is not stored after. */
export const currentGeneration = (): number => generation;

/** Drops the personal copies of every site and build on this device. */
export async function forgetPersonal(): Promise<void> {
  generation += 1;
  await dropCaches((name) => name.startsWith(PERSONAL));
}

/** `same`, `other`: whether a page is for whom the last one was. `unknown`: the device cannot tell, so nothing personal may be stored. */
export type Reader = 'same' | 'other' | 'unknown';

/** Takes note of whom a page was written for; what was another one's is gone afterwards. */
export async function noteReader(page: Response, { scope, readers }: { scope: string; readers: string }): Promise<Reader> {
  const [instance, sign] = (page.headers.get(READER) ?? '').split(' ');
  if (!instance || !sign) return 'unknown';
  const address = readerAddress(scope, instance);
  const known = await (await findCopy([readers], address))?.text();
  if (known === sign) return 'same';
  if (known !== undefined) await forgetPersonal();
  try {
    await (await caches.open(readers)).put(address, new Response(sign));
    return 'other';
  } catch {
    return 'unknown';
  }
}
