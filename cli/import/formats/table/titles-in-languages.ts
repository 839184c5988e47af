// Columns that hold the titles of the rows in several languages: `title_de`, `title_en`; `Titel (Französisch)`.
import { type Fields, oneLine } from '../../reading/fields.ts';
import type { ColumnChoice } from '../../result.ts';
import { languagesOf } from '../../values/languages.ts';
import { SURE } from './columns.ts';

/** A column and the language of its titles, as a code of two letters. */
type TitleColumn = { column: string; language: string };

/** The columns of titles that differ by their language, in the order of the table; none where a table has its titles in one. */
export function titlesInLanguages(choices: readonly ColumnChoice[]): TitleColumn[] {
  const columns = choices
    .filter(({ field, sureness }) => field === 'title' && sureness >= SURE)
    .map(({ column }) => {
      const [, name = '', word = ''] = /^(.{2,50}?)[\s_([/-]{1,3}([\p{L}\p{M}]{2,20})[)\]]?$/u.exec(column.trim()) ?? [];
      return { column, name, language: languagesOf(word).codes[0] ?? '' };
    });
  // Presentations have a title in one language.
  if (choices.some(({ field }) => field === 'session' || field === 'session_id' || field === 'level')) return [];
  const [first] = columns;
  const isOne = columns.every(({ name, language }) => language !== '' && name === first!.name);
  const languages = new Set(columns.map(({ language }) => language));
  return isOne && languages.size > 1 && languages.size === columns.length ? columns : [];
}

/** A row whose titles are one text by language, in the first of their columns. */
export function withTitles(row: Fields, titles: readonly TitleColumn[]): Fields {
  const filled = titles.filter(({ column }) => oneLine(row[column]) !== '');
  if (filled.length < 2) return row;
  const empty = Object.fromEntries(titles.map(({ column }) => [column, '']));
  return {
    ...row,
    ...empty,
    [titles[0]!.column]: Object.fromEntries(filled.map(({ column, language }) => [language, oneLine(row[column])])),
  };
}
