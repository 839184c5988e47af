// foyer vouchers: codes that make a ticket cheaper or free, or are needed for one.
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `vouchers`, with its commands. */
export const addVouchers: AddCommand = (program, terminal, end) => {
  const vouchers = program
    .command('vouchers')
    .description('vouchers for the registration to an event: import, list, revoke')
    .addHelpText(
      'after',
      examples(
        ['vouchers import kardia/kardia2027 vouchers.csv', 'columns code, discount, tickets, uses, expires, label'],
        ['vouchers list kardia/kardia2027', 'how often each was used; codes are stored nowhere'],
        ['vouchers revoke kardia/kardia2027 --label "University of Leipzig"', 'those of one label work no more'],
      ),
    )
    .addHelpText('after', storeHelp);
  vouchers
    .command('import')
    .description('take vouchers over from a list (CSV or JSON); a code that is there already is changed, and keeps its uses')
    .argument('<instance/event>', 'the published event')
    .argument(
      '<file>',
      'code: the voucher; discount: free, 50% or an amount in the smallest unit of the currency; tickets: ids, empty for all; uses: how often, 1 unless stated; expires: last day; label',
    )
    .action(async (event: string, file: string) => {
      const { importVouchers } = await import('../registrations/voucher-work.ts');
      end(await importVouchers(event, file, terminal));
    });
  vouchers
    .command('list')
    .description('print vouchers with their uses')
    .argument('<instance/event>', 'the published event')
    .action(async (event: string) => {
      const { listVouchers } = await import('../registrations/voucher-work.ts');
      end(await listVouchers(event, terminal));
    });
  vouchers
    .command('revoke')
    .description('vouchers work no more; registrations that have one stay')
    .argument('<instance/event>', 'the published event')
    .argument('[code]', 'the code of one; omit it with --label')
    .option('--label <label>', 'all of one label')
    .action(async (event: string, code: string | undefined, options: { label?: string }) => {
      const { revokeVouchers } = await import('../registrations/voucher-work.ts');
      end(await revokeVouchers(event, { ...options, ...(code !== undefined && { code }) }, terminal));
    });
};
