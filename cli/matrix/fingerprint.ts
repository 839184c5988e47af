// One value for everything a rendering depends on besides its address: the event's files and the built app.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventFolder } from '../../src/model/adapters/configuration-files.ts';
import { withoutNeighbours } from '../../server/store/read-folder.ts';
import type { ReadConfiguration } from '../explain/choose-event.ts';

/** Hash of an event: its own files and its instance's. */
export function eventFingerprint({ files, assets }: ReadConfiguration, part: EventFolder): string {
  const own = withoutNeighbours({ files: [...files], assets: [...assets], findings: [] }, part);
  const hash = createHash('sha256');
  const inside = ({ path }: { path: string }): boolean => path.startsWith(`${part.instance}/`);
  for (const { path, text } of own.files.filter(inside)) hash.update(`${path}\0`).update(text).update('\0');
  for (const { path, bytes } of own.assets.filter(inside)) hash.update(`${path}\0`).update(bytes).update('\0');
  return hash.digest('hex');
}

/** Hash of a build: the names of its files, which carry the hash of their content, and its page. Undefined when there is none. */
export async function buildFingerprint(folder: string): Promise<string | undefined> {
  try {
    const page = await readFile(join(folder, 'index.html'));
    const names = (await readdir(folder, { recursive: true })).sort();
    return createHash('sha256').update(page).update(names.join('\0')).digest('hex');
  } catch {
    return undefined;
  }
}
