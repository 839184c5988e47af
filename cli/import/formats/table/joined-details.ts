// A timetable and a list that says more about what stands in it (titles, abstracts, authors): one session each, by id, else by title.
import { asList, oneLine } from '../../reading/fields.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { BY_LANGUAGE } from '../../schedule/texts-by-language.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import type { TableRow } from './grouping.ts';

const isTimed = ({ fields }: TableRow): boolean => !isBlank(fields['date']) || !isBlank(fields['start']);
const idsOf = ({ fields }: TableRow): string[] => ['id', 'code', 'guid'].map((name) => plainName(oneLine(fields[name]))).filter(Boolean);
const titleOf = ({ fields }: TableRow): string => plainName(oneLine(fields['title']));

/** The rows; those of a table without any time fill the rows of other tables that are about the same, and are no rows of their own. */
export function withDetails(rows: readonly TableRow[]): TableRow[] {
  const tables = Map.groupBy(rows, ({ table }) => table);
  const timed = new Set([...tables].flatMap(([table, own]) => (own.some(isTimed) ? [table] : [])));
  if (timed.size === 0 || timed.size === tables.size) return [...rows];
  const details = rows.filter(({ table }) => !timed.has(table));
  const byId = new Map(details.toReversed().flatMap((row) => idsOf(row).map((id) => [id, row] as const)));
  const byTitle = new Map(
    [...Map.groupBy(details, titleOf)].flatMap(([title, same]) => (title && same.length === 1 ? [[title, same[0]!]] : [])),
  );
  const used = new Set<TableRow>();
  const filled = rows.map((row): TableRow => {
    if (!timed.has(row.table)) return row;
    const more =
      idsOf(row)
        .map((id) => byId.get(id))
        .find(Boolean) ?? byTitle.get(titleOf(row));
    if (!more) return row;
    used.add(more);
    return filledWith(row, more);
  });
  return filled.filter((row) => !used.has(row));
}

/** A row with what another says about it. The list of talks knows its titles and people best, the timetable when and where they are. */
function filledWith(row: TableRow, more: TableRow): TableRow {
  const fields: Record<string, unknown> = { ...more.fields };
  for (const [name, value] of Object.entries(row.fields)) if (!isBlank(value)) fields[name] = value;
  for (const name of ['persons', 'chairs', 'tags', 'links'])
    if (asList(more.fields[name]).length > 0 && (name !== 'tags' || isBlank(row.fields[name]))) fields[name] = more.fields[name];
  // Where the timetable names only the session, the talk is within it.
  const isSession = titleOf(more) !== '' && titleOf(row) !== '' && titleOf(more) !== titleOf(row);
  const session = row.session || more.session || (isSession ? oneLine(row.fields['title']) : '');
  if (isSession) for (const name of ['title', BY_LANGUAGE]) fields[name] = more.fields[name];
  return {
    ...row,
    fields,
    session,
    sessionId: row.sessionId || more.sessionId,
    level: row.level || more.level,
    event: { ...row.event, value: fields },
  };
}
