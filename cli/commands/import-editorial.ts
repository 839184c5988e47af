// foyer import --as: takes jobs, news, awards, preceptorships or TV episodes of a table over into the data file of an event that is there.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseJson } from '../../src/base/parse-json.ts';
import { isObject } from '../../src/model/is-object.ts';
import { type EditorialKind, editorialPages, editorialWordsOf } from '../import/editorial/kinds.ts';
import { type EditorialResult, importEditorial } from '../import/editorial/import-editorial.ts';
import type { EditorialRow } from '../import/editorial/rows.ts';
import { textInAnyLanguage } from '../import/editorial/row-ids.ts';
import { nameInWords } from '../import/exhibition/exhibition-of.ts';
import { lacking, picturesBeside } from '../import/exhibition/pictures.ts';
import { isMapping } from '../import/formats/table/mapping.ts';
import { proposedMapping } from '../import/formats/table/propose-mapping.ts';
import { openWorkbooks } from '../import/reading/open-workbooks.ts';
import type { ImportFile, ImportOptions } from '../import/result.ts';
import type { WrittenFile } from '../import/write/write-import.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import { editorialJson, editorialLines, editorialReported } from './import-editorial-lines.ts';
import { editorialReport, editorialThere, mergeEditorial } from './import-editorial-merge.ts';
import { hasErrors, type ImportManner } from './import-event.ts';
import { mappingPath, mappingText, withMapping, writeMapping } from './import-mapping.ts';
import { writeReport } from './import-report-file.ts';
import { check, type ImportTarget, sayWithoutEntry, schemasFrom } from './import-target.ts';
import { exhibitionThere } from './renewal.ts';
import { readSource } from './source-files.ts';
import { writeFiles } from './write-plan.ts';

/** How its dates and texts are read. */
export type EditorialOptions = Pick<ImportOptions, 'timeZone' | 'dateOrder' | 'year'> & { encoding?: string };

/** So many titles are shown as they would become. */
const EXAMPLES = 5;

/** Reads tables of a kind; with a target their rows are merged into the event, without one the columns are shown. Throws UsageError for a wrong call. */
export async function importRows(
  source: string,
  kind: EditorialKind,
  options: EditorialOptions,
  target: ImportTarget | undefined,
  manner: ImportManner,
  terminal: Terminal,
): Promise<ExitCode> {
  const folder = target && join(resolve(target.out), target.instance, target.event);
  if (folder !== undefined && !(await stat(join(folder, 'app.json')).catch(() => undefined)))
    throw new UsageError(
      `There is no event ${target!.instance}/${target!.event} in ${target!.out}; ${kind} are imported into an event that is there.`,
    );
  const there = folder === undefined ? undefined : await editorialThere(folder, kind);
  terminal.progress(`Reading ${source} …`);
  const { files: read, skipped } = await readSource(source);
  for (const { path, reason } of skipped) terminal.say(printable(`${path} is not read: ${reason}`));
  const files = await openWorkbooks(await withMapping(source, read, manner.mapping));
  const found = importEditorial({
    kind,
    files,
    ...(await zoneOf(folder)),
    ...options,
    companies:
      folder === undefined ? [] : (await exhibitionThere(folder)).companies.map(({ Id, Name }) => ({ id: Id, name: nameInWords(Name) })),
    there: there ? [...there.rows, ...there.imported.filter(({ Id }) => !there.rows.some((row) => row.Id === Id))] : [],
  });
  const event = target && `${target.instance}/${target.event}`;
  const { result, pictures } = event === undefined ? { result: found, pictures: [] } : await withFoundPictures(found, source, event);
  await writeReport(manner, source, editorialReported(result), terminal);
  const report: Terminal = manner.json ? { ...terminal, print: () => undefined } : terminal;
  if (manner.json) terminal.print(editorialJson(result));
  for (const line of editorialLines(result, files, terminal)) report.print(line);
  if (!target || !there || !folder) return preview(result, source, files, options, manner, report);
  if (!result.readable || result.rows.length === 0) {
    if (result.readable) report.print(`Nothing was written: there are no ${editorialWordsOf[kind].many} in the source.`);
    return 1;
  }
  const path = `${event}/data/${kind}.json`;
  const schema = `../../../${schemasFrom(resolve(target.out))}/documents/data-${kind}.schema.json`;
  const { text, imported, added, renewed, kept, out } = mergeEditorial(there, result.rows, { path, schema }, target.yes);
  const counts = [
    `${added} added`,
    ...(renewed > 0 ? [`${renewed} renewed`] : []),
    ...(kept > 0 ? [`${kept} kept as changed by hand`] : []),
  ];
  report.print(printable(`  data/${kind}.json: ${[...counts, ...(out > 0 ? [`${out} taken out by hand stay out`] : [])].join(', ')}`));
  const written = await changed(resolve(target.out), target.yes, [
    { path, text },
    ...pictures,
    { path: `${event}/${editorialReport(kind)}`, text: reportText(result, imported) },
    ...(await quarantineFile(resolve(target.out), `${event}/quarantine-${kind}.json`, result)),
  ]);
  if (manner.dryRun) {
    report.print(`Nothing was written (--dry-run): ${counted(written.length, 'file')} to write`);
    return hasErrors(result) ? 1 : 0;
  }
  if (written.length === 0) report.print('Nothing was written: all of it is there already.');
  else {
    await writeFiles(resolve(target.out), written);
    report.print(`Wrote ${counted(written.length, 'file')} into ${join(target.out, event!)}`);
  }
  await sayWithoutEntry(folder, editorialPages[kind], terminal);
  const checked = await check(resolve(target.out), target, report);
  return hasErrors(result) ? 1 : checked;
}

