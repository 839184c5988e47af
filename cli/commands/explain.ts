// foyer explain: why somebody sees what they see: a page, an address, a policy, or everybody on one page.
import type { ExplainOptions } from '../explain/explain-options.ts';
import { Option } from 'commander';
import { containers } from '../../src/rules/context.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

/** Adds `explain <dir>`. */
export const addExplain: AddCommand = (program, terminal, end) =>
  void program
    .command('explain')
    .description('say why somebody sees a placement, gets to an address or not, meets a policy: where that is written, and when it changes')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .option('--event <instance/event>', 'the event; may be left out where there is only one, and with --route')
    .option('--page <PageName>', 'every placement of a page: a page key such as HomePage, or a content page')
    .option('--all-pages', 'every placement of every page that has an address')
    .option('--route <address>', 'where an address leads: guards and policies; a preview address is explained as it is previewed')
    .option('--policy <name>', 'whether a policy holds, requirement by requirement, and what it opens or closes')
    .option('--who-can <PageName>', 'who can open a page: the built-in people, and those the policies name, in every container')
    .option('--language <xx-XX>', 'language of the texts (default: the first of the event)')
    .option('--at <instant>', 'event time 2027-05-03T09:00, or an instant with offset (default: now)')
    .option('--as <persona>', 'visitor, signed-in, attendee, super-user, or a persona file (default: visitor)')
    .addOption(new Option('--container <container>', 'how Foyer is embedded (default: browser)').choices(containers))
    .addOption(new Option('--format <format>', 'how it is printed').choices(['text', 'json']).default('text'))
    .option('--timeline', 'with --page: every instant at which anything on the page changes, and what')
    .addHelpText(
      'after',
      examples(
        ['explain sample-configs --event kardia/kardia2027 --page HomePage', 'for a visitor, now'],
        ['explain sample-configs/kardia/kardia2027 --page HomePage --as attendee --at 2027-05-03T09:00', 'for an attendee, then'],
        ['explain sample-configs/kardia/kardia2027 --page HomePage --timeline', 'everything that will change'],
        ['explain sample-configs --route /programlanding/kardia/kardia2027/en-GB', 'which guard decides, and why'],
        ['explain sample-configs --event kardia/kardia2027 --who-can LivePage --at 2027-05-03T09:00', 'everybody, one page'],
        ['explain my-congress --policy industry-hall --as attendee', 'one policy, one person'],
      ),
    )
    .addHelpText(
      'after',
      '\nExits with 0 when it is explained, 2 when event, page, address, policy, persona or time cannot be found or read.',
    )
    .action(async (dir: string, options: ExplainOptions) => end(await explain(dir, options, terminal)));

async function explain(dir: string, options: ExplainOptions, terminal: Terminal): Promise<ExitCode> {
  const asked = [options.page, options.allPages, options.route, options.policy, options.whoCan].filter((one) => one !== undefined);
  if (asked.length === 0)
    throw new UsageError('Name a page with --page, or take --all-pages, --route <address>, --policy <name> or --who-can <PageName>.');
  if (asked.length > 1)
    throw new UsageError('--page, --all-pages, --route, --policy and --who-can ask different things: take one of them.');
  if (options.timeline && options.page === undefined && !options.allPages)
    throw new UsageError('--timeline goes with --page or --all-pages.');
  const [{ readConfiguration }, { openAround }] = await Promise.all([import('../explain/choose-event.ts'), import('../explain/opened.ts')]);
  const configuration = await readConfiguration(dir);
  if (options.route !== undefined) {
    const { explainAddress } = await import('./explain-route.ts');
    return explainAddress(configuration, { ...options, route: options.route }, terminal);
  }
  const opened = await openAround(configuration, options, terminal);
  if (options.policy !== undefined) {
    const { explainPolicy } = await import('./explain-policy.ts');
    return explainPolicy(opened, options.policy, options.format, terminal);
  }
  if (options.whoCan !== undefined) {
    const { explainWhoCan } = await import('./explain-who-can.ts');
    return explainWhoCan(opened, options.whoCan, options, terminal);
  }
  const { explainPages } = await import('./explain-page.ts');
  return explainPages(opened, options, terminal);
}
