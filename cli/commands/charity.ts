// foyer charity: the points of the charity challenge of an event, as a file.
import { Option } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

type Options = { format: 'csv' | 'json'; out?: string; language?: string };

/** Adds `charity export`. */
export const addCharity: AddCommand = (program, terminal, end) => {
  const charity = program.command('charity').description('the points of the charity challenge of an event: export');
  charity
    .command('export')
    .description('write what participants have earned, as comma-separated values or JSON')
    .argument('<instance/event>', 'the published event')
    .addOption(new Option('--format <format>', 'form of the file').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'write into a file; default: print')
    .option('--language <xx-XX>', 'language of names; default: the first of the event')
    .addHelpText('after', examples(['charity export kardia/kardia2027 --out points.csv', 'one row a challenge that somebody has done']))
    .addHelpText('after', storeHelp)
    .action(async (name: string, options: Options) => {
      const { exportPoints } = await import('../charity/export-points.ts');
      end(await exportPoints({ name, ...options }, terminal));
    });
};
