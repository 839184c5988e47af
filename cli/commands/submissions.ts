// foyer submissions: abstracts that were submitted to the calls of an event: list, export, decide.
import { Option } from 'commander';
import { submissionStates } from '../../src/base/submission-limits.ts';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

type Filter = { call?: string; state?: string };

/** Adds `submissions`, with its commands. */
export const addSubmissions: AddCommand = (program, terminal, end) => {
  const submissions = program
    .command('submissions')
    .description('abstracts submitted to the calls of an event: list, export, decide')
    .addHelpText(
      'after',
      examples(
        ['submissions export kardia/kardia2027 --call late-breaking --out decide.csv', 'a table with columns to decide in'],
        ['submissions decide kardia/kardia2027 decide.csv', 'take the decisions over, and send the letters'],
        ['submissions export kardia/kardia2027 --format foyer --out accepted.json', 'what was accepted, for foyer import'],
      ),
    )
    .addHelpText('after', storeHelp);
  const state = () => new Option('--state <state>', 'those of one state; default: all but drafts').choices([...submissionStates]);
  submissions
    .command('list')
    .description('print each with its state, reviews, mean and spread')
    .argument('<instance/event>', 'the published event')
    .option('--call <id>', 'those of one call; default: all')
    .addOption(state())
    .action(async (event: string, filter: Filter) => {
      const { listSubmissions } = await import('../submissions/list-submissions.ts');
      end(await listSubmissions(event, filter, terminal));
    });
  submissions
    .command('export')
    .description('write them as a table, as JSON, or what was accepted as rows of a programme')
    .argument('<instance/event>', 'the published event')
    .option('--call <id>', 'those of one call; default: all')
    .addOption(state())
    .addOption(
      new Option('--format <format>', 'csv: a table to decide in; json: everything; foyer: what was accepted, for foyer import')
        .choices(['csv', 'json', 'foyer'])
        .default('csv'),
    )
    .option('--out <file>', 'write into a file; default: print')
    .action(async (event: string, options: Filter & { format: 'csv' | 'json' | 'foyer'; out?: string }) => {
      const { exportSubmissions } = await import('../submissions/list-submissions.ts');
      end(await exportSubmissions(event, options, terminal));
    });
  submissions
    .command('decide')
    .description('take the decisions of a table over, all or none, and send a letter to each author whose decision is new')
    .argument('<instance/event>', 'the published event')
    .argument('<file>', 'the exported table with Decision (accepted, rejected, revision), AcceptedAs, Session and Comment filled in')
    .option('--no-letters', 'send no letters')
    .option('--dry-run', 'change nothing; show what would')
    .action(async (event: string, file: string, { letters, dryRun = false }: { letters: boolean; dryRun?: boolean }) => {
      const { decideSubmissions } = await import('../submissions/decide-submissions.ts');
      end(await decideSubmissions(event, file, { letters, dryRun }, terminal));
    });
};
