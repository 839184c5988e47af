// foyer export: takes a configuration out, as a site of files, as calendars, or as a schedule other programs read.
import { Option } from 'commander';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

/** What the caller wants: exactly one of the three targets. */
export type ExportOptions = { static?: string; ical?: string; schedule?: string; base?: string; at?: string; language?: string };

/** Adds `export <dir>`. */
export const addExport: AddCommand = (program, terminal, end) =>
  void program
    .command('export')
    .description('write a site of files, calendars, or a schedule other programs read')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .addOption(
      new Option('--static <folder>', 'a site any web server can host, without a backend').conflicts(['ical', 'schedule', 'language']),
    )
    .addOption(
      new Option('--ical <folder>', 'calendars (.ics) of the programme, its days, rooms, people and sessions').conflicts([
        'schedule',
        'language',
      ]),
    )
    .addOption(new Option('--schedule <file.json>', 'the programme of one event as c3voc schedule JSON'))
    .option('--base <path>', 'where the site will be: a path below a host, or its whole address; default /')
    .option(
      '--at <instant>',
      'with --static: what visitors may see then: event time 2027-05-03T09:00, or an instant with offset; default now',
    )
    .option('--language <xx-XX>', 'with --schedule: language of the texts; default the first of the event')
    .addHelpText(
      'after',
      examples(
        ['export my-congress --static site', 'every event, for the root of a host'],
        ['export my-congress --static site --base https://www.example.org/congress/', 'below a folder of a host'],
        ['export my-congress --static site --at 2027-05-03T09:00', 'as visitors have it when the doors are open'],
        ['export my-congress/society/congress --ical calendars', 'the calendars of one event'],
        ['export my-congress/society/congress --schedule schedule.json', 'for apps that read c3voc schedules'],
      ),
    )
    .addHelpText(
      'after',
      `
A folder must be new, empty, or hold an earlier export, which is replaced.
A site holds what visitors may see at one instant: files open and close nothing later.
An event with an error is left out, as when publishing. What a format cannot hold is listed.
Exits with 0 when everything is written, 1 when something is left out because of an error, 2 on a usage error.`,
    )
    .action(async (dir: string, options: ExportOptions) => end(await exportFrom(dir, options, terminal)));

async function exportFrom(dir: string, options: ExportOptions, terminal: Terminal): Promise<ExitCode> {
  if (options.static === undefined && options.ical === undefined && options.schedule === undefined)
    throw new UsageError('Say what to write: --static <folder>, --ical <folder> or --schedule <file.json>.');
  if (options.base !== undefined && options.schedule !== undefined) throw new UsageError('--base belongs to --static and --ical.');
  if (options.at !== undefined && options.static === undefined) throw new UsageError('--at belongs to --static.');
  if (options.language !== undefined && options.schedule === undefined) throw new UsageError('--language belongs to --schedule.');
  terminal.progress(`Checking ${dir} …`);
  const { findConfiguration } = await import('./configuration-folder.ts');
  const configuration = await findConfiguration(dir);
  // Loaded when needed: the server in process is large, and the help of other commands passes here too.
  if (options.schedule !== undefined) {
    const { exportSchedule } = await import('./export-schedule.ts');
    return exportSchedule(configuration, options.schedule, options.language, terminal);
  }
  const { exportFiles } = await import('./export-files.ts');
  const [target, folder] = options.static === undefined ? (['ical', options.ical!] as const) : (['static', options.static] as const);
  return exportFiles(configuration, { target, folder, base: options.base ?? '/', at: options.at }, terminal);
}
