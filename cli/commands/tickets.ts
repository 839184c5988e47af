// foyer tickets import: imports a list of tickets, from a file or a feed; reports what changes, and what is wrong with its line.
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

export type TicketOptions = {
  event: string;
  feed?: string;
  mapping?: string;
  replace: boolean;
  dryRun: boolean;
  allowPrivate: boolean;
};

/** Adds `tickets import <file>`. */
export const addTickets: AddCommand = (program, terminal, end) =>
  void program
    .command('tickets')
    .description('tickets of an event')
    .command('import')
    .description('take a list of tickets over (CSV or JSON), from a file or a feed')
    .argument('[file]', 'the list; omit it with --feed')
    .requiredOption('--event <instance/event>', 'the published event the tickets are for')
    .option('--feed <url>', 'read the list from this address (HTTPS); nothing is done when it has not changed')
    .option('--mapping <file>', 'which column is which field, JSON; usual names are known')
    .option('--replace', 'withdraw tickets that are not in the list', false)
    .option('--dry-run', 'list what would change, write nothing', false)
    .option('--allow-private', 'with --feed: also addresses of the own network, and plain HTTP', false)
    .addHelpText(
      'after',
      examples(
        ['tickets import tickets.csv --event kardia/kardia2027 --dry-run', 'what the list would change'],
        ['tickets import tickets.csv --event kardia/kardia2027 --replace', 'the list is complete: what is missing is withdrawn'],
        ['tickets import --feed https://booking.example.org/tickets.json --event kardia/kardia2027', 'from the booking system'],
      ),
    )
    .addHelpText(
      'after',
      `
Environment:
  FOYER_DATA                folder of the embedded database (default .foyer)
  DATABASE_URL              address of a PostgreSQL database, used instead
  FOYER_FEED_AUTHORIZATION  with --feed: value of the header Authorization

A row that cannot be used is listed with its line; the others are imported.
Exits with 0 when every row is imported, 1 when one is not, 2 on a usage error.`,
    )
    .action(async (file: string | undefined, options: TicketOptions) => end(await importTickets(file, options, terminal)));

async function importTickets(file: string | undefined, options: TicketOptions, terminal: Terminal): Promise<ExitCode> {
  if ((file === undefined) === (options.feed === undefined)) throw new UsageError('Name a file, or --feed <url>.');
  if (options.allowPrivate && options.feed === undefined) throw new UsageError('--allow-private belongs to --feed.');
  const { runTicketImport } = await import('../tickets/run-import.ts');
  return runTicketImport(file, options, terminal);
}
