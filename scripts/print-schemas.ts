// Prints the JSON Schemas of all documents and components into `schemas/`; with `--check` it only reports which files have drifted.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { loadCatalog } from '../component-registry/catalog.ts';
import { mappingSchema } from '../cli/import/formats/table/mapping-schema.ts';
import { type SchemaFile, schemaFiles } from '../src/compile/schema-files.ts';

/** What is wrong with a folder of schemas: paths relative to it. */
export type Drift = { missing: string[]; changed: string[]; stale: string[] };

/** Compares a folder with what would be printed. Only content counts: how a file is indented is the formatter's business. */
export async function driftOf(folder: string, files: readonly SchemaFile[]): Promise<Drift> {
  const there = existsSync(folder)
    ? (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];
  const drift: Drift = { missing: [], changed: [], stale: there.filter((path) => !files.some((file) => file.path === path)) };
  for (const { path, schema } of files) {
    if (!there.includes(path)) drift.missing.push(path);
    else if (!sameContent(await readFile(join(folder, path), 'utf8'), schema)) drift.changed.push(path);
  }
  return drift;
}

function sameContent(text: string, schema: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(schema);
  } catch {
    return false;
  }
}

/** Writes what is missing or has changed and removes what is stale; returns what it found. */
export async function writeSchemas(folder: string, files: readonly SchemaFile[]): Promise<Drift> {
  const drift = await driftOf(folder, files);
  for (const path of drift.stale) await rm(join(folder, path));
  for (const { path, schema } of files) {
    if (!drift.missing.includes(path) && !drift.changed.includes(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${JSON.stringify(schema, null, 2)}\n`);
  }
  return drift;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../schemas');
  const files = [...schemaFiles(Object.values(await loadCatalog())), mappingSchema()];
  const check = process.argv.includes('--check');
  const { missing, changed, stale } = check ? await driftOf(folder, files) : await writeSchemas(folder, files);
  const lines = [
    ...missing.map((path) => `missing  schemas/${path}`),
    ...changed.map((path) => `changed  schemas/${path}`),
    ...stale.map((path) => `stale    schemas/${path}`),
  ];
  for (const line of lines) console.log(line);
  console.log(
    check
      ? lines.length
        ? 'The schemas have drifted: run npm run schemas and commit the result.'
        : `${files.length} schemas, no drift.`
      : `${files.length} schemas, ${lines.length} written or removed.`,
  );
  if (check && lines.length) process.exitCode = 1;
}
