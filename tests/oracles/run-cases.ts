// Runs the rule case files below a folder: finds them, judges those of a known format, names the others.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { UsageError } from '../../cli/output/usage-error.ts';
import type { CaseFormat } from './format.ts';
import { caseFormats } from './formats.ts';
import { judgeCases, type JudgedCases } from './judge.ts';

/** A case file that was run; `path` is below the folder, with `/`. */
export type RunFile = JudgedCases & { path: string };

/** What came of a folder: files that were run, and files whose format is not known. */
export type CasesRun = { files: RunFile[]; notRun: string[] };

/** Runs every case file at a path, a folder or one file. Throws UsageError when there is no such path. */
export async function runCases(path: string): Promise<CasesRun> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file or folder ${path}.`);
  const paths = found.isDirectory() ? await jsonBelow(path) : [path];
  const root = found.isDirectory() ? path : dirname(path);
  const run: CasesRun = { files: [], notRun: [] };
  for (const file of paths.sort()) {
    const name = relative(root, file).replaceAll('\\', '/');
    const format = caseFormats.get(basename(file, '.json'));
    if (format) run.files.push({ path: name, ...judgeFile(await readFile(file, 'utf8'), format) });
    else run.notRun.push(name);
  }
  return run;
}

/** The cases of a file, judged; a file that cannot be read is one failed case. */
function judgeFile(text: string, format: CaseFormat): JudgedCases {
  const failed = (problem: string): JudgedCases => ({ judged: [{ id: 'the file', strict: true, reading: '', problem }], notes: [] });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return failed(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const cases = typeof content === 'object' && content !== null && 'cases' in content ? content.cases : undefined;
  if (!Array.isArray(cases) || cases.length === 0) return failed('it holds no list of cases');
  return judgeCases(format, cases);
}

async function jsonBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map((entry) => join(entry.parentPath, entry.name));
}
