// The list of a nested JSON value that most likely holds the sessions: the longest one whose entries have titles.
import { asFields } from '../../reading/fields.ts';
import { recordsOf, type SourceRecord } from '../../reading/source-records.ts';
import { pointerKey } from '../../../../src/model/source.ts';
import { dayIn } from './headings.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';

/** Lists deeper than this are parts of an entry. */
const DEEPEST = 5;

/** Its records; undefined where the value is a list itself, or no list has titles. Lists of the same name in several places are one. */
export function likeliestList(whole: unknown, file: string): SourceRecord[] | undefined {
  if (!asFields(whole)) return undefined;
  const lists = new Map<string, SourceRecord[]>();
  const walk = (value: unknown, pointer: string, name: string, depth: number, day: string): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      const records = recordsOf(value, file, pointer);
      if (records.length > 0 && records.every((record) => isSessionLike(record.value)))
        lists.set(name, [...(lists.get(name) ?? []), ...records.map((record) => withDay(record, day))]);
      else for (const [index, entry] of value.entries()) walk(entry, `${pointer}/${index}`, name, depth + 1, day);
      return;
    }
    // A key that is a date or a name of its own is no name of a list.
    for (const [key, entry] of Object.entries(asFields(value) ?? {}))
      walk(entry, `${pointer}/${pointerKey(key)}`, /\d/.test(key) ? name : `${name} ${key}`, depth + 1, dayIn(key) ?? day);
  };
  walk(whole, '', '', 0, '');
  return [...lists.values()].toSorted((one, other) => other.length - one.length)[0];
}

/** An entry below a day (`"2031-03-06": [ … ]`) takes place on it, unless it says otherwise. */
function withDay(record: SourceRecord, day: string): SourceRecord {
  const row = asFields(record.value) ?? {};
  return day === '' || Object.keys(row).some((name) => fieldOfName(name)?.field === 'day')
    ? record
    : { ...record, value: { ...row, date: day } };
}

/** An entry with a title and something else that sessions have. */
function isSessionLike(value: unknown): boolean {
  const fields = Object.keys(asFields(value) ?? {}).map((name) => fieldOfName(name)?.field);
  return (
    fields.includes('title') && ['start', 'day', 'persons', 'abstract', 'description'].some((field) => fields.includes(field as 'start'))
  );
}
