// foyer import: takes programmes and translations of other systems over; here its words and options, the work is in import-event and import-texts.
import { Option } from 'commander';
import { isoInZone, isTimeZone, parseTime } from '../../src/clock/zone.ts';
import { type EditorialKind, editorialKinds } from '../import/editorial/kinds.ts';
import { isEncoding } from '../import/reading/encoding-names.ts';
import { siteLanguage } from '../import/values/languages.ts';
import type { DateOrder } from '../import/values/written-dates.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';
import type { ProgrammeOptions } from './import-event.ts';
import { formatNames } from './import-formats.ts';

type Options = {
  event?: string;
  out?: string;
  mapping?: string;
  encoding?: string;
  dryRun?: boolean;
  json?: boolean;
  report?: string;
  yes?: boolean;
  keep?: boolean;
  format?: string;
  timeZone?: string;
  dateOrder?: DateOrder;
  year?: number;
  firstDay?: string;
  as?: EditorialKind;
  texts?: boolean;
  set?: string;
  language?: string;
};

/** Adds `import <source>`. */
export const addImport: AddCommand = (program, terminal, end) =>
  void program
    .command('import')
    .description(
      'make an event folder from a programme or a list of exhibitors of any form, or take over translations, jobs, news, awards, preceptorships or TV episodes; without --event show how a table is understood',
    )
    .argument(
      '<source>',
      'a programme file, a list of exhibitors, or a folder that holds them; with --as a table of such rows, with --texts a catalogue, or a folder of them',
    )
    .option('--event <instance/event>', 'names of the folders the event gets')
    .option('--out <dir>', 'configuration folder the event is written into')
    .addOption(new Option('--yes', 'replace files that are there with other content').conflicts('keep'))
    .option('--keep', 'keep documents that are there with other content, renew only the programme')
    .addOption(new Option('--format <name>', 'format of the source; auto-detected if omitted').choices(formatNames))
    .option('--time-zone <iana>', 'time zone of the event, before what the source says; for example Europe/Berlin')
    .addOption(
      new Option('--date-order <order>', 'whether day or month is first in 3/1/2031; decided per column if omitted').choices([
        'dmy',
        'mdy',
      ]),
    )
    .option('--mapping <file>', 'mapping of the columns of a table; <source>.mapping.json or mapping.json of the folder if omitted')
    .option('--encoding <name>', 'encoding of texts, such as windows-1252 or shift_jis; found by the bytes if omitted')
    .addOption(new Option('--year <yyyy>', 'year of dates that name none').argParser(yearOf))
    .addOption(new Option('--first-day <date>', 'first day, YYYY-MM-DD, where the source counts days: "Day 2"').argParser(dateOf))
    .addOption(
      new Option('--as <kind>', 'what the rows of the table are: they are added to those of an event that is there')
        .choices(editorialKinds)
        .conflicts(['texts', 'format', 'firstDay', 'language']),
    )
    .addOption(
      new Option('--texts', 'take over translations (.po, strings.xml) as texts of the event').conflicts([
        'format',
        'timeZone',
        'dateOrder',
        'year',
        'firstDay',
        'mapping',
        'encoding',
        'dryRun',
        'json',
        'report',
      ]),
    )
    .option('--set <name>', 'with --texts: name of the text set')
    .option(
      '--language <xx-XX>',
      'language of the event, before what the source says; with --texts that of catalogues that do not say theirs',
    )
    .option('--dry-run', 'write nothing; show what was found and what would change')
    .option('--json', 'print the result as JSON')
    .option(
      '--report <file>',
      'write everything noticed to this file, too, also with --dry-run: a page to read (.html) or SARIF for editors (.sarif)',
    )
    .addHelpText(
      'after',
      examples(
        ['import schedule.xml --event society/congress --out my-congress', 'a first import'],
        ['import schedule.xml --event society/congress --out my-congress --keep', 'a newer programme, own pages stay'],
        ['import programme.xlsx', 'show the columns of a table, and write a mapping to complete'],
        ['import programme.xlsx --event society/congress --out my-congress --time-zone Europe/Berlin', 'a table, with its mapping'],
        ['import exhibitors.xlsx --event society/congress --out my-congress --keep', 'companies and products of an event'],
        [
          'import jobs.xlsx --as jobs --event society/congress --out my-congress',
          'jobs, news, awards, preceptorships or TV episodes of an event',
        ],
        ['import locale --event society/congress --out my-congress --texts --set site', 'translations'],
      ),
    )
    .addHelpText(
      'after',
      `
A row that cannot be used is put into quarantine.json with its place and reason; its neighbours are imported.
What a newer programme changes is listed before it is written.
When a file stands in the way, nothing is written without --yes or --keep.
Everything noticed is in import-report.json beside it, and in the file of --report; exhibitors alone have files of their own, with -exhibition in their names; so has what --as takes, with its name. A session whose time cannot be read arrives without one.
With --as rows that somebody wrote, changed or took out stay so, and what an earlier import wrote is renewed; --yes lets the source go before all of them.
Exits with 0 when everything is written and has no error, 1 otherwise, also when nothing was found; 2 on a usage error.`,
    )
    .action(async (source: string, options: Options) => end(await importFrom(source, options, terminal)));

