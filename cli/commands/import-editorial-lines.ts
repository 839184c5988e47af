// What an import of jobs, news, awards, preceptorships or TV episodes found: in lines for a person, for programs, and for the report.
import { editorialWordsOf } from '../import/editorial/kinds.ts';
import type { EditorialResult } from '../import/editorial/import-editorial.ts';
import { isMapping } from '../import/formats/table/mapping.ts';
import type { ImportFile } from '../import/result.ts';
import { counted } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { columnLines } from './import-columns.ts';
import { editorialReport } from './import-editorial-merge.ts';
import type { Reported } from './import-report-file.ts';
import { groupedLines } from './grouped-findings.ts';
import { leftOutLines, quarantineLines, shortened } from './import-summary.ts';

/** The columns where no mapping names them, counts, the quarantine, and what was noticed. */
export function editorialLines(result: EditorialResult, files: readonly ImportFile[], terminal: Terminal): string[] {
  const { kind, readable, rows, tables, findings, quarantine, leftOut } = result;
  const told = shortened(
    groupedLines(
      findings.filter(({ code }) => code !== 'row-quarantined'),
      terminal,
    ),
    `${editorialReport(kind)} holds them all`,
  );
  if (!readable) return told;
  const { one, many } = editorialWordsOf[kind];
  return [
    ...(files.some(isMapping) ? [] : columnLines(tables, terminal)),
    terminal.tone('place', counted(rows.length, one, many)),
    `  ${terminal.tone(quarantine.length > 0 ? 'warning' : 'good', `${counted(quarantine.length, 'row')} quarantined`)}`,
    ...shortened(quarantineLines(quarantine), `quarantine-${kind}.json holds them all`),
    ...leftOutLines(leftOut),
    ...told,
  ];
}

/** What `--report` writes. */
export const editorialReported = ({ kind, rows, findings, quarantine, leftOut }: EditorialResult): Reported => ({
  format: 'table',
  event: { name: '' },
  rows: { [kind]: rows },
  exhibition: {},
  findings,
  quarantine,
  leftOut,
});

/** The result for programs: counts and what was noticed, not the rows. */
export const editorialJson = ({ kind, readable, rows, tables, findings, quarantine, leftOut }: EditorialResult): string =>
  JSON.stringify({ format: 'table', readable, counts: { [kind]: rows.length }, tables, findings, quarantine, leftOut }, null, 2);
