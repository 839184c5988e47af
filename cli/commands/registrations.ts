// foyer registrations: who has registered for an event; cancel, and note payments.
import { Option } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `registrations`, with its commands. */
export const addRegistrations: AddCommand = (program, terminal, end) => {
  const registrations = program
    .command('registrations')
    .description('registrations for an event: list, export, cancel, mark-paid')
    .addHelpText(
      'after',
      examples(
        ['registrations list kardia/kardia2027 --state waiting', 'who stands on the waiting lists'],
        ['registrations export kardia/kardia2027 --out registrations.csv', 'everything, for accounting and the desk'],
        ['registrations mark-paid kardia/kardia2027 REG-7QK2M9XWPA', 'the invoice was paid: the ticket counts'],
      ),
    )
    .addHelpText('after', storeHelp);
  const state = () =>
    new Option('--state <state>', 'only those in one state').choices([
      'pending',
      'confirmed',
      'waiting',
      'offered',
      'cancelled',
      'expired',
    ]);
  registrations
    .command('list')
    .description('print registrations, oldest first')
    .argument('<instance/event>', 'the published event')
    .addOption(state())
    .option('--ticket <id>', 'only those for one kind of ticket')
    .action(async (event: string, options: { state?: string; ticket?: string }) => {
      const { listRegistrations } = await import('../registrations/registration-work.ts');
      end(await listRegistrations({ event, ...options }, terminal));
    });
  registrations
    .command('export')
    .description('write registrations with names, invoice addresses and payments, as comma-separated values or JSON')
    .argument('<instance/event>', 'the published event')
    .addOption(state())
    .option('--ticket <id>', 'only those for one kind of ticket')
    .addOption(new Option('--format <format>', 'form of the file').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'write into a file; default: print')
    .action(async (event: string, options: { state?: string; ticket?: string; format: 'csv' | 'json'; out?: string }) => {
      const { exportRegistrations } = await import('../registrations/registration-work.ts');
      end(await exportRegistrations({ event, ...options }, terminal));
    });
  registrations
    .command('cancel')
    .description('cancel a registration: its place and its voucher are free, its ticket does not count any more')
    .argument('<instance/event>', 'the published event')
    .argument('<number>', 'number of the registration')
    .action(async (event: string, number: string) => {
      const { cancelOne } = await import('../registrations/registration-work.ts');
      end(await cancelOne(event, number, terminal));
    });
  registrations
    .command('mark-paid')
    .description('note that the invoice of a registration was paid: its ticket counts')
    .argument('<instance/event>', 'the published event')
    .argument('<number...>', 'numbers of registrations')
    .action(async (event: string, numbers: string[]) => {
      const { markAllPaid } = await import('../registrations/registration-work.ts');
      end(await markAllPaid(event, numbers, terminal));
    });
};
