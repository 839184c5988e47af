// What an import changes in an earlier one that lies in the configuration folder, in lines for whoever decides about it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFileName, dataFiles } from '../../src/model/documents/programme.ts';
import { type DiffLine, describeDiff } from '../import/diff/describe-diff.ts';
import { diffImport } from '../import/diff/diff-import.ts';
import { rowsOfFiles } from '../import/diff/rows-of-files.ts';
import type { ImportResult } from '../import/result.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal, Tone } from '../output/terminal.ts';
import { shortened } from './import-summary.ts';

const tones: Readonly<Record<DiffLine['kind'], Tone>> = {
  summary: 'place',
  cancelled: 'error',
  moved: 'warning',
  changed: 'warning',
  added: 'good',
};

/**
 * The difference between the data files in an event's folder and a new import; nothing when there are none, or when they have no session in
 * common: then it is another programme, and listing all of both would help nobody.
 */
export async function diffLines(folder: string, { rows, event }: ImportResult, terminal: Terminal): Promise<string[]> {
  const texts = new Map<DataFileName, string>();
  for (const name of Object.keys(dataFiles) as DataFileName[]) {
    const text = await readFile(join(folder, 'data', `${name}.json`), 'utf8').catch(() => undefined);
    if (text !== undefined) texts.set(name, text);
  }
  const diff = diffImport(
    rowsOfFiles((name) => texts.get(name)),
    rows,
  );
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
    ...(diff.renamed.size > 0 ? [`  ${counted(diff.renamed.size, 'session')} with another id, links to them break:`] : []),
    ...shortened(
      [...diff.renamed].map(([before, after]) => `    ${printable(`${before} is now ${after}`)}`),
      'all with another id',
    ),
  ];
}
