// foyer import: makes an event folder from a programme file of another system, checks it, and never overwrites what somebody wrote.
import { join, relative, resolve } from 'node:path';
import { Option } from 'commander';
import type { ImportResult } from '../import/result.ts';
import { counted, lineOf, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';
import { summaryLine } from './validate.ts';

type Options = { event: string; out: string; yes?: boolean; keep?: boolean; format?: string };

/** Adds `import <source>`. */
export const addImport: AddCommand = (program, terminal, end) =>
  void program
    .command('import')
    .description('make an event folder from a programme file: c3voc, frab or pretalx schedule, JSON or XML')
    .argument('<source>', 'a programme file, or a folder that holds one')
    .requiredOption('--event <instance/event>', 'names of the folders the event gets')
    .requiredOption('--out <dir>', 'configuration folder the event is written into')
    .addOption(new Option('--yes', 'replace files that are there with other content').conflicts('keep'))
    .option('--keep', 'keep documents that are there with other content, renew only the programme')
    .option('--format <name>', 'format of the source; found out when missing')
    .addHelpText(
      'after',
      examples(
        ['import schedule.xml --event society/congress --out my-congress', 'a first import'],
        ['import schedule.xml --event society/congress --out my-congress --keep', 'a newer programme, own pages stay'],
      ),
    )
    .addHelpText(
      'after',
      `
A row that cannot be used is put into quarantine.json with its place and reason; its neighbours are imported.
When a file stands in the way, nothing is written without --yes or --keep.
Ends with 0 when the event was written and has no error, 1 otherwise, 2 when called wrongly.`,
    )
    .action(async (source: string, options: Options) => end(await importEvent(source, options, terminal)));

async function importEvent(source: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const [{ importProgramme }, { writeImport }, { readSource }, { planWrites, writeFiles }] = await Promise.all([
    import('../import/import-programme.ts'),
    import('../import/write/write-import.ts'),
    import('./source-files.ts'),
    import('./write-plan.ts'),
  ]);
  const { instance, event } = await eventNames(options.event);
  terminal.progress(`Reading ${source} …`);
  const { files, skipped } = await readSource(source);
  for (const { path, reason } of skipped) terminal.say(printable(`${path} is not read: ${reason}`));
  const result = importProgramme({ files, ...(options.format === undefined ? {} : { format: options.format }) });
  if (!result.readable) return unreadable(result, options, terminal);
  const { importLines } = await import('./import-summary.ts');
  for (const line of importLines(result, terminal)) terminal.print(line);

  const out = resolve(options.out);
  const schemas = relative(out, join(import.meta.dirname, '../../schemas')).replaceAll('\\', '/');
  const written = writeImport(result, { instance, event, schemas });
  const plan = await planWrites(out, `${instance}/${event}`, written);
  if (plan.kept.length > 0 && !options.yes && !(options.keep && onlyDocuments(plan.kept, `${instance}/${event}`))) {
    return inTheWay(plan.kept, options, terminal);
  }
  terminal.progress(`Writing ${instance}/${event} …`);
  const replaced = options.yes ? written.filter(({ path }) => plan.kept.includes(path)) : [];
  await writeFiles(out, [...plan.write, ...replaced]);
  const wrote = counted(plan.write.length + replaced.length, 'file');
  const same = plan.unchanged.length > 0 ? `, ${plan.unchanged.length} unchanged` : '';
  terminal.print(
    `Wrote ${wrote} into ${join(options.out, instance, event)}${same}${options.keep && plan.kept.length > 0 ? `, kept ${plan.kept.join(', ')}` : ''}`,
  );
  const ended = await check(out, { instance, event }, terminal);
  if (ended === 0) terminal.say(`Publish it with: foyer publish ${join(options.out, instance, event)}`);
  return ended;
}

/** Data somebody wrote by hand, or of another event, is never a document to keep beside new data. */
const onlyDocuments = (paths: readonly string[], event: string): boolean => !paths.some((path) => path.startsWith(`${event}/data/`));

async function check(out: string, part: { instance: string; event: string }, terminal: Terminal): Promise<ExitCode> {
  terminal.progress('Checking what was written …');
  const { checkConfiguration } = await import('./configuration-folder.ts');
  const { findings, summary } = await checkConfiguration({ root: out, part });
  for (const found of findings) terminal.print(lineOf(found, terminal));
  terminal.print(`Checked: ${summaryLine(summary, terminal)}`);
  return summary.errors > 0 ? 1 : 0;
}

/** The folder names of `--event`. Throws UsageError for names that cannot be those of an event. */
async function eventNames(text: string): Promise<{ instance: string; event: string }> {
  const { eventFolders } = await import('../../src/model/adapters/configuration-files.ts');
  const [folder] = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*$/.test(text) ? eventFolders([{ path: `${text}/app.json`, text: '' }]) : [];
  if (!folder)
    throw new UsageError(
      `--event takes <instance>/<event>, two names of letters, digits, - and _ such as society/congress; not "${text}".`,
    );
  return folder;
}

/** Nothing could be read: the one error says why. A format that was asked for and does not exist is a wrong call. */
async function unreadable({ findings }: ImportResult, { format }: Options, terminal: Terminal): Promise<ExitCode> {
  const { hintLine } = await import('./import-summary.ts');
  const [found] = findings;
  if (found?.code === 'format-unknown' && format !== undefined) throw new UsageError(`${found.message}; ${found.suggestion}`);
  for (const one of findings) terminal.print(hintLine(one, terminal));
  return 1;
}

function inTheWay(paths: readonly string[], { keep }: Options, terminal: Terminal): ExitCode {
  terminal.print('Nothing was written. These files are there with other content:');
  for (const path of paths) terminal.print(`  ${path}`);
  terminal.print(
    keep
      ? 'Their programme is not an earlier import of this event; --yes replaces it.'
      : '--keep leaves documents as they are and renews the programme; --yes replaces them all.',
  );
  return 1;
}
