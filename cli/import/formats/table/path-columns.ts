// Fields that a mapping finds by a path within each record, as columns of their own.
import { asFields } from '../../reading/fields.ts';
import { valueAtPath } from '../../reading/path-expressions.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { TableMapping } from './mapping.ts';

const pathColumn = (field: string): string => `${field} (path)`;

/** The values of paths as columns of their own. */
export function withPathFields(record: SourceRecord, { fields }: TableMapping, file: string): SourceRecord {
  const row = asFields(record.value);
  if (!row) return record;
  const paths = Object.entries(fields).flatMap(([field, one]) =>
    typeof one === 'object' && 'path' in one ? [[pathColumn(field), one.path] as const] : [],
  );
  if (paths.length === 0) return record;
  return {
    ...record,
    value: { ...row, ...Object.fromEntries(paths.map(([column, path]) => [column, valueAtPath(row, path, file) ?? []])) },
  };
}

/** The fields of a mapping with these columns in place of paths. */
export const withoutPaths = ({ fields }: TableMapping): TableMapping['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [field, typeof one === 'object' && 'path' in one ? pathColumn(field) : one]),
  );
