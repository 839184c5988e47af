// Rows that say the same session again with other people, as exports with one row a speaker do.
import { asFields, asList, oneLine } from '../../reading/fields.ts';
import type { Report } from '../../report.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import type { TableRow } from './grouping.ts';

/** The rows, each session once with the people of all its rows. Rows without people or without any hour stay as they are. */
export function joinRepeated(rows: readonly TableRow[], report: Report): TableRow[] {
  const first = new Map<string, TableRow>();
  return rows.flatMap((row): TableRow[] => {
    const key = keyOf(row);
    const known = key === undefined ? undefined : first.get(key);
    if (key !== undefined && !known) first.set(key, row);
    if (!known) return [row];
    const more = asList(row.fields['persons']).filter((person) => !holds(known.fields['persons'], person));
    const leading = asList(row.fields['chairs']).filter((chair) => !holds(known.fields['chairs'], chair));
    if (more.length + leading.length === 0) return [row];
    known.fields['persons'] = [...asList(known.fields['persons']), ...more];
    known.fields['chairs'] = [...asList(known.fields['chairs']), ...leading];
    report.tell('row-continued', row.event.place, 'the row names more people of the same session');
    return [];
  });
}

/** What two rows of one session have alike; undefined where too little is known. */
function keyOf({ fields, session, sessionId, table }: TableRow): string | undefined {
  const [title, date] = [oneLine(fields['title']), oneLine(fields['date'])];
  const id = [fields['id'], fields['code'], fields['guid']].map(oneLine).join(' ').trim();
  if (title === '' || asList(fields['persons']).length + asList(fields['chairs']).length === 0 || (date === '' && id === ''))
    return undefined;
  const rest = ['end', 'duration', 'room', 'abstract'].map((name) => oneLine(fields[name]));
  return [table, plainName(title), date, id, session, sessionId, ...rest].join('\n');
}

const nameOf = (person: unknown): string => plainName(oneLine(asFields(person)?.['name'] ?? person));

const holds = (people: unknown, person: unknown): boolean => asList(people).some((one) => nameOf(one) === nameOf(person));
