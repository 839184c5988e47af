// The mapping of the tables of an import: found beside the source, made of what was understood and answered, and written there.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isMapping } from '../import/formats/table/mapping.ts';
import type { ImportFile } from '../import/result.ts';
import { UsageError } from '../output/usage-error.ts';

/** Where the mapping of a source lies, or would: `mapping.json` in a folder, `talks.mapping.json` beside `talks.xlsx`. */
export async function mappingPath(source: string): Promise<string> {
  const found = await stat(source).catch(() => undefined);
  if (found?.isDirectory()) return join(source, 'mapping.json');
  return join(dirname(source), `${basename(source).replace(/\.[^.]*$/, '')}.mapping.json`);
}

/** The files with their mapping: the one that is named, or that lies beside a single file. Throws UsageError when the named one is not there. */
export async function withMapping(source: string, files: readonly ImportFile[], named: string | undefined): Promise<ImportFile[]> {
  if (named !== undefined) {
    const bytes = await readFile(named).catch(() => undefined);
    if (!bytes) throw new UsageError(`There is no mapping ${named}.`);
    return [...files.filter((file) => !isMapping(file)), { path: 'mapping.json', bytes }];
  }
  if (files.some(isMapping)) return [...files];
  const beside = await mappingPath(source);
  const bytes = await readFile(beside).catch(() => undefined);
  return bytes ? [...files, { path: basename(beside), bytes }] : [...files];
}

/** Writes a mapping for editors to complete. Throws UsageError where it cannot be written. */
export async function writeMapping(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be written (${error.code ?? 'unknown'}); name another with --mapping.`);
  });
}

/** Its text, with the path of its schema. */
export function mappingText(path: string, mapping: object): string {
  const schema = relative(dirname(path), join(import.meta.dirname, '../../schemas/import/mapping.schema.json')).replaceAll('\\', '/');
  return `${JSON.stringify({ $schema: schema, ...mapping }, null, 2)}\n`;
}
