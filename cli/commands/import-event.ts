// foyer import of a programme: makes the files of an event from it, or renews them, and never overwrites what somebody wrote.
import { join, resolve } from 'node:path';
import { deviceTime } from '../../src/clock/clock.ts';
import { nameInWords } from '../import/exhibition/exhibition-of.ts';
import { isMapping } from '../import/formats/table/mapping.ts';
import { proposedMapping } from '../import/formats/table/propose-mapping.ts';
import { importProgramme, type ImportRequest } from '../import/import-programme.ts';
import { openWorkbooks } from '../import/reading/open-workbooks.ts';
import type { ImportFile, ImportResult } from '../import/result.ts';
import { holdsProgramme, writeImport, writtenRows } from '../import/write/write-import.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExitCode } from './command.ts';
import { mergeRows } from './import-additions.ts';
import { columnLines } from './import-columns.ts';
import { diffLines, exhibitionLines } from './import-diff.ts';
import { mappingPath, mappingText, withMapping, writeMapping } from './import-mapping.ts';
import { mergedJobFiles, withMergedJobs } from './import-jobs.ts';
import { askOpenQuestions } from './import-questions.ts';
import { writeReport } from './import-report-file.ts';
import { groupedLines, hintLine } from './grouped-findings.ts';
import { importLines, shortened } from './import-summary.ts';
import { check, type ImportTarget, sayWithoutEntry, schemasFrom, writePlanned } from './import-target.ts';
import { withPictures } from '../import/exhibition/pictures.ts';
import { eventThere, linkedSessions, renewed } from './import-renewed.ts';
import { keptPages } from './kept-pages.ts';
import { exhibitionThere, timeZoneThere } from './renewal.ts';
import { readSource } from './source-files.ts';
import { planWrites } from './write-plan.ts';

/** What the caller knows about the source: its format, encoding and language, and what its times mean. */
export type ProgrammeOptions = Omit<ImportRequest, 'files'>;

/** How it is asked for: the mapping file by its path, nothing written, the result as JSON, a file for the whole report. */
export type ImportManner = { mapping: string | undefined; dryRun: boolean; json: boolean; report: string | undefined };

/** Reads a programme, reports what it found and what it changes, writes the event and checks it. Throws UsageError when there is no source. */
export async function importEvent(
  source: string,
  options: ProgrammeOptions,
  target: ImportTarget & ImportManner,
  terminal: Terminal,
): Promise<ExitCode> {
  const folder = join(resolve(target.out), target.instance, target.event);
  const companies = (await exhibitionThere(folder)).companies.map(({ Id, Name }) => ({ id: Id, name: nameInWords(Name) }));
  const eventTimeZone = await timeZoneThere(folder);
  const known = { ...options, companies, ...(eventTimeZone !== undefined && { eventTimeZone }) };
  const { result, files } = await readSourceProgramme(source, known, target, terminal);
  const report: Terminal = target.json ? { ...terminal, print: () => undefined } : terminal;
  if (target.json) terminal.print(resultText(result));
  if (!result.readable) {
    await writeReport(target, source, result, terminal);
    for (const found of result.findings) report.print(hintLine(found, terminal));
    return 1;
  }
  if (!files.some(isMapping) && (result.tables ?? []).some(({ choices }) => choices.some(({ sureness }) => sureness < 1)))
    for (const line of columnLines(result.tables!, terminal)) report.print(line);
  for (const line of importLines(result, terminal)) report.print(line);
  if (holdsNothing(result)) {
    await writeReport(target, source, result, terminal);
    return nothingFound(result, report);
  }
  return writeEvent(result, source, target, report);
}

/** Reads the source with its mapping; on a terminal what is open is asked, the answers are written beside the source, and it is read again. */
export async function readSourceProgramme(
  source: string,
  options: ProgrammeOptions,
  { mapping, dryRun }: ImportManner,
  terminal: Terminal,
): Promise<{ result: ImportResult; files: ImportFile[]; answered: boolean }> {
  terminal.progress(`Reading ${source} …`);
  const { files: read, skipped } = await readSource(source);
  for (const { path, reason } of skipped) terminal.say(printable(`${path} is not read: ${reason}`));
  const files = await openWorkbooks(await withMapping(source, read, mapping));
  const result = importProgramme({ files, ...options });
  if (!terminal.ask || !result.tables || files.some(isMapping)) return { result, files, answered: false };
  const answers = await askOpenQuestions(result, options, terminal.ask);
  if (answers.columns.length === 0 && Object.keys(answers.options).length === 0) return { result, files, answered: false };
  const path = mapping ?? (await mappingPath(source));
  const text = mappingText(path, proposedMapping(result.tables, { ...options, ...answers.options }, answers.columns));
  if (!dryRun) {
    await writeMapping(path, text);
    terminal.say(`Wrote ${path}`);
  }
  const mapped = [...files, { path: 'mapping.json', bytes: new TextEncoder().encode(text) }];
  return { result: importProgramme({ files: mapped, ...options }), files: mapped, answered: true };
}

