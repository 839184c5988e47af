// Checks what a document says of itself: the version it was written in, the schema it names.
import type * as z from 'zod';
import type { ConfigurationFile } from '../model/adapters/configuration-files.ts';
import { documents } from '../model/documents/index.ts';
import { documentVersion } from '../model/documents/envelope.ts';
import { type Edit, type Finding, finding, fixable } from '../model/finding.ts';
import { migrationsOf } from '../model/migrations/index.ts';
import { migrate } from '../model/migrations/migrate.ts';
import { sameJson } from '../model/same-json.ts';
import { pointerKey } from '../model/source.ts';

const known = new Map<string, readonly string[]>();

/** Top-level keys of a document by its kind; undefined for a kind there is not. */
function keysOf(kind: string): readonly string[] | undefined {
  let keys = known.get(kind);
  if (keys) return keys;
  const schema = (documents as Readonly<Record<string, { schema: z.ZodType } | undefined>>)[kind]?.schema as z.ZodObject | undefined;
  if (!schema?.shape) return undefined;
  known.set(kind, (keys = Object.keys(schema.shape)));
  return keys;
}

/** A document of an older version is read as it is; written anew it says so itself. */
export function versionFindings(file: ConfigurationFile, kind: string, value: Record<string, unknown>): Finding[] {
  const written = value['schemaVersion'];
  if (!keysOf(kind) || (written !== undefined && written !== null && written !== 0)) return [];
  const { value: current } = migrate(value, migrationsOf(kind));
  const edits: Edit[] = [
    ...Object.keys(value).flatMap((key): Edit[] => (Object.hasOwn(current, key) ? [] : [{ pointer: `/${pointerKey(key)}`, remove: true }])),
    ...Object.entries({ ...current, schemaVersion: documentVersion }).flatMap(([key, set]): Edit[] =>
      Object.hasOwn(value, key) && sameJson(value[key], set) ? [] : [{ pointer: `/${pointerKey(key)}`, set }],
    ),
  ];
  const message = `written in version 0, migrated to ${documentVersion} whenever it is read`;
  return [fixable(finding('old-version', 'info', { file: file.path, pointer: '' }, message), ...edits)];
}

/** Where the schemas of a folder lie, as one of its documents names them: levels above the folder, and the path from there. */
export type SchemaHome = { above: number; path: string };

const NAMED = /^((?:\.\.\/)*)((?:[^./][^/]*\/)*documents\/)([a-z-]+)\.schema\.json$/;

/** Where the schemas lie, by the `$schema` of a document at `path`. */
export function schemaHome(path: string, $schema: unknown): SchemaHome | undefined {
  const [, ups = '', folder = ''] = (typeof $schema === 'string' && NAMED.exec($schema)) || [];
  if (!folder) return undefined;
  const folders = path.split('/').slice(0, -1);
  const above = ups.length / 3 - folders.length;
  return above >= 0 ? { above, path: folder } : { above: 0, path: [...folders.slice(0, -above), folder].join('/') };
}

/** A document without a schema among others that name theirs: editors do not help in it. */
export function schemaFindings(
  file: ConfigurationFile,
  kind: string,
  value: Readonly<Record<string, unknown>>,
  home: SchemaHome,
): Finding[] {
  if (!keysOf(kind) || value['$schema']) return [];
  const levels = file.path.split('/').length - 1 + home.above;
  const set = `${'../'.repeat(levels) || './'}${home.path}${kind}.schema.json`;
  const message = 'no $schema, so editors neither complete nor check';
  return [fixable(finding('missing-schema', 'info', { file: file.path, pointer: '' }, message, set), { pointer: '/$schema', set })];
}
