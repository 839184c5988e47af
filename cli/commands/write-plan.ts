// Decides what an import writes and what it must not overwrite, before anything is written.
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WrittenFile } from '../import/write/write-import.ts';

/** What is to be done. `kept`: existing files whose content differs. */
export type WritePlan = { write: WrittenFile[]; unchanged: string[]; kept: string[] };

/**
 * Compares the files of an import of `<instance>/<event>` with those below `out`. An `instance.json` that is there stays.
 * Programme data is replaced when it `renews` what an earlier import of the same event wrote.
 */
export async function planWrites(out: string, event: string, files: readonly WrittenFile[], renews = false): Promise<WritePlan> {
  const plan: WritePlan = { write: [], unchanged: [], kept: [] };
  for (const file of await withQuarantine(out, event, files)) {
    const there = await textAt(join(out, file.path));
    if (there === file.text || (there !== undefined && file.path.endsWith('/instance.json'))) plan.unchanged.push(file.path);
    else if (there === undefined || (renews && isData(file.path, event))) plan.write.push(file);
    else plan.kept.push(file.path);
  }
  return plan;
}

/** Writes files below a folder, making folders as needed. A file appears whole or not at all, and takes the place of a link instead of following it. */
export async function writeFiles(out: string, files: readonly WrittenFile[]): Promise<void> {
  for (const { path, text } of files) {
    const target = join(out, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, text);
    await rename(`${target}.part`, target);
  }
}

/** Whether a file holds what came from the source, and nothing an organiser wrote. */
export const isData = (path: string, event: string): boolean =>
  path.startsWith(`${event}/data/`) || ['quarantine.json', 'import-report.json'].some((name) => path === `${event}/${name}`);

/** An earlier quarantine is no longer true when there is nothing to say now, so it is emptied. */
async function withQuarantine(out: string, event: string, files: readonly WrittenFile[]): Promise<readonly WrittenFile[]> {
  const path = `${event}/quarantine.json`;
  if (files.some((file) => file.path === path) || (await textAt(join(out, path))) === undefined) return files;
  return [...files, { path, text: `${JSON.stringify({ quarantine: [] }, null, 2)}\n` }];
}

/** Text of a file; undefined when there is none. A link is followed by no import: it could lead out of the folder. */
async function textAt(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  return found.isFile() ? await readFile(path, 'utf8') : '';
}
