// What an export leaves in its folder so that the next one knows it: the version of each event, and which files are the export's own.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../output/usage-error.ts';

/** Hidden, so that most web servers do not hand it out; there is nothing private in it. */
export const MARK = '.foyer-export.json';

const mark = z.object({
  events: z.record(z.string(), z.object({ version: z.number().int().positive(), content: z.string(), publishedAt: z.string() })),
  files: z.array(z.string()),
});
export type ExportMark = z.infer<typeof mark>;

/**
 * The mark of a folder; an empty one where there is no folder or nothing in it. Throws UsageError for a folder with files of
 * somebody else: an export never writes among them.
 */
export async function readMark(folder: string): Promise<ExportMark> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UsageError(`${folder} is no folder that can be written into.`);
  });
  if (there.length === 0) return { events: {}, files: [] };
  const text = await readFile(join(folder, MARK), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError(`${folder} is not empty and no earlier export; name another folder, or empty it.`);
  try {
    return mark.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${join(folder, MARK)} cannot be read; name another folder, or empty this one.`);
  }
}

/** Removes what the earlier export wrote and this one did not: what was withdrawn must not stay public. */
export async function removeOld(folder: string, before: ExportMark, written: ReadonlySet<string>): Promise<number> {
  const old = before.files.filter((path) => !written.has(path) && !path.split('/').includes('..'));
  for (const path of old) await rm(join(folder, path), { force: true });
  return old.length;
}
