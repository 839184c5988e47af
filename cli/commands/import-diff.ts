// What an import changes in an earlier one that lies in the configuration folder, in lines for whoever decides about it.
import { type DiffLine, describeDiff } from '../import/diff/describe-diff.ts';
import { diffImport } from '../import/diff/diff-import.ts';
import { exhibitionDiff } from '../import/exhibition/diff-exhibition.ts';
import { rowsAtInstants } from '../import/diff/rows-at-instants.ts';
import type { ExhibitionData } from '../import/exhibition/rows.ts';
import type { ImportResult } from '../import/result.ts';
import type { ProgrammeRows } from '../import/rows.ts';
import { printable } from '../output/findings.ts';
import type { Terminal, Tone } from '../output/terminal.ts';
import { shortened } from './import-summary.ts';

/** The difference between the companies and products that are there and those of a new import; nothing where there were none. */
export function exhibitionLines(before: ExhibitionData, after: ExhibitionData, terminal: Terminal): string[] {
  const [summary, ...lines] = exhibitionDiff(before, after);
  if (!summary) return [];
  const told = ({ kind, text }: DiffLine): string => terminal.tone(tones[kind], printable(text));
  return [
    `Exhibition, compared with what is there: ${told(summary)}`,
    ...(['cancelled', 'changed', 'added'] as const).flatMap((kind) =>
      shortened(
        lines.filter((line) => line.kind === kind).map((line) => `  ${told(line)}`),
        kind === 'cancelled' ? 'all gone' : `all ${kind}`,
      ),
    ),
  ];
}

const tones: Readonly<Record<DiffLine['kind'], Tone>> = {
  summary: 'place',
  cancelled: 'error',
  moved: 'warning',
  changed: 'warning',
  added: 'good',
};

/**
 * The difference between the rows that are there and a new import; nothing when there are none, or when they have no session in common: then it is
 * another programme, and listing all of both would help nobody.
 */
export function diffLines(before: ProgrammeRows, { rows, event }: ImportResult, terminal: Terminal): string[] {
  const diff = diffImport(rowsAtInstants(before, event.timeZone), rowsAtInstants(rows, event.timeZone));
  if (diff.same + diff.different.length === 0) return [];
  const lines = describeDiff(diff, event.timeZone);
  const told = ({ kind, text }: DiffLine): string => terminal.tone(tones[kind], printable(text));
  const of = (kind: DiffLine['kind']): string[] =>
    shortened(
      lines.filter((line) => line.kind === kind).map((line) => `  ${told(line)}`),
      `all ${kind}`,
    );
  const [summary] = lines;
  return [
    `Compared with what is there: ${summary ? told(summary) : ''}`,
    ...(['cancelled', 'moved', 'changed', 'added'] as const).flatMap(of),
  ];
}
