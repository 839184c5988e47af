// foyer stats: how often pages, sessions, companies, advertisements, links and films of an event were used, by day.
import { storeHelp } from '../store/environment-store.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, examples } from './command.ts';

type Options = { from?: string; to?: string; csv?: string; language?: string };

/** Adds `stats`. */
export const addStats: AddCommand = (program, terminal, end) =>
  void program
    .command('stats')
    .description('print how often pages, sessions, companies, advertisements, links and films were used, by day')
    .argument('<instance/event>', 'the published event')
    .option('--from <YYYY-MM-DD>', 'first day, in the time zone of the event; default: all')
    .option('--to <YYYY-MM-DD>', 'last day')
    .option('--csv <file>', 'write every count into a file of comma-separated values instead')
    .option('--language <xx-XX>', 'language of names; default: the first of the event')
    .addHelpText(
      'after',
      examples(
        ['stats kardia/kardia2027', 'everything, with the last days side by side'],
        ['stats kardia/kardia2027 --from 2027-05-03 --to 2027-05-05', 'the days of the congress'],
        ['stats kardia/kardia2027 --csv views.csv', 'one row a day and thing, for a spreadsheet'],
      ),
    )
    .addHelpText('after', storeHelp)
    .action(async (name: string, { csv, language, ...days }: Options) => {
      for (const [option, day] of Object.entries(days)) demandDay(`--${option}`, day);
      if (days.from !== undefined && days.to !== undefined && days.from > days.to)
        throw new UsageError(`--from ${days.from} is after --to ${days.to}.`);
      const { printStats } = await import('../stats/print-stats.ts');
      end(await printStats({ name, days, csv, language }, terminal));
    });

/** Throws UsageError for what is no day of a calendar. */
function demandDay(option: string, day: string): void {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day)
    throw new UsageError(`${option} takes a day as YYYY-MM-DD, not “${day}”.`);
}
