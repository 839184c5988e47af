// Where an import goes: the event named by --event below --out, what is written there, and the check afterwards.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isServerPath } from '../../server/store/server-paths.ts';
import type { WrittenFile } from '../import/write/write-import.ts';
import { typedCall } from '../output/call-name.ts';
import { counted, lineOf } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import { checkConfiguration } from './configuration-folder.ts';
import { summaryLine } from './validate.ts';
import { writeFiles, type WritePlan } from './write-plan.ts';
import { eventFolders } from '../../src/model/adapters/configuration-files.ts';

/** The target: configuration folder as the caller wrote it, folder names, and what happens to files that are there with other content. */
export type ImportTarget = { out: string; instance: string; event: string; yes: boolean; keep: boolean };

/** The folder names of `--event`, or of what `option` names. Throws UsageError for names that cannot be those of an event. */
export function eventNames(text: string, option = '--event'): { instance: string; event: string } {
  const [folder] = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*$/.test(text) ? eventFolders([{ path: `${text}/app.json`, text: '' }]) : [];
  if (!folder)
    throw new UsageError(
      `${option} takes <instance>/<event>, two names of letters, digits, - and _ such as society/congress; not "${text}".`,
    );
  if (isServerPath(folder.instance))
    throw new UsageError(`${option} takes another instance than "${folder.instance}", which is an address of the server itself.`);
  return folder;
}

/** Path from a configuration folder to the schemas, for `$schema`. */
export const schemasFrom = (out: string): string => relative(out, join(import.meta.dirname, '../../schemas')).replaceAll('\\', '/');

/** Writes what is new, with `yes` also what would be overwritten, and reports how much it was. */
export async function writePlanned(
  { out, instance, event, yes, keep }: ImportTarget,
  plan: WritePlan,
  written: readonly WrittenFile[],
  terminal: Terminal,
): Promise<void> {
  terminal.progress(`Writing ${instance}/${event} …`);
  const replaced = yes ? written.filter(({ path }) => plan.kept.includes(path)) : [];
  await writeFiles(out, [...plan.write, ...replaced]);
  const wrote = counted(plan.write.length + replaced.length, 'file');
  const same = plan.unchanged.length > 0 ? `, ${plan.unchanged.length} unchanged` : '';
  const kept = keep && plan.kept.length > 0 ? `, kept ${plan.kept.join(', ')}` : '';
  terminal.print(`Wrote ${wrote} into ${join(out, instance, event)}${same}${kept}`);
}

/** Checks the event as `foyer validate` would, and says where to go on. 1 when it has an error. */
export async function check(
  root: string,
  { out, instance, event }: Pick<ImportTarget, 'out' | 'instance' | 'event'>,
  terminal: Terminal,
): Promise<ExitCode> {
  terminal.progress('Checking what was written …');
  const { findings, summary } = await checkConfiguration({ root, part: { instance, event } });
  for (const found of findings) terminal.print(lineOf(found, terminal));
  terminal.print(`Checked: ${summaryLine(summary, terminal)}`);
  if (summary.errors > 0) return 1;
  terminal.say(`Publish it with: ${typedCall(['publish', join(out, instance, event)])}`);
  return 0;
}

/** A header that does not lead to a page of the platform is left as it is; whoever imports what the page shows is told. */
export async function sayWithoutEntry(folder: string, page: string, terminal: Terminal): Promise<void> {
  const header = await readFile(join(folder, 'header.json'), 'utf8').catch(() => undefined);
  if (header !== undefined && !header.includes(`page:${page}"`) && !header.includes(`"${page}"`))
    terminal.say(`The header has no entry for the page of these rows: add one with the url page:${page}`);
}
