// The jobs of a programme's source beside those an event has: merged as those of `import --as jobs` are.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../src/base/parse-json.ts';
import { isObject } from '../../src/model/is-object.ts';
import type { WrittenFile } from '../import/write/write-import.ts';
import { rowsOfText } from './import-additions.ts';
import { asEditorialRow, editorialReport, editorialThere, mergeEditorial } from './import-editorial-merge.ts';

/** Paths in the folder of an event that such a merge may replace: nothing an organiser wrote is lost by it. */
export const mergedJobFiles: readonly string[] = ['data/jobs.json', editorialReport('jobs')];

/** The files of an import with its jobs merged into those that are there, and what the next import is to know of them. */
export async function withMergedJobs(
  written: readonly WrittenFile[],
  folder: string,
  event: string,
  replaces: boolean,
): Promise<WrittenFile[]> {
  const path = `${event}/data/jobs.json`;
  const own = written.find((file) => file.path === path);
  if (!own) return [...written];
  const rows = (rowsOfText(own.text) ?? []).flatMap(asEditorialRow);
  const schema = (parseJson(own.text) as { $schema: string }).$schema;
  const { text, imported } = mergeEditorial(await editorialThere(folder, 'jobs'), rows, { path, schema }, replaces);
  const before = parseJson(await readFile(join(folder, editorialReport('jobs')), 'utf8').catch(() => ''));
  const report = { format: 'programme', findings: [], leftOut: [], ...(isObject(before) ? before : {}), rows: imported };
  return [
    ...written.map((file) => (file === own ? { ...own, text } : file)),
    { path: `${event}/${editorialReport('jobs')}`, text: `${JSON.stringify(report, null, 2)}\n` },
  ];
}
