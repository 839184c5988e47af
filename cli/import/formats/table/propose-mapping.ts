// The mapping file that says what was taken for what: where an organiser begins to put it right.
import { columnsByField } from '../../exhibition/columns.ts';
import type { ExhibitionField } from '../../exhibition/vocabulary.ts';
import type { ColumnChoice, ImportOptions, TableSummary } from '../../result.ts';
import type { FieldName } from '../../vocabulary/synonyms.ts';
import { fieldsOf } from './columns.ts';

/** What somebody chose for a column nobody was sure of; an empty field leaves it out. */
export type ColumnAnswer = { table: TableSummary; column: string; field: FieldName | ExhibitionField | '' };

/** A mapping of these tables as JSON: the columns that are sure, and the answers. */
export function proposedMapping(tables: readonly TableSummary[], options: ImportOptions, answers: readonly ColumnAnswer[] = []): object {
  const { timeZone, dateOrder, year, firstDay } = options;
  const fields = tables.map((table) => {
    const choices = table.choices.map((choice) => settled(choice, table, answers));
    return oneColumn(table.what ? columnsByField(choices) : fieldsOf(choices));
  });
  const leaveOut = [...new Set(answers.filter(({ field }) => field === '').map(({ column }) => column))];
  const [first] = tables;
  return {
    ...(timeZone !== undefined && { timeZone }),
    ...(dateOrder !== undefined && { dateOrder }),
    ...(year !== undefined && { year }),
    ...(firstDay !== undefined && { firstDay }),
    ...(tables.length === 1 ? { ...(first?.what && { what: first.what }), fields: fields[0] } : {}),
    ...(leaveOut.length > 0 && { leaveOut }),
    ...(first && tables.length > 1
      ? {
          tables: tables.map(({ file, sheet, what }, at) => ({
            file,
            ...(sheet !== '' && { sheet }),
            ...(what && { what }),
            fields: fields[at],
          })),
        }
      : {}),
  };
}

const settled = (choice: ColumnChoice, table: TableSummary, answers: readonly ColumnAnswer[]): ColumnChoice => {
  const answer = answers.find((one) => one.table === table && one.column === choice.column);
  return answer ? { ...choice, field: answer.field, sureness: 1, why: 'as answered' } : choice;
};

/** A list of one column is written as its name. */
const oneColumn = (fields: Readonly<Record<string, readonly string[]>>): object =>
  Object.fromEntries(Object.entries(fields).map(([field, columns]) => [field, columns.length === 1 ? columns[0] : columns]));
