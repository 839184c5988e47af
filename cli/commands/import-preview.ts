// foyer import of a table without an event: shows how it is understood, and writes a mapping to complete.
import { isMapping } from '../import/formats/table/mapping.ts';
import { proposedMapping } from '../import/formats/table/propose-mapping.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import { columnLines, exampleLines } from './import-columns.ts';
import { hasErrors, type ImportManner, holdsNothing, type ProgrammeOptions, readSourceProgramme, resultText } from './import-event.ts';
import { mappingPath, mappingText, writeMapping } from './import-mapping.ts';
import { writeReport } from './import-report-file.ts';
import { hintLine } from './grouped-findings.ts';
import { importLines } from './import-summary.ts';

/** Shows the columns, what each is taken for and five rows as they would become. Throws UsageError for a source that needs no mapping. */
export async function previewTables(
  source: string,
  options: ProgrammeOptions,
  manner: ImportManner,
  terminal: Terminal,
): Promise<ExitCode> {
  const { result, files, answered } = await readSourceProgramme(source, options, manner, terminal);
  await writeReport(manner, source, result, terminal);
  if (manner.json) terminal.print(resultText(result));
  if (!result.readable || !result.tables) {
    if (!manner.json) for (const found of result.findings) terminal.print(hintLine(found, terminal));
    if (result.readable) throw new UsageError(`The format ${result.format} needs no mapping: name the event with --event and --out.`);
    return 1;
  }
  const lines = [...columnLines(result.tables, terminal), ...exampleLines(result), ...importLines(result, terminal)];
  if (!manner.json) for (const line of lines) terminal.print(line);
  const path = manner.mapping ?? (await mappingPath(source));
  if (!answered && !manner.dryRun && !files.some(isMapping)) {
    await writeMapping(path, mappingText(path, proposedMapping(result.tables, options)));
    terminal.say(`Wrote ${path}: complete it, then import with --event <instance/event> --out <dir>`);
  }
  return hasErrors(result) || holdsNothing(result) ? 1 : 0;
}
