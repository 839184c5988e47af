// The table of decisions: as `foyer submissions export` writes it, with Decision, AcceptedAs, Session and Comment filled in.
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { printable } from '../output/findings.ts';
import { UsageError } from '../output/usage-error.ts';

export const decisions = ['accepted', 'rejected', 'revision'] as const;
export type Decision = {
  /** Line of the table, for messages. */
  line: number;
  number: number;
  decision: (typeof decisions)[number];
  kind: string;
  session: string;
  comment: string;
};

/** Largest table that is read, bytes. */
const MOST = 50 * 1024 * 1024;
/** Longest comment of organisers, characters. */
const LONGEST_COMMENT = 5_000;

/** Reads them; rows without a decision are left out. Throws UsageError with all faults. */
export async function readDecisions(path: string): Promise<Decision[]> {
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
  if (bytes.byteLength > MOST) throw new UsageError(`${path} has more than 50 MB.`);
  const faults: string[] = [];
  const seen = new Set<number>();
  const found = recordsOf(bytes, path).flatMap(({ record, line }) => {
    const read = (name: string): string => plain(record[name.toLowerCase()] ?? '');
    const word = read('Decision').toLowerCase();
    if (word === '') return [];
    const at = `${path}:${line}`;
    const [number, comment] = [Number(read('Number')), read('Comment')];
    const decision = decisions.find((one) => one === word);
    if (!Number.isInteger(number) || number < 1) faults.push(`${at}: “${read('Number')}” is no number of a submission`);
    else if (seen.has(number)) faults.push(`${at}: submission ${number} stands here twice`);
    if (!decision) faults.push(`${at}: the decision is ${decisions.join(', ')}; not “${word}”`);
    if (comment.length > LONGEST_COMMENT) faults.push(`${at}: a comment has at most ${LONGEST_COMMENT} characters`);
    seen.add(number);
    return decision ? [{ line, number, decision, kind: read('AcceptedAs'), session: read('Session'), comment }] : [];
  });
  demandNone(faults);
  return found;
}

/** Throws UsageError that lists faults; nothing where there are none. */
export function demandNone(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, 20).map(printable).join('\n');
  throw new UsageError(`Nothing was decided:\n${shown}${faults.length > 20 ? `\nand ${faults.length - 20} more` : ''}`);
}

/** A cell without the sign that keeps a spreadsheet from taking it for a formula (`csvField`). */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');

function recordsOf(bytes: Uint8Array, path: string): { record: Record<string, string>; line: number }[] {
  try {
    const parsed = parse(Buffer.from(bytes), {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    const [first] = parsed;
    if (first && (first.record['number'] === undefined || first.record['decision'] === undefined))
      throw new UsageError(`${path} needs the columns Number and Decision.`);
    return parsed.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new UsageError(`${path} is no table of comma-separated values: ${error.message}`);
    throw error;
  }
}
