// foyer assemblies: the roll of who may vote in an assembly of the society.
import { Option } from 'commander';
import { clockHelp, storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `assemblies`, with its command. */
export const addAssemblies: AddCommand = (program, terminal, end) => {
  const assemblies = program
    .command('assemblies')
    .description('assemblies of the society: voters')
    .addHelpText(
      'after',
      examples(
        ['assemblies voters kardia/kardia2027 --out voters.csv', 'the roll for the desk, as of now'],
        ['assemblies voters kardia/kardia2027 general --format json', 'of one assembly'],
      ),
    )
    .addHelpText('after', storeHelp)
    .addHelpText('after', clockHelp);
  assemblies
    .command('voters')
    .description('write the roll of voters: everybody with an account whom the key of the assembly (VotersKey) lets vote')
    .argument('<instance/event>', 'the published event')
    .argument('[id]', 'id of the assembly; default: all that name a key')
    .addOption(new Option('--format <format>', 'form of the file').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'write into a file; default: print')
    .action(async (event: string, id: string | undefined, options: { format: 'csv' | 'json'; out?: string }) => {
      const { exportVoters } = await import('../assemblies/voters-roll.ts');
      end(await exportVoters({ event, id, ...options }, terminal));
    });
};
