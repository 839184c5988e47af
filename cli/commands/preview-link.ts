// foyer preview-link: a signed, expiring address under which somebody may see what visitors do not see yet.
import { LONGEST_PREVIEW } from '../../server/gate/preview-links.ts';
import { storeHelp } from '../store/environment-store.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

const DAY = 86_400_000;
/** No server believes a link that opens longer. */
const MOST_DAYS = LONGEST_PREVIEW / DAY;

type Options = { event: string; page: string; language?: string; days: string; from?: string; to?: string };

/** Adds `preview-link`. */
export const addPreviewLink: AddCommand = (program, terminal, end) =>
  void program
    .command('preview-link')
    .description('print an address that shows an event before its time; it is signed and expires')
    .requiredOption('--event <instance/event>', 'the published event')
    .option('--page <page>', 'page it opens', 'HomePage')
    .option('--language <xx-XX>', 'its language; default: the first of the event')
    .option('--days <number>', `how long it opens, 1 to ${MOST_DAYS}`, '7')
    .option('--from <time>', 'first instant it is meant to show, event time or with offset')
    .option('--to <time>', 'last instant it is meant to show')
    .addHelpText(
      'after',
      examples(
        ['preview-link --event kardia/kardia2027', 'the home page, for a week'],
        ['preview-link --event kardia/kardia2027 --page ProgramPage --days 2 --from 2027-05-03 --to 2027-05-05', 'the days of the event'],
      ),
    )
    .addHelpText('after', `${storeHelp}\n  FOYER_PUBLIC_URL  address of the site; default: the domain of the instance`)
    .action(async (options: Options) => end(await previewLink(options, terminal)));

async function previewLink({ event: name, page, language, days, from, to }: Options, terminal: Terminal): Promise<ExitCode> {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--days takes a number from 1 to ${MOST_DAYS}, not “${days}”.`);
  if (count > MOST_DAYS)
    throw new UsageError(
      `--days ${days} ends too late: no server believes a link that opens longer than ${MOST_DAYS} days. Print another one then.`,
    );
  const [{ withPeople, ACTOR }, { publishedEvent, publishedFacts }, { publicOrigin }, { signPreviewLink }, { pagePath }, zone] =
    await Promise.all([
      import('../people/open-people.ts'),
      import('../store/published-event.ts'),
      import('../people/invitation-link.ts'),
      import('../../server/gate/preview-links.ts'),
      import('../../src/pages/match.ts'),
      import('../../src/clock/zone.ts'),
    ]);
  return withPeople<ExitCode>(async ({ store, keys, clock, audit }) => {
    const event = await publishedEvent(store, name);
    const facts = await publishedFacts(store, event, language);
    const instant = (text: string | undefined, read: typeof zone.instantOf, option: string): number | undefined => {
      const found = text === undefined ? undefined : read(text, facts.timeZone);
      if (text !== undefined && found === undefined)
        throw new UsageError(`${option} ${text} is no time: write 2027-05-03T09:00 (${facts.timeZone}).`);
      return found;
    };
    const [first, last] = [instant(from, zone.instantOf, '--from'), instant(to, zone.lastInstantOf, '--to')];
    if (first !== undefined && last !== undefined && first > last) throw new UsageError('--from is after --to.');
    // A minute less than the longest link believed: the clocks of two machines are not the same.
    const expires = clock.now() + count * DAY - 60_000;
    const times = { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
    const key = signPreviewLink(await keys('preview-links'), { event: event.event, ...times, expires });
    const path = pagePath(page, { instance: event.instance, event: event.event, language: facts.language });
    terminal.print(`${await publicOrigin(store, event)}${path}?${new URLSearchParams({ preview: 'true', previewKey: key }).toString()}`);
    terminal.say(`It opens until ${zone.isoInZone(expires, facts.timeZone)}. Whoever has it sees what visitors do not see yet.`);
    const detail = `until ${new Date(expires).toISOString()}`;
    await audit.note({ kind: 'preview-link', actor: ACTOR, subject: '', place: `${event.instance}/${event.event}`, detail });
    return 0;
  });
}