/** Writes the event, unless something is in the way, and checks it. */
async function writeEvent(found: ImportResult, source: string, target: ImportTarget & ImportManner, terminal: Terminal): Promise<ExitCode> {
  const { instance, event } = target;
  const out = resolve(target.out);
  const folder = join(out, instance, event);
  const before = await eventThere(folder);
  if (found.addsRows && before.rows.sessions.length > 0) {
    await writeReport(target, source, found, terminal);
    const added = await mergeRows(found, folder, target, terminal);
    return hasErrors(found) ? 1 : added;
  }
  const { result, keepsPlan, renews, sessions } = await renewed(found, before, folder, target.yes ? undefined : terminal.ask);
  const { files: pictures, result: complete } = await withPictures(result, source, `${instance}/${event}`);
  await writeReport(target, source, complete, terminal);
  const missing = groupedLines(complete.findings.slice(result.findings.length), terminal);
  for (const line of shortened(missing, 'the import report holds them all')) terminal.print(line);
  for (const line of diffLines(before.rows, { ...result, rows: writtenRows(result) }, terminal)) terminal.print(line);
  for (const line of exhibitionLines(before.exhibition, complete.exhibition, terminal)) terminal.print(line);
  const schemas = schemasFrom(out);
  const files = [
    ...writeImport(complete, {
      instance,
      event,
      schemas,
      now: deviceTime.wall(),
      before: before.exhibition,
      keepsPlan,
      kept: await keptPages(folder),
    }),
    ...linkedSessions(sessions, `${instance}/${event}`, schemas),
    ...pictures,
  ];
  const written = await withMergedJobs(files, folder, `${instance}/${event}`, target.yes);
  const plan = await planWrites(out, `${instance}/${event}`, written, (path) => mergedJobFiles.includes(path) || renews(path));
  if (target.dryRun) {
    terminal.print(`Nothing was written (--dry-run): ${counted(plan.write.length, 'file')} to write, ${plan.kept.length} in the way`);
    return hasErrors(complete) ? 1 : 0;
  }
  if (plan.kept.length > 0 && !target.yes && !(target.keep && onlyDocuments(plan.kept, `${instance}/${event}`))) {
    return inTheWay(plan.kept, target.keep, terminal);
  }
  await writePlanned(target, plan, written, terminal);
  const pages = plan.write.map(({ path }) => path).filter((path) => path.startsWith(`${instance}/${event}/pages/`));
  const header = `${instance}/${event}/header.json`;
  if (pages.length > 0 && (plan.kept.includes(header) || (plan.unchanged.includes(header) && !holdsProgramme(found))))
    terminal.say(`New pages the kept header has no entry for: ${pages.join(', ')}`);
  if (written.some(({ path }) => path === `${instance}/${event}/data/jobs.json`)) await sayWithoutEntry(folder, 'jobs', terminal);
  const checked = await check(out, target, terminal);
  return hasErrors(complete) ? 1 : checked;
}

/** A part of the source that could not be read was told as an error, so this is no success. */
export const hasErrors = ({ findings }: Pick<ImportResult, 'findings'>): boolean =>
  findings.some(({ severity, code }) => severity === 'error' && code !== 'row-quarantined');

/** The result as JSON, for programs: what was found, not the rows. */
export function resultText({
  format,
  readable,
  event,
  rows,
  exhibition,
  tables = [],
  findings,
  quarantine,
  leftOut,
}: ImportResult): string {
  const counts = Object.fromEntries(Object.entries({ ...rows, ...exhibition }).map(([name, list]) => [name, list.length]));
  return JSON.stringify({ format, readable, event, counts, tables, findings, quarantine, leftOut }, null, 2);
}

/** Whether there is nothing of which an event could be made. */
export const holdsNothing = ({ rows, content, exhibition }: ImportResult): boolean =>
  [...Object.values(rows), ...Object.values(content), ...Object.values(exhibition)].every((list: readonly unknown[]) => list.length === 0);

function nothingFound({ format, quarantine }: ImportResult, terminal: Terminal): ExitCode {
  terminal.print('Nothing was written: there is nothing of a programme or an exhibition in the source.');
  terminal.print(
    quarantine.length > 0
      ? '  Every row was left out, for the reasons above. A row needs a title, a company its name: name the column in mapping.json ("fields": { "title": "…" }).'
      : `  It was read as ${format}; --format <name> names another format, mapping.json the columns of a table.`,
  );
  return 1;
}

/** Data somebody wrote by hand, or of another event, is never a document to keep next to new data. */
const onlyDocuments = (paths: readonly string[], event: string): boolean => !paths.some((path) => path.startsWith(`${event}/data/`));

function inTheWay(paths: readonly string[], keep: boolean, terminal: Terminal): ExitCode {
  terminal.print('Nothing was written. These files are there with other content:');
  for (const path of paths) terminal.print(`  ${path}`);
  terminal.print(
    keep
      ? 'Their programme is not an earlier import of this event; --yes replaces it.'
      : '--keep leaves documents as they are and renews the programme; --yes replaces them all.',
  );
  return 1;
}
