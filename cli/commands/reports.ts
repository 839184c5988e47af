// foyer reports: conversations with exhibitors and between participants that somebody in them has reported, for the organiser: list, accept, remove.
import { clockHelp, storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `reports`, with its commands. */
export const addReports: AddCommand = (program, terminal, end) => {
  const reports = program
    .command('reports')
    .description('list and decide what was reported about conversations with exhibitors and between participants')
    .addHelpText(
      'after',
      examples(
        ['reports list kardia/kardia2027 --open', 'what nobody has decided yet'],
        ['reports accept kardia/kardia2027 12', 'the conversation goes on'],
        ['reports remove kardia/kardia2027 12', 'it is deleted for both sides, and neither writes again'],
        ['reports remove kardia/kardia2027 m3', 'the same for one between participants'],
      ),
    )
    .addHelpText('after', `${storeHelp}${clockHelp}`);
  reports
    .command('list')
    .description('print reports with their reasons, the newest first; the conversations themselves stay private')
    .argument('<instance/event>', 'the published event')
    .option('--open', 'only those that nobody has decided', false)
    .action(async (event: string, { open }: { open: boolean }) => {
      const { listReports } = await import('../reports/report-work.ts');
      end(await listReports(event, open, terminal));
    });
  for (const [name, description] of [
    ['accept', 'let the conversation go on; where it was removed, both sides may write again'],
    ['remove', 'delete the conversation for both sides, who write to each other no more; that of a group or the help desk stays'],
  ] as const)
    reports
      .command(name)
      .description(description)
      .argument('<instance/event>', 'the published event')
      .argument('<ids...>', 'numbers of the reports, as list prints them')
      .action(async (event: string, ids: string[]) => {
        const { decideReported } = await import('../reports/report-work.ts');
        end(await decideReported(event, ids, name, terminal));
      });
};
