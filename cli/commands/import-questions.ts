// What an import asks the person at the terminal: columns nobody is sure of, the order of day and month, the time zone.
import { SURE } from '../import/formats/table/columns.ts';
import type { ColumnAnswer } from '../import/formats/table/propose-mapping.ts';
import { companySynonyms, type ExhibitionField, productSynonyms } from '../import/exhibition/vocabulary.ts';
import type { ImportOptions, ImportResult, TableSummary } from '../import/result.ts';
import { type FieldName, synonyms } from '../import/vocabulary/synonyms.ts';
import type { Ask, AskChoice } from '../output/ask.ts';

/** What was answered. */
export type OpenAnswers = { columns: ColumnAnswer[]; options: ImportOptions };

/** Most columns that are asked about; a table of a hundred unknown ones is better put right in an editor. */
const MOST = 12;

/** Puts the questions an import leaves open, and only these; nothing to ask gives no answers. */
export async function askOpenQuestions(result: ImportResult, options: ImportOptions, ask: Ask): Promise<OpenAnswers> {
  const answers: OpenAnswers = { columns: [], options: {} };
  const open = (result.tables ?? []).flatMap((table) =>
    table.choices.filter(({ sureness }) => sureness < SURE).map((choice) => ({ table, ...choice })),
  );
  for (const { table, column, field } of open.slice(0, MOST)) {
    const where = (result.tables ?? []).length > 1 ? ` of ${table.sheet || table.file}` : '';
    const chosen = await ask(`What is the column “${column}”${where}?`, fieldChoices(field === 'link' ? '' : field, fieldsFor(table.what)));
    answers.columns.push({ table, column, field: chosen as FieldName | ExhibitionField | '' });
  }
  const has = (code: string): boolean => result.findings.some((found) => found.code === code);
  if (has('date-order-guessed') && options.dateOrder === undefined) {
    const order = await ask('Which is first in dates such as 3/1/2031?', [
      { value: 'dmy', name: 'the day' },
      { value: 'mdy', name: 'the month' },
    ]);
    answers.options = { ...answers.options, dateOrder: order as 'dmy' | 'mdy' };
  }
  if (has('time-zone-guessed') && options.timeZone === undefined) {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zones = [...new Set([result.event.timeZone, here, 'UTC'])];
    answers.options = {
      ...answers.options,
      timeZone: await ask(
        'In which time zone are the times?',
        zones.map((value) => ({ value, name: value })),
      ),
    };
  }
  return answers;
}

/** The fields of what a table lists. */
const fieldsFor = (what: TableSummary['what']): string[] =>
  Object.keys(what === 'companies' ? companySynonyms : what === 'products' ? productSynonyms : synonyms);

/** Nothing, what it may be, and every field. */
function fieldChoices(likely: string, fields: readonly string[]): AskChoice[] {
  const all = fields.map((value) => ({ value, name: value }));
  const nothing = { value: '', name: 'nothing: leave it out' };
  return likely === ''
    ? [nothing, ...all]
    : [{ value: likely, name: `${likely} (it looks like it)` }, nothing, ...all.filter(({ value }) => value !== likely)];
}
