// Tables with one row a session and its talks side by side in numbered columns (`p1_title`, `p2_title`), as ConfTool exports them.
import { asFields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';

/** `p1_title`, `Talk 2 Start`: a number and what the column is about. */
const numbered =
  /^(?:p|talk|paper|presentation|lecture|vortrag|beitrag|communication|ponencia|relazione)[\s_-]?(\d{1,3})[\s_-]{1,5}([^\s_-].{0,50})$/iu;

/**
 * The records with a row for every talk below that of its session; undefined where no numbered column is a title, or no other names the session. Talks have the columns of
 * their session that say which it is, and when and where.
 */
export function talksApart(names: readonly string[], records: readonly SourceRecord[]): SourceRecord[] | undefined {
  const talks = new Map<string, { column: string; name: string }[]>();
  for (const column of names) {
    const [, number = '', name = ''] = numbered.exec(column) ?? [];
    if (name !== '') talks.set(number, [...(talks.get(number) ?? []), { column, name }]);
  }
  const groups = [...talks].filter(([, columns]) => columns.some(({ name }) => fieldOfName(name)?.field === 'title'));
  const sessions = names.filter((name) => fieldOfName(name)?.field === 'session');
  if (groups.length === 0 || sessions.length === 0) return undefined;
  const ofTalks = new Set([...talks.values()].flat().map(({ column }) => column));
  const shared = names.filter((name) => shares.has(fieldOfName(name)?.field ?? '') && !ofTalks.has(name));
  return records.flatMap((record): SourceRecord[] => {
    const row = asFields(record.value) ?? {};
    const own = Object.fromEntries(Object.entries(row).filter(([name]) => !ofTalks.has(name)));
    const parts = groups.flatMap(([, columns]): SourceRecord[] => {
      const talk = Object.fromEntries(columns.map(({ column, name }) => [name, row[column]]));
      const isFilled = columns.some(({ column }) => oneLine(row[column]) !== '');
      return isFilled ? [{ ...record, value: { ...Object.fromEntries(shared.map((name) => [name, row[name]])), ...talk } }] : [];
    });
    return [{ ...record, value: own }, ...parts];
  });
}

const shares = new Set<string>(['session', 'session_id', 'session_start', 'session_end', 'day', 'room', 'track']);
