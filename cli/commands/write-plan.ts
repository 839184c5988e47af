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
export async function planWrites(
  out: string,
  event: string,
  files: readonly WrittenFile[],
  renews: boolean | Renews = false,
): Promise<WritePlan> {
  const plan: WritePlan = { write: [], unchanged: [], kept: [] };
  const mayReplace = typeof renews === 'boolean' ? (): boolean => renews : renews;
  for (const file of await withQuarantine(out, event, files)) {
    const there = await contentAt(join(out, file.path));
    const stays = file.unlessThere === true || file.path.endsWith('/instance.json');
    if (there !== undefined && (stays || there.equals(contentOf(file)))) plan.unchanged.push(file.path);
    else if (there === undefined || (isData(file.path, event) && mayReplace(file.path.slice(event.length + 1)))) plan.write.push(file);
    else plan.kept.push(file.path);
  }
  return plan;
}

/** Whether data that is there may be replaced, by its path in the folder of the event. */
export type Renews = (path: string) => boolean;

const contentOf = ({ text, bytes }: WrittenFile): Uint8Array => bytes ?? Buffer.from(text);

/** Writes files below a folder, making folders as needed. A file appears whole or not at all, and takes the place of a link instead of following it. */
export async function writeFiles(out: string, files: readonly WrittenFile[]): Promise<void> {
  for (const file of files) {
    const target = join(out, file.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, contentOf(file));
    await rename(`${target}.part`, target);
  }
}

/** Whether a file holds what came from the source, and nothing an organiser wrote. */
export const isData = (path: string, event: string): boolean =>
  path.startsWith(`${event}/data/`) || (path.startsWith(`${event}/`) && isReport(path.slice(event.length + 1)));

/** What only imports write; the exhibition and the jobs of an event may come from another source than its programme. */
const isReport = (name: string): boolean => /^(?:quarantine|import-report)(?:-[a-z]{1,20})?\.json$/.test(name);

/** An earlier quarantine is no longer true when there is nothing to say now, so it is emptied. */
async function withQuarantine(out: string, event: string, files: readonly WrittenFile[]): Promise<readonly WrittenFile[]> {
  const isOfExhibition = files.some(({ path }) => path === `${event}/import-report-exhibition.json`);
  const path = `${event}/quarantine${isOfExhibition ? '-exhibition' : ''}.json`;
  if (files.some((file) => file.path === path) || (await contentAt(join(out, path))) === undefined) return files;
  return [...files, { path, text: `${JSON.stringify({ quarantine: [] }, null, 2)}\n` }];
}

/** Content of a file; undefined when there is none. A link is followed by no import: it could lead out of the folder. */
async function contentAt(path: string): Promise<Buffer | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  return found.isFile() ? await readFile(path) : Buffer.from('\0');
}
