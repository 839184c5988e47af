// Checks a document against the schema printed for editors, so that both refuse the same: shapes, forms, ranges, and unknown keys at any depth.
import { type ClosedCheck, closedCheck } from '../compile/closed-check.ts';
import { documents, type Kind } from '../model/documents/index.ts';
import { type Finding, finding } from '../model/finding.ts';
import { migrationsOf } from '../model/migrations/index.ts';
import { migrate } from '../model/migrations/migrate.ts';
import { documentShape } from './document-shapes.ts';
import { problemIn } from './problems.ts';
import { isObject } from '../model/is-object.ts';

const checks = new Map<string, ClosedCheck | undefined>();

/** The check of a document by its kind; undefined for a kind there is not. */
function checkOfKind(kind: string): ClosedCheck | undefined {
  if (!checks.has(kind)) {
    const entry = Object.hasOwn(documents, kind) ? documents[kind as Kind] : undefined;
    checks.set(kind, entry && closedCheck(entry.schema));
  }
  return checks.get(kind);
}

/** The row of a data file a pointer is in; undefined outside of rows. */
const rowOf = (kind: string, pointer: string): string | undefined =>
  kind.startsWith('data-') ? /^\/rows\/\d+/.exec(pointer)?.[0] : undefined;

/** Findings of the document in `file`. One of an older version is checked as it is migrated, and reported where it was written. */
export function conformanceFindings(file: string, kind: string, written: Readonly<Record<string, unknown>>): Finding[] {
  const check = checkOfKind(kind);
  if (!check) return [];
  const { value } = migrate(written, migrationsOf(kind));
  const shape = documentShape(kind);
  const rows = new Set<string>();
  return check(value).flatMap(({ problem, kept }) => {
    const found = problemIn(shape, problem, { file, pointer: '' }, { value, kind, kept });
    const row = kept ? undefined : rowOf(kind, problem.instancePath);
    if (row === undefined) return value === written ? found : writtenAt(found, kind, written);
    // One reason is enough: the row is left out, its neighbours stay.
    if (rows.has(row)) return [];
    rows.add(row);
    return leftOut(found);
  });
}

const leftOut = ({ file, pointer, message, suggestion }: Finding): Finding =>
  finding('row-omitted', 'warning', { file, pointer }, `this row is left out: ${message}`, suggestion);

/** The finding where version 0 of a page or footer wrote it: grids at the top, their placements as `components`. */
function writtenAt(found: Finding, kind: string, written: Readonly<Record<string, unknown>>): Finding {
  const grids: readonly unknown[] = Array.isArray(written['grids']) ? written['grids'] : [];
  const moved = (pointer: string): string => {
    const [, before = '', at = '', rest = ''] = /^(\/layers\/page)?\/grids\/(\d+)(.*)$/s.exec(pointer) ?? [];
    if (at === '' || (kind === 'page') !== (before !== '')) return pointer;
    const index = Number(at);
    // On a page, grids of the top come first; those already in the layer follow.
    if (index >= grids.length) return `${before}/grids/${index - grids.length}${rest}`;
    const grid = grids[index];
    return `/grids/${at}${isObject(grid) && 'components' in grid ? rest.replace(/^\/placements/, '/components') : rest}`;
  };
  const { fix } = found;
  return {
    ...found,
    pointer: moved(found.pointer),
    ...(fix && { fix: fix.map((edit) => ({ ...edit, pointer: moved(edit.pointer) })) }),
  };
}
