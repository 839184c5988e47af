// Prints into the guide what the rules say: `node scripts/print-guide/index.ts`; a test fails when the guide says otherwise.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { accessTables } from './access-table.ts';

const root = join(import.meta.dirname, '../..');

/** The guide that holds printed parts. */
export const guide = join(root, 'docs/guide/access.md');

const marks = ['<!-- printed by scripts/print-guide: begin -->', '<!-- printed by scripts/print-guide: end -->'] as const;

/** The text with what is between its marks printed anew. Throws when a mark is missing. */
export async function printed(text: string): Promise<string> {
  const [begin, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (begin < 0 || end < begin) throw new Error(`the marks ${marks.join(' … ')} are not in the guide`);
  const whole = `${text.slice(0, begin + marks[0].length)}\n\n${await accessTables()}\n\n${text.slice(end)}`;
  const options = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatOptions;
  const { code, errors } = await format('access.md', whole, options);
  if (errors.length > 0) throw new Error(`the guide cannot be formatted: ${errors[0]!.message}`);
  return code;
}

if (import.meta.main) await writeFile(guide, await printed(await readFile(guide, 'utf8')));
