// Columns that hold one text of the rows in several languages: `title_de`, `title_en`; `Titel (Französisch)`; `abstract_fr`.
import { type Fields, longText } from '../../reading/fields.ts';
import type { ColumnChoice } from '../../result.ts';
import { spokenFields } from '../../schedule/texts-by-language.ts';
import { languagesOf } from '../../values/languages.ts';
import { SURE } from './columns.ts';

/** A column and the language of its texts, as a code of two letters. */
type SpokenColumn = { column: string; language: string };

/** For each field whose columns differ by their language alone these columns, in the order of the table; a field in one language has none. */
export function textsInLanguages(choices: readonly ColumnChoice[]): SpokenColumn[][] {
  return spokenFields.map((spoken) => columnsOf(choices, spoken)).filter((columns) => columns.length > 0);
}

function columnsOf(choices: readonly ColumnChoice[], spoken: string): SpokenColumn[] {
  const columns = choices
    .filter(({ field, sureness }) => field === spoken && sureness >= SURE)
    .map(({ column }) => {
      const [, name = '', word = ''] = /^(.{2,50}?)[\s_([/-]{1,3}([\p{L}\p{M}]{2,20})[)\]]?$/u.exec(column.trim()) ?? [];
      return { column, name, language: languagesOf(word).codes[0] ?? '' };
    });
  const [first] = columns;
  const isOne = columns.every(({ name, language }) => language !== '' && name === first!.name);
  const languages = new Set(columns.map(({ language }) => language));
  return isOne && languages.size > 1 && languages.size === columns.length ? columns : [];
}

/** A row in which texts in several languages are one text by language, in the first of their columns. */
export function withSpokenTexts(row: Fields, texts: readonly (readonly SpokenColumn[])[]): Fields {
  const said: Record<string, unknown> = { ...row };
  for (const columns of texts) {
    const filled = columns.filter(({ column }) => longText(row[column]) !== '');
    if (filled.length < 2) continue;
    for (const { column } of columns) said[column] = '';
    said[columns[0]!.column] = Object.fromEntries(filled.map(({ column, language }) => [language, row[column]]));
  }
  return said;
}