/** The time zone of the event, which helps to tell day from month. */
async function zoneOf(folder: string | undefined): Promise<{ timeZone?: string }> {
  const app = folder === undefined ? undefined : parseJson(await readFile(join(folder, 'app.json'), 'utf8').catch(() => ''));
  const event = isObject(app) ? app['event'] : undefined;
  return isObject(event) && typeof event['timeZone'] === 'string' ? { timeZone: event['timeZone'] } : {};
}

/** With the pictures that lie beside the source; a row whose picture is not there loses it, with a finding. */
async function withFoundPictures(
  found: EditorialResult,
  source: string,
  event: string,
): Promise<{ result: EditorialResult; pictures: WrittenFile[] }> {
  const { files, missing, findings } = await picturesBeside(source, found.pictures, event);
  const lack = lacking(missing);
  const rows = found.rows.map((row): EditorialRow => {
    const winners = row['Winners'];
    return lack(Array.isArray(winners) ? { ...row, Winners: winners.map((winner: object) => lack(winner)) } : row);
  });
  return { result: { ...found, rows, findings: [...found.findings, ...findings] }, pictures: files };
}

/** Without an event: the first titles, and a mapping to complete. */
async function preview(
  result: EditorialResult,
  source: string,
  files: readonly ImportFile[],
  options: EditorialOptions,
  { mapping, dryRun }: ImportManner,
  terminal: Terminal,
): Promise<ExitCode> {
  if (!result.readable) return 1;
  const titles = result.rows.slice(0, EXAMPLES).map(({ Id, Title }) => printable(`  ${Id} · ${textInAnyLanguage(Title)}`));
  if (titles.length > 0) for (const line of ['The first rows as they would become:', ...titles]) terminal.print(line);
  const path = mapping ?? (await mappingPath(source));
  if (!dryRun && !files.some(isMapping)) {
    await writeMapping(path, mappingText(path, proposedMapping(result.tables, options)));
    terminal.say(`Wrote ${path}: complete it, then import with --event <instance/event> --out <dir>`);
  }
  return hasErrors(result) || result.rows.length === 0 ? 1 : 0;
}

const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What was noticed, and the rows as imports wrote them, by which the next one knows what an organiser changed. */
const reportText = ({ findings, leftOut }: EditorialResult, rows: readonly EditorialRow[]): string =>
  jsonText({ format: 'table', findings, leftOut, rows });

/** Rows that wait; an earlier file is emptied when there are none. */
async function quarantineFile(out: string, path: string, { quarantine }: EditorialResult): Promise<WrittenFile[]> {
  const isThere = (await stat(join(out, path)).catch(() => undefined)) !== undefined;
  return quarantine.length > 0 || isThere ? [{ path, text: jsonText({ quarantine }) }] : [];
}

/** Files that are not there as they are; an asset with other content stays unless it may be replaced. */
async function changed(out: string, replaces: boolean, files: readonly WrittenFile[]): Promise<WrittenFile[]> {
  const found: WrittenFile[] = [];
  for (const file of files) {
    const before = await readFile(join(out, file.path)).catch(() => undefined);
    if (before === undefined || (!before.equals(file.bytes ?? Buffer.from(file.text)) && (file.bytes === undefined || replaces)))
      found.push(file);
  }
  return found;
}
