// The hours at which papers are shown, and a place for the papers that no hour names.
import { asFields, asList, field, oneLine } from '../../reading/fields.ts';
import type { RecordFile } from '../../reading/records.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import type { ScheduleEvent } from '../../schedule/schedule.ts';
import { canonicalFields } from '../../vocabulary/canonical-fields.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import { type Folder, keyOf } from './gatherings.ts';
import type { Paper } from './papers.ts';
import { titled, typeNamed } from './tables.ts';

/** The events of a table of hours, each with its papers as parts. A paper at two hours is shown at both. */
export function slotEvents(table: RecordFile, { papers, taken }: Folder, report: Report): ScheduleEvent[] {
  return table.records.map((record) => {
    const source = asFields(record.value);
    if (!source) return scheduleEvent(record, undefined);
    const { papers: listed, ...rest } = source;
    const { fields, unread } = canonicalFields(rest, { title: ['long_name', 'title', 'name'] });
    const ids = asList(listed).map((entry) => oneLine(asFields(entry) ? field(asFields(entry)!, 'id', 'UID') : entry));
    const found = ids.flatMap((id) => papers.byId.get(id) ?? []);
    for (const id of ids)
      if (!papers.byId.has(id)) report.warn('paper-unknown', record.place, `the paper "${id}" is in no table of papers`);
    for (const paper of found) taken.add(keyOf(paper));
    const id = oneLine(fields['id']) || record.key;
    const value = {
      ...fields,
      id,
      slug: id,
      type: fields['type'] ?? 'Papers',
      track: fields['track'] ?? mostOften(found.map(({ track }) => track)),
    };
    return scheduleEvent(
      record,
      { fields: value, unread: unread.filter((name) => name !== 'name') },
      { parts: found.map(({ part }) => part) },
    );
  });
}

/** Papers that name sessions nobody describes, or none at all: a session by that name, else by the name of their table, without a time. */
export function looseEvents({ papers, taken }: Folder): ScheduleEvent[] {
  const homes = new Map<string, Paper[]>();
  for (const paper of papers.all) {
    if (taken.has(keyOf(paper))) continue;
    const home = paper.homes[0] ?? titled(paper.table);
    homes.set(home, [...(homes.get(home) ?? []), paper]);
  }
  return [...homes].map(([title, members]) => {
    const [first] = members as [Paper];
    const record: SourceRecord = { value: {}, raw: () => title, place: first.part.place, key: '' };
    const fields = {
      title,
      id: title,
      type: typeNamed(first.table),
      track: mostOften(members.map(({ track }) => track)),
      persons: [],
      abstract: '',
    };
    return scheduleEvent(record, { fields, unread: [] }, { parts: members.map(({ part }) => part) });
  });
}

/** The most frequent text; the first of equals, undefined for none. */
function mostOften(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce<[string | undefined, number]>((best, one) => (one[1] > best[1] ? one : best), [undefined, 0])[0];
}
