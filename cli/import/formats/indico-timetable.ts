// Indico's export of a timetable: `export/timetable/<id>.json`, days with entries that are sessions, contributions and breaks.
import { asFields, type Fields, field, oneLine } from '../reading/fields.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';

/** An entry and its JSON pointer. */
export type TimetableEntry = { fields: Fields; pointer: string };

/** The entries of the one event in it, those within sessions not among them; undefined where the results are no timetable. */
export function timetableIn(results: unknown, file: string): TimetableEntry[] | undefined {
  const events = Object.entries(asFields(results) ?? {});
  if (events.length === 0) return undefined;
  if (events.length > 1) throw new UnreadableFile('several-programmes', file, `there are ${events.length} events in it; export one`);
  const [id, days] = events[0]!;
  return Object.entries(asFields(days) ?? {}).flatMap(([day, entries]) => entriesOf(entries, `/results/${id}/${day}`));
}

/** The entries of a day or of a session, in the order of their times. */
export const entriesOf = (entries: unknown, pointer: string): TimetableEntry[] =>
  Object.entries(asFields(entries) ?? {})
    .flatMap(([key, value]) => {
      const fields = asFields(value);
      return fields ? [{ fields, pointer: `${pointer}/${key}` }] : [];
    })
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));

const startOf = ({ fields }: TimetableEntry): string => {
  const { date, time } = asFields(field(fields, 'startDate')) ?? {};
  return `${oneLine(date)} ${oneLine(time)}`;
};

/** What an entry is. */
export const kindOfEntry = ({ fields }: TimetableEntry): 'session' | 'break' | 'contribution' => {
  const kind = oneLine(field(fields, 'entryType')).toLowerCase();
  return kind === 'session' || kind === 'break' ? kind : 'contribution';
};
