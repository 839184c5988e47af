// Writes fixed texts back, only over the very bytes that were read.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Writes those of `after` that differ from `before`. A file is left alone when it has changed on disk meanwhile, or holds bytes
 * that are no UTF-8 and would not survive; the answer names these. A byte order mark stays.
 */
export async function writeFiles(
  root: string,
  before: readonly ConfigurationFile[],
  after: readonly ConfigurationFile[],
): Promise<{ written: string[]; left: string[] }> {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const result = { written: [] as string[], left: [] as string[] };
  for (const { path, text } of after) {
    const old = texts.get(path);
    if (old === undefined || old === text) continue;
    const file = join(root, path);
    const bytes = await readFile(file);
    const marked = bytes.subarray(0, 3).equals(MARK);
    const same = (marked ? bytes.subarray(3) : bytes).equals(Buffer.from(old));
    if (same) await writeFile(file, marked ? Buffer.concat([MARK, Buffer.from(text)]) : text);
    (same ? result.written : result.left).push(path);
  }
  return result;
}