async function importFrom(source: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const {
    event,
    out,
    yes = false,
    keep = false,
    texts,
    set,
    format,
    timeZone,
    language,
    encoding,
    mapping,
    dryRun,
    json,
    report,
    as,
  } = options;
  if (texts ? set === undefined : set !== undefined) throw new UsageError('--texts and --set <name> go together.');
  if ((event === undefined) !== (out === undefined) || (texts && event === undefined))
    throw new UsageError(
      '--event <instance/event> and --out <dir> go together: the event, and the configuration folder it is written into.',
    );
  if (report !== undefined && !/\.(?:html|sarif)$/i.test(report))
    throw new UsageError(`--report takes the name of a file that ends with .html or .sarif; not "${report}".`);
  if (encoding !== undefined && !isEncoding(encoding))
    throw new UsageError(`--encoding takes a name such as utf-8, windows-1252 or shift_jis; nobody knows "${encoding}".`);
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new UsageError(`--time-zone takes an IANA time zone such as Europe/Berlin; nobody knows "${timeZone}".`);
  // Loaded when they are needed: the readers of all formats take a moment, and the help of other commands passes here too.
  const { eventNames } = await import('./import-target.ts');
  const target = event === undefined || out === undefined ? undefined : { out, yes, keep, ...eventNames(event) };
  if (set !== undefined && target) {
    const { importTextSet } = await import('./import-texts.ts');
    return importTextSet(source, { set, ...(language === undefined ? {} : { language }) }, target, terminal);
  }
  const { dateOrder, year, firstDay } = options;
  const asked = { mapping, dryRun: dryRun ?? false, json: json ?? false, report };
  if (as !== undefined) {
    const { importRows } = await import('./import-editorial.ts');
    const known = Object.fromEntries(Object.entries({ timeZone, dateOrder, year, encoding }).filter(([, value]) => value !== undefined));
    return importRows(source, as, known, target, asked, terminal);
  }
  const [{ importEvent }, { deviceTime }] = await Promise.all([import('./import-event.ts'), import('../../src/clock/clock.ts')]);
  const thisYear = Number(isoInZone(deviceTime.wall(), 'UTC').slice(0, 4));
  const known = Object.fromEntries(
    Object.entries({ format, timeZone, dateOrder, year, thisYear, firstDay, encoding, language: siteLanguageOf(language) }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as ProgrammeOptions;
  if (target) return importEvent(source, known, { ...target, ...asked }, terminal);
  const { previewTables } = await import('./import-preview.ts');
  return previewTables(source, known, asked, terminal);
}

function siteLanguageOf(text: string | undefined): string | undefined {
  const language = text === undefined ? undefined : siteLanguage(text);
  if (text !== undefined && language === undefined) throw new UsageError(`--language takes a language such as de-DE; not "${text}".`);
  return language;
}

function yearOf(text: string): number {
  if (!/^(?:19|20|21)\d{2}$/.test(text)) throw new UsageError(`--year takes a year of four digits such as 2031; not "${text}".`);
  return Number(text);
}

function dateOf(text: string): string {
  if (parseTime(text)?.kind !== 'day') throw new UsageError(`--first-day takes a date such as 2031-03-01; not "${text}".`);
  return text;
}
