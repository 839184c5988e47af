// foyer shift: last year's event becomes this year's; wall-clock times stay, and what did not move is reported.
import { Option } from 'commander';
import { shortName } from '../../src/model/documents/envelope.ts';
import { parseTime } from '../../src/clock/zone.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

type Options = { to: string; event?: string; out?: string; yes?: boolean; format: 'text' | 'json' };

/** Adds `shift <dir>`. */
export const addShift: AddCommand = (program, terminal, end) =>
  void program
    .command('shift')
    .description('move an event to other days; wall-clock times stay, what does not move is listed')
    .argument('<dir>', 'an event, or a folder that holds one event')
    .requiredOption('--to <YYYY-MM-DD>', 'first day of the new event')
    .option('--event <name>', 'short name of the new event; the old one stays as it is')
    .option('--out <dir>', 'configuration folder the moved event is written into; default: the one it is in')
    .option('--yes', 'replace files that are there with other content')
    .addOption(new Option('--format <format>', 'how the report is printed').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      examples(
        ['shift my-events/harbour/harbour27 --to 2028-06-02', 'what would change, nothing is written'],
        ['shift my-events/harbour/harbour27 --to 2028-06-02 --event harbour28', 'a new event beside the old one'],
        ['shift my-events/harbour/harbour27 --to 2028-06-02 --yes', 'the event itself moves'],
      ),
    )
    .addHelpText(
      'after',
      `
Windows, days and the programme move by whole days; texts stay, and those that speak of a date are listed.
When a file stands in the way, nothing is written without --yes.
Exits with 0 when everything is written and has no error, 1 otherwise, 2 on a usage error.`,
    )
    .action(async (dir: string, options: Options) => end(await shift(dir, options, terminal)));

async function shift(dir: string, { to, event, out, yes = false, format }: Options, terminal: Terminal): Promise<ExitCode> {
  if (parseTime(to)?.kind !== 'day') throw new UsageError(`--to takes a day, YYYY-MM-DD; not "${to}".`);
  if (event !== undefined && !shortName.safeParse(event).success)
    throw new UsageError(`--event takes a short name of letters, digits, - and _; not "${event}".`);
  // Loaded when it is needed, so that the help of other commands stays quick.
  const { shiftEvent } = await import('../shift/shift-event.ts');
  terminal.progress(`Reading ${dir} …`);
  return shiftEvent(dir, { to, yes, format, ...(event === undefined ? {} : { event }), ...(out === undefined ? {} : { out }) }, terminal);
}
