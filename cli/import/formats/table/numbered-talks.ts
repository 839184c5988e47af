// Tables with one row a session and its talks side by side in numbered columns (`p1_title`, `p2_title`; `Talk 1`, `Speaker 1`), as ConfTool exports them.
import { asFields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { exactField, numberedColumns } from './numbered-columns.ts';

const isOfPeople = (name: string): boolean => ['persons', 'firstname', 'lastname'].includes(fieldOfName(name)?.field ?? '');

/**
 * The records with a row for every talk below that of its session; undefined where no numbered column is the title of a talk, where no other names the session, or
 * where the row is about people. Talks have the columns of their session that say which it is, and when and where.
 */
export function talksApart(names: readonly string[], records: readonly SourceRecord[]): SourceRecord[] | undefined {
  const all = numberedColumns(names);
  const groups = all.filter((group) => group.some(({ names: what }) => what === 'talk'));
  const ofTalks = new Set(all.flat().map(({ column }) => column));
  const others = names.filter((name) => !ofTalks.has(name));
  const named = others.find((name) => fieldOfName(name)?.field === 'session') ?? others.find((name) => exactField(name) === 'title');
  if (groups.length === 0 || named === undefined) return undefined;
  if (others.some(isOfPeople) && !groups.flat().some(({ name }) => isOfPeople(name))) return undefined;
  const shared = others.filter((name) => shares.has(fieldOfName(name)?.field ?? ''));
  const isTitle = fieldOfName(named)?.field === 'title';
  return records.flatMap((record): SourceRecord[] => {
    const row = asFields(record.value) ?? {};
    const own = Object.fromEntries(Object.entries(row).filter(([name]) => !ofTalks.has(name)));
    const above = { ...Object.fromEntries(shared.map((name) => [name, row[name]])), ...(isTitle && { session: row[named] }) };
    const parts = groups.flatMap((columns): SourceRecord[] => {
      const talk = Object.fromEntries(columns.map(({ column, name }) => [name, row[column]]));
      const isFilled = columns.some(({ column }) => oneLine(row[column]) !== '');
      return isFilled ? [{ ...record, value: { ...above, ...talk } }] : [];
    });
    return [{ ...record, value: own }, ...parts];
  });
}

const shares = new Set<string>(['session', 'session_id', 'session_start', 'session_end', 'day', 'room', 'track']);
