// foyer import of a programme: makes the files of an event from it, or renews them, and never overwrites what somebody wrote.
import { join, resolve } from 'node:path';
import { deviceTime } from '../../src/clock/clock.ts';
import { importProgramme } from '../import/import-programme.ts';
import { writeImport } from '../import/write/write-import.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExitCode } from './command.ts';
import { diffLines } from './import-diff.ts';
import { hintLine, importLines } from './import-summary.ts';
import { check, type ImportTarget, schemasFrom, writePlanned } from './import-target.ts';
import { readSource } from './source-files.ts';
import { planWrites } from './write-plan.ts';

/** What the caller knows about the source: its format, and the IANA time zone of the event. */
export type ProgrammeOptions = { format?: string; timeZone?: string };

/** Reads a programme, reports what it found and what it changes, writes the event and checks it. Throws UsageError when there is no source. */
export async function importEvent(source: string, options: ProgrammeOptions, target: ImportTarget, terminal: Terminal): Promise<ExitCode> {
  terminal.progress(`Reading ${source} …`);
  const { files, skipped } = await readSource(source);
  for (const { path, reason } of skipped) terminal.say(printable(`${path} is not read: ${reason}`));
  const result = importProgramme({ files, ...options });
  if (!result.readable) {
    for (const found of result.findings) terminal.print(hintLine(found, terminal));
    return 1;
  }
  for (const line of importLines(result, terminal)) terminal.print(line);

  const { instance, event } = target;
  const out = resolve(target.out);
  for (const line of await diffLines(join(out, instance, event), result, terminal)) terminal.print(line);
  const written = writeImport(result, { instance, event, schemas: schemasFrom(out), now: deviceTime.wall() });
  const plan = await planWrites(out, `${instance}/${event}`, written);
  if (plan.kept.length > 0 && !target.yes && !(target.keep && onlyDocuments(plan.kept, `${instance}/${event}`))) {
    return inTheWay(plan.kept, target.keep, terminal);
  }
  await writePlanned(target, plan, written, terminal);
  const pages = plan.write.map(({ path }) => path).filter((path) => path.startsWith(`${instance}/${event}/pages/`));
  if (pages.length > 0 && target.keep && plan.kept.includes(`${instance}/${event}/header.json`))
    terminal.say(`New pages the kept header has no entry for: ${pages.join(', ')}`);
  return check(out, target, terminal);
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
