// foyer preview-link: signed, expiring addresses under which somebody may see what visitors do not see yet; listed, and revoked.
import { LONGEST_PREVIEW } from '../../server/access/preview-links.ts';
import { clockHelp, storeHelp } from '../store/environment-store.ts';
import { BASE_OPTION, siteHelp } from '../store/site-address.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

/** No server believes a link that opens longer. */
const MOST_DAYS = LONGEST_PREVIEW / 86_400_000;

type Options = {
  event?: string;
  page: string;
  language?: string;
  days: string;
  from?: string;
  to?: string;
  base?: string;
  list?: boolean;
  revoke?: string;
};

/** Adds `preview-link`. */
export const addPreviewLink: AddCommand = (program, terminal, end) =>
  void program
    .command('preview-link')
    .description('print an address that shows an event before its time; it is signed, expires, and can be revoked')
    .option('--event <instance/event>', 'the published event; with --list and --revoke all unless given')
    .option('--page <page>', 'page it opens', 'HomePage')
    .option('--language <xx-XX>', 'its language; default: the first of the event')
    .option('--days <number>', `how long it opens, 1 to ${MOST_DAYS}`, '7')
    .option('--from <time>', 'first instant it is meant to show, event time or with offset')
    .option('--to <time>', 'last instant it is meant to show')
    .option(...BASE_OPTION)
    .option('--list', 'list the links there are: id, state, event, who made it, until when, last use')
    .option('--revoke <id>', 'end a link at once, by its id; all: every link')
    .addHelpText(
      'after',
      examples(
        ['preview-link --event kardia/kardia2027', 'the home page, for a week'],
        ['preview-link --event kardia/kardia2027 --page ProgramPage --days 2 --from 2027-05-03 --to 2027-05-05', 'the days of the event'],
        ['preview-link --list', 'every link, the newest first'],
        ['preview-link --revoke all --event kardia/kardia2027', 'nobody previews the event by a link any more'],
      ),
    )
    .addHelpText('after', `${storeHelp}${clockHelp}${siteHelp}`)
    .action(async (options: Options) => end(await previewLink(options, terminal)));

async function previewLink({ event, page, language, days, from, to, base, list, revoke }: Options, terminal: Terminal): Promise<ExitCode> {
  if (list && revoke !== undefined) throw new UsageError('--list and --revoke are two things; say one of them.');
  const work = await import('../people/preview-links.ts');
  if (list) return work.showPreviewLinks(event, terminal);
  if (revoke !== undefined) return work.revokeLinks(revoke, event, terminal);
  if (event === undefined) throw new UsageError('Say which event the link is for: --event instance/event.');
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--days takes a number from 1 to ${MOST_DAYS}, not “${days}”.`);
  if (count > MOST_DAYS)
    throw new UsageError(
      `--days ${days} ends too late: no server believes a link that opens longer than ${MOST_DAYS} days. Print another one then.`,
    );
  return work.makePreviewLink(
    {
      event,
      page,
      language,
      days: count,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(base !== undefined && { base }),
    },
    terminal,
  );
}
