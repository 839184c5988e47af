// The time zone a table names in its rows: in a column of its own, or within its times.
import { asFields, oneLine } from '../../reading/fields.ts';
import type { Report } from '../../report.ts';
import { offsetOfName, zoneInName, zoneOfName } from '../../values/zone-names.ts';
import { zoneWithin } from '../../vocabulary/written-period.ts';
import { fieldsOf } from './columns.ts';
import type { SourceTable } from './source-table.ts';

/** The zone most rows name; undefined for none. What the names mean is told, and a name nobody knows is a warning. */
export function zoneOfRows(tables: readonly SourceTable[], report: Report): string | undefined {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const columns = fieldsOf(table.choices);
    const [column] = columns.time_zone ?? [];
    const [start] = [...(columns.start ?? []), ...(columns.day ?? [])];
    const names = new Map<string, number>();
    // Exports write instants in UTC wherever the event is.
    const named = zoneInName(start ?? '');
    const ofColumn = zoneOfName(named) === 'UTC' ? '' : named;
    for (const { value } of table.records) {
      const row = asFields(value) ?? {};
      const name = (column === undefined ? '' : oneLine(row[column])) || (start === undefined ? '' : zoneWithin(row[start]) || ofColumn);
      if (name !== '') names.set(name, (names.get(name) ?? 0) + 1);
    }
    const place = { file: table.file, pointer: '', line: 1, column: 1 };
    for (const [name, count] of names) {
      const zone = zoneOfName(name);
      if (zone !== '') counts.set(zone, (counts.get(zone) ?? 0) + count);
      if (zone !== '' && zone !== name) report.tell('time-zone-named', place, `the time zone “${name}” is taken for ${zone}`);
      if (zone === '' && offsetOfName(name) === '')
        report.warn('time-zone-unknown', place, `the time zone “${name}” is not known: the times of its rows are those of the event`);
    }
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}
