// foyer withdraw: takes a published file, or all files of a version, off for good; lists what is off, and takes it back.
import { storeHelp } from '../store/environment-store.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, examples } from './command.ts';

type Options = { event?: string; list?: boolean; undo?: boolean };

/** Adds `withdraw [what]`. */
export const addWithdraw: AddCommand = (program, terminal, end) =>
  void program
    .command('withdraw')
    .description('take a published file off for good, in every version, or all files of one version')
    .argument('[what]', 'path of an asset, as after asset:, or the number of a version')
    .option('--event <instance/event>', 'the published event; with --list all unless given')
    .option('--list', 'list what is withdrawn')
    .option('--undo', 'send it again')
    .addHelpText(
      'after',
      examples(
        ['withdraw slides/opening.pdf --event kardia/kardia2027', 'the file, in every version there is and will be'],
        ['withdraw 3 --event kardia/kardia2027', 'every file of version 3'],
        ['withdraw --list', 'what is withdrawn, the newest first'],
        ['withdraw slides/opening.pdf --event kardia/kardia2027 --undo', 'the file is sent again'],
      ),
    )
    .addHelpText('after', storeHelp)
    .addHelpText(
      'after',
      '\nRunning servers answer 410 from the next request on; who has the file keeps it. A file that is published again under the same path stays withdrawn.',
    )
    .action(async (what: string | undefined, { event, list, undo }: Options) => {
      const work = await import('../store/withdraw-work.ts');
      if (list) {
        if (what !== undefined || undo) throw new UsageError('--list takes no file and no --undo.');
        return end(await work.showWithdrawn(event, terminal));
      }
      if (what === undefined) throw new UsageError('Say what to withdraw: the path of an asset, or the number of a version.');
      if (event === undefined) throw new UsageError('Say which event it belongs to: --event instance/event.');
      return end(await (undo ? work.restoreWithdrawn : work.withdrawFrom)(what, event, terminal));
    });
