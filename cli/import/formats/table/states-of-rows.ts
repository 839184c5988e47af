// Which rows of a table were ever public, and which of these are called off: by the columns of their state.
import { asFields, carriedText, type Fields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import { isBlank } from '../../schedule/session-details.ts';
import { acceptedAs, isDenied, isQuestion, type RowState, rowState } from '../../vocabulary/row-states.ts';
import { stateTags } from '../../vocabulary/state-words.ts';
import type { Columns } from './row-people.ts';
import type { SourceTable } from './source-table.ts';

/** The tag of a row that is called off, empty for most; undefined for a row that is left out, which is reported. */
type TagOfState = (row: Fields, place: SourceRecord['place']) => string | undefined;

/** How the states of the rows of a table are read. Where no row is settled (all are drafts), all of them arrive. */
export function statesOfRows({ file, records, choices }: SourceTable, columns: Columns, report: Report): TagOfState {
  const names = choices.filter(({ field, column }) => field === 'status' && columns.status?.includes(column)).map(({ column }) => column);
  if (names.length === 0) return () => '';
  const stateOf = (row: Fields): RowState | undefined => {
    const states = names.flatMap((name) => rowState(name, row[name]) ?? []);
    return order.find((state) => states.includes(state));
  };
  const isUnsettled = records.every(({ value }) => stateOf(asFields(value) ?? {}) === 'unsettled');
  if (isUnsettled)
    report.warn(
      'states-unsettled',
      { file, pointer: '', line: 1, column: 1 },
      `column "${names.join('", "')}": no row is settled (“${written(asFields(records[0]?.value) ?? {})}”), so all of them are taken`,
      'import it again when it is decided',
    );
  return (row, place) => {
    const state = stateOf(row);
    if (state === undefined || (state === 'unsettled' && isUnsettled)) return '';
    const title = oneLine(row[columns.title?.[0] ?? columns.session?.[0] ?? '']) || 'a row without a title';
    const hasTime = [...(columns.start ?? []), ...(columns.day ?? []), ...(columns.session_start ?? [])].some(
      (name) => !isBlank(row[name]),
    );
    if (state === 'unpublished' || state === 'unsettled' || (state === 'withdrawn' && !hasTime)) {
      report.leaveOut('rows that are not public', 'their status says so');
      report.tell('row-not-public', place, `"${title}" is left out: its status is “${written(row)}”`);
      return undefined;
    }
    const tag = stateTags[state === 'withdrawn' ? 'cancelled' : state];
    report.tell('row-called-off', place, `"${title}": its status “${written(row)}” is the tag “${tag}”`);
    return tag;
  };

  function written(row: Fields): string {
    const told = names.filter((name) => rowState(name, row[name]) !== undefined);
    return told.map((name) => [...(isQuestion(name) ? [name] : []), oneLine(carriedText(row[name]))].filter(Boolean).join(': ')).join(', ');
  }
}

/** What a row of decisions is (`Accepted - Poster`); empty where none of them says it. */
export const kindOfDecision = (row: Fields, columns: Columns): string =>
  (columns.status ?? []).map((name) => acceptedAs(oneLine(carriedText(row[name])))).find((kind) => kind !== '') ?? '';

const yes = /^(?:[x✓✔☑●]|yes|y|ja|j|oui|s[ií]|sim|true|1)$/iu;

/**
 * The records with one column `Decision` in place of several that are decisions by their names (`Accept as oral`, `Accept as poster`, `Reject`) and only
 * hold marks; as they are where there are none.
 */
export function withDecisions(records: readonly SourceRecord[]): SourceRecord[] {
  const rows = records.map(({ value }) => asFields(value) ?? {});
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) =>
      (acceptedAs(name) !== '' || rowState('decision', name) === 'unpublished') &&
      rows.every((row) => isBlank(row[name]) || yes.test(oneLine(row[name])) || isDenied(row[name])),
  );
  const marked = (row: Fields): string[] => names.filter((name) => yes.test(oneLine(row[name])));
  if (names.length < 2 || !names.some((name) => acceptedAs(name) !== '') || rows.some((row) => marked(row).length > 1)) return [...records];
  return records.map((record, at) => {
    const own = Object.entries(rows[at]!).filter(([name]) => !names.includes(name));
    return { ...record, value: { ...Object.fromEntries(own), Decision: marked(rows[at]!)[0] ?? '' } };
  });
}

/** Of several states the first counts: what was announced and is off, before what was never public. */
const order: readonly RowState[] = ['cancelled', 'withdrawn', 'unpublished', 'unsettled', 'postponed', 'full'];
