// foyer reviews: who reviews the submissions to a call: assign, list.
import { InvalidArgumentError } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Most reviews of one submission. */
const MOST = 20;

/** Adds `reviews`, with its commands. */
export const addReviews: AddCommand = (program, terminal, end) => {
  const reviews = program
    .command('reviews')
    .description('reviews of submitted abstracts: assign, list')
    .addHelpText(
      'after',
      examples(['reviews assign kardia/kardia2027 late-breaking', 'share among the reviewers what is not assigned yet']),
    )
    .addHelpText('after', storeHelp);
  reviews
    .command('assign')
    .description('share submissions among reviewers: by topic, evenly, never one’s own, nor of the same institution')
    .argument('<instance/event>', 'the published event')
    .argument('<call>', 'id of the call')
    .option('--per <number>', 'reviews of each submission; default: what the call says', countOf)
    .option('--dry-run', 'assign nothing; show what would be')
    .action(async (event: string, call: string, { per, dryRun = false }: { per?: number; dryRun?: boolean }) => {
      const { assignReviews } = await import('../submissions/assign-reviews.ts');
      end(await assignReviews(event, call, { per, dryRun }, terminal));
    });
  reviews
    .command('list')
    .description('print each reviewer with what is done, open and given back')
    .argument('<instance/event>', 'the published event')
    .argument('<call>', 'id of the call')
    .action(async (event: string, call: string) => {
      const { listReviews } = await import('../submissions/assign-reviews.ts');
      end(await listReviews(event, call, terminal));
    });
};

function countOf(text: string): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST) throw new InvalidArgumentError(`A number from 1 to ${MOST}.`);
  return count;
}
