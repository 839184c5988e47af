// A record of a table or list with its place, and how a value of JSON or YAML falls into records.
import { pointerKey } from '../../../src/model/source.ts';
import type { Place } from '../place.ts';
import { asFields } from './fields.ts';

/** One record; `key` is its name in an object of records, empty in a list. */
export type SourceRecord = { value: unknown; raw: () => unknown; place: Place; key: string };

/**
 * The records of a JSON value: the entries of a list; of the only list in an object, or of its `results` or `data`; else the objects of an object by
 * their names. Anything else is one record.
 */
export function recordsOf(value: unknown, file: string, pointer = ''): SourceRecord[] {
  const record = (entry: unknown, at: string, key = ''): SourceRecord => ({
    value: entry,
    raw: () => entry,
    key,
    place: { file, pointer: at, line: 0, column: 0 },
  });
  if (Array.isArray(value)) return value.map((entry, index) => record(entry, `${pointer}/${index}`));
  const fields = asFields(value);
  if (!fields) return [record(value, pointer)];
  const lists = Object.entries(fields).filter(([, entry]) => Array.isArray(entry));
  const wrapped =
    lists.find(([name]) => name === 'results' || name === 'data') ??
    (lists.length === 1 && Object.keys(fields).length <= 4 ? lists[0] : undefined);
  if (wrapped) return recordsOf(wrapped[1], file, `${pointer}/${pointerKey(wrapped[0])}`);
  const entries = Object.entries(fields);
  if (entries.length > 0 && entries.every(([, entry]) => asFields(entry))) {
    return entries.map(([name, entry]) => record(entry, `${pointer}/${pointerKey(name)}`, name));
  }
  return [record(value, pointer)];
}
