// foyer import: takes programmes and translations of other systems over; here its words and options, the work is in import-event and import-texts.
import { Option } from 'commander';
import { isTimeZone } from '../../src/clock/zone.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';
import { formatNames } from './import-formats.ts';

type Options = {
  event: string;
  out: string;
  yes?: boolean;
  keep?: boolean;
  format?: string;
  timeZone?: string;
  texts?: boolean;
  set?: string;
  language?: string;
};

/** Adds `import <source>`. */
export const addImport: AddCommand = (program, terminal, end) =>
  void program
    .command('import')
    .description('make an event folder from a programme of another system, or take over translations')
    .argument('<source>', 'a programme file, or a folder that holds one; with --texts a catalogue, or a folder of them')
    .requiredOption('--event <instance/event>', 'names of the folders the event gets')
    .requiredOption('--out <dir>', 'configuration folder the event is written into')
    .addOption(new Option('--yes', 'replace files that are there with other content').conflicts('keep'))
    .option('--keep', 'keep documents that are there with other content, renew only the programme')
    .addOption(new Option('--format <name>', 'format of the source; auto-detected if omitted').choices(formatNames))
    .option('--time-zone <iana>', 'time zone of the event, before what the source says; for example Europe/Berlin')
    .addOption(new Option('--texts', 'take over translations (.po, strings.xml) as texts of the event').conflicts(['format', 'timeZone']))
    .option('--set <name>', 'with --texts: name of the text set')
    .option('--language <xx-XX>', 'with --texts: language of catalogues that do not say theirs')
    .addHelpText(
      'after',
      examples(
        ['import schedule.xml --event society/congress --out my-congress', 'a first import'],
        ['import schedule.xml --event society/congress --out my-congress --keep', 'a newer programme, own pages stay'],
        ['import sessions --event society/congress --out my-congress --time-zone Europe/Berlin', 'tables with mapping.json'],
        ['import locale --event society/congress --out my-congress --texts --set site', 'translations'],
      ),
    )
    .addHelpText(
      'after',
      `
A row that cannot be used is put into quarantine.json with its place and reason; its neighbours are imported.
What a newer programme changes is listed before it is written.
When a file stands in the way, nothing is written without --yes or --keep.
Exits with 0 when everything is written and has no error, 1 otherwise, 2 on a usage error.`,
    )
    .action(async (source: string, options: Options) => end(await importFrom(source, options, terminal)));

async function importFrom(source: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const { out, yes = false, keep = false, texts, set, format, timeZone, language } = options;
  if (texts ? set === undefined : set !== undefined || language !== undefined)
    throw new UsageError('--texts and --set <name> go together; --language belongs to them.');
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new UsageError(`--time-zone takes an IANA time zone such as Europe/Berlin; nobody knows "${timeZone}".`);
  // Loaded when they are needed: the readers of all formats take a moment, and the help of other commands passes here too.
  const { eventNames } = await import('./import-target.ts');
  const target = { out, yes, keep, ...eventNames(options.event) };
  if (set !== undefined) {
    const { importTextSet } = await import('./import-texts.ts');
    return importTextSet(source, { set, ...(language === undefined ? {} : { language }) }, target, terminal);
  }
  const { importEvent } = await import('./import-event.ts');
  const known = { ...(format === undefined ? {} : { format }), ...(timeZone === undefined ? {} : { timeZone }) };
  return importEvent(source, known, target, terminal);
}
