// The entries of a gettext catalogue (.po) with their lines; what cannot be read costs its entry alone.
import { type GetTextTranslation, po } from 'gettext-parser';
import type { Report } from '../report.ts';

/** An entry as written; `forms` are the translations by number, one for a text without plural. `line` counts from 1. */
export type PoEntry = { line: number; context: string; id: string; plural: string; forms: string[]; fuzzy: boolean };

/** What a catalogue says about itself; empty where it does not. */
export type PoHeader = { language: string; pluralForms: string };

/** A comment, or a keyword with its text in quotation marks that are closed. */
const wellFormed = /^\s*(?:#|(?:(?:msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s*)?"(?:[^"\\]|\\.)*"\s*$)/;

/** Reads a catalogue entry by entry, because the parser stops at the first mistake and does not say lines. Obsolete entries are left out. */
export function poEntries(text: string, file: string, report: Report): { entries: PoEntry[]; header: PoHeader } {
  const entries: PoEntry[] = [];
  const header = { language: '', pluralForms: '' };
  for (const { line, rows } of blocksOf(text, file, report)) {
    try {
      const { headers, translations } = po.parse(rows.join('\n'));
      header.language ||= headers?.['Language'] ?? '';
      header.pluralForms ||= headers?.['Plural-Forms'] ?? '';
      const found = Object.values(translations).flatMap((byId) => Object.values(byId));
      entries.push(...found.filter((one) => one.msgid !== '' || one.msgctxt !== undefined).map((one) => entryOf(one, line)));
    } catch (error) {
      report.warn('line-unreadable', { file, pointer: '', line, column: 1 }, `not an entry of a catalogue: ${(error as Error).message}`);
    }
  }
  return { entries, header };
}

const entryOf = ({ msgctxt = '', msgid, msgid_plural = '', msgstr, comments }: GetTextTranslation, line: number): PoEntry => ({
  line,
  context: msgctxt,
  id: msgid,
  plural: msgid_plural,
  // Unlike its types say: a text without any translation has no list, and one that begins with its second form has a hole.
  forms: Array.from((msgstr as string[] | undefined) ?? [], (form: string | undefined) => form ?? ''),
  fuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
});

/** An entry under way: it has begun when it has more than comments. */
type Block = { line: number; rows: string[]; begun: boolean; hasId: boolean };

/** The lines of each entry: one ends at an empty line, and where comments, a context or a text begin after its own. */
function blocksOf(text: string, file: string, report: Report): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const keyword = /^\s*(#|msgctxt\b|msgid\b)/.exec(row)?.[1];
    if (row.trim() === '' || (keyword === 'msgid' ? block?.hasId : keyword && block?.begun)) block = undefined;
    if (row.trim() === '') continue;
    if (!wellFormed.test(row)) {
      report.warn('line-unreadable', { file, pointer: '', line, column: 1 }, `not a line of a catalogue: ${row.slice(0, 80)}`);
      continue;
    }
    if (!block) blocks.push((block = { line, rows: [], begun: false, hasId: false }));
    // The line of an entry is that of its first text, not of its comments.
    if (!block.begun && keyword !== '#') [block.line, block.begun] = [line, true];
    block.hasId ||= keyword === 'msgid';
    block.rows.push(row);
  }
  return blocks;
}
