// foyer comments: what was written on sessions and presentations, for moderators: list, accept, remove, export.
import { clockHelp, storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

type ListOptions = { reported: boolean };
type ExportOptions = { csv?: string; json?: string };

/** Adds `comments`, with its commands. */
export const addComments: AddCommand = (program, terminal, end) => {
  const comments = program
    .command('comments')
    .description('list, accept, remove and export comments on sessions and presentations')
    .addHelpText(
      'after',
      examples(
        ['comments list kardia/kardia2027 --reported', 'what waits for a moderator'],
        ['comments remove kardia/kardia2027 12', 'readers no longer see it, nor its replies'],
        ['comments export kardia/kardia2027 --csv comments.csv', 'for a spreadsheet'],
      ),
    )
    .addHelpText('after', `${storeHelp}${clockHelp}`);
  comments
    .command('list')
    .description('print comments and messages to the moderators, the newest first')
    .argument('<instance/event>', 'the published event')
    .option('--reported', 'only those that were reported and that nobody has looked at', false)
    .action(async (event: string, { reported }: ListOptions) => {
      const { listComments } = await import('../notes/comment-work.ts');
      end(await listComments(event, reported, terminal));
    });
  for (const [name, description] of [
    ['accept', 'show a comment again; reports hide it no more'],
    ['remove', 'hide a comment and its replies from all readers but its author'],
  ] as const)
    comments
      .command(name)
      .description(description)
      .argument('<instance/event>', 'the published event')
      .argument('<ids...>', 'numbers of the comments, as list prints them')
      .action(async (event: string, ids: string[]) => {
        const { moderateComments } = await import('../notes/comment-work.ts');
        end(await moderateComments(event, ids, name, terminal));
      });
  comments
    .command('export')
    .description('write all comments into a file; private notes stay private')
    .argument('<instance/event>', 'the published event')
    .option('--csv <file>', 'comma-separated values')
    .option('--json <file>', 'JSON')
    .action(async (event: string, options: ExportOptions) => {
      const { exportComments } = await import('../notes/comment-work.ts');
      end(await exportComments(event, options, terminal));
    });
};
