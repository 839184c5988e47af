// foyer store: looks after the database of a server.
import { storeHelp, storeLocation } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `store` with its subcommands. */
export const addStore: AddCommand = (program, terminal, end) => {
  const store = program.command('store').description('look after the database of a server');
  store
    .command('check')
    .description('look for damage: the file of an embedded database, and every published content against its hash')
    .addHelpText('after', examples(['store check', 'also while the server runs']))
    .addHelpText('after', storeHelp)
    .action(async () => {
      const { checkStore } = await import('../../server/store/check-store.ts');
      const { damage, contents } = await checkStore(storeLocation());
      for (const line of damage) terminal.print(line);
      if (damage.length === 0) terminal.print(`The store is whole; ${contents} contents were read.`);
      else terminal.say('The store is damaged: put back a copy of it, or publish again what is named here.');
      end(damage.length === 0 ? 0 : 1);
    });
};
