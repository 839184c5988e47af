// foyer keys: prints the public keys with which other services verify what the server signs.
import { Option } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `keys`. */
export const addKeys: AddCommand = (program, terminal, end) =>
  void program
    .command('keys')
    .description('print the public keys with which other services verify what the server signs')
    .command('webcast')
    .description('print the public key of webcast tokens (ES256), for the video service')
    .addOption(new Option('--format <format>', 'as a JSON Web Key or as PEM').choices(['jwk', 'pem']).default('jwk'))
    .addHelpText(
      'after',
      examples(['keys webcast', 'a JSON Web Key'], ['keys webcast --format pem > webcast.pem', 'a file for older libraries']),
    )
    .addHelpText('after', storeHelp)
    .action(async ({ format }: { format: 'jwk' | 'pem' }) => {
      const [{ withPeople }, { pemOf, webcastKeys }] = await Promise.all([
        import('../people/open-people.ts'),
        import('../../server/people/webcast-key.ts'),
      ]);
      const { verifies } = await withPeople(({ keys }) => webcastKeys(keys));
      terminal.print(format === 'pem' ? pemOf(verifies) : JSON.stringify(verifies, null, 2));
      end(0);
    });
