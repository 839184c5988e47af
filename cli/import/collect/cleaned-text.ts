// Long texts of rows: sanitised, and no longer than a field holds.
import { LONGEST_TEXT } from '../../../src/model/fields.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import { richText } from '../values/rich-text.ts';

/** The sanitised HTML; a text longer than a field holds is shortened with a warning that names its row, so that it does not cost the row. */
export function cleanedText({ text, name, place }: { text: string; name: string; place: Place }, report: Report): string {
  if (text === '') return '';
  let length = Math.min(text.length, LONGEST_TEXT);
  let html = richText(text.slice(0, length));
  while (html.length > LONGEST_TEXT && length > 0) {
    length = Math.floor(length / 2);
    html = richText(text.slice(0, length));
  }
  if (length < text.length)
    report.warn('text-shortened', place, `“${name}”: the description has ${text.length} characters: the first ${length} are taken`);
  return html;
}
