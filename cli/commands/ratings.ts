// foyer ratings: how sessions, presentations and products of an event were rated, the best first.
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `ratings`. */
export const addRatings: AddCommand = (program, terminal, end) =>
  void program
    .command('ratings')
    .description('print how sessions, presentations and products were rated: average, number, and how often each number of stars')
    .argument('<instance/event>', 'the published event')
    .option('--csv <file>', 'write them into a file of comma-separated values instead')
    .addHelpText(
      'after',
      examples(['ratings kardia/kardia2027', 'the best first'], ['ratings kardia/kardia2027 --csv ratings.csv', 'for a spreadsheet']),
    )
    .addHelpText('after', storeHelp)
    .action(async (event: string, { csv }: { csv?: string }) => {
      const { printRatings } = await import('../notes/print-ratings.ts');
      end(await printRatings(event, csv, terminal));
    });
