// foyer users: accounts of an instance: list, show, invite, block, export and delete. Its words and options; the work is in cli/people.
import { Argument, Option } from 'commander';
import { type FormState, formStates } from '../../src/base/profile-fields.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { clockHelp, storeHelp } from '../store/environment-store.ts';
import { BASE_OPTION, siteHelp } from '../store/site-address.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

/** Which account: an address may have one in several instances. */
type Which = { instance?: string };

/** Loaded when needed: the help of other commands passes here too. */
const rooms = () => import('../people/user-work.ts');

/** A whole number above 0. Throws UsageError. */
export function readLimit(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--limit takes a number from 1, not “${text}”.`);
  return number;
}

/** Adds `users …`. */
export const addUsers: AddCommand = (program, terminal, end) => {
  const users = program.command('users').description('accounts: list, show, invite, block, unblock, staff, export, delete');
  const one = (name: string, description: string, run: (who: string, which: Which, terminal: Terminal) => Promise<ExitCode>): void =>
    void users
      .command(name)
      .description(description)
      .argument('<who>', 'id of the account, or its e-mail address')
      .option('--instance <name>', 'where an address has accounts in several instances')
      .action(async (who: string, which: Which) => end(await run(who, which, terminal)));

  users
    .command('list')
    .description('accounts, newest first')
    .option('--instance <name>', 'of one instance')
    .option('--search <text>', 'with this text in address or name')
    .option('--limit <number>', 'how many at most', '50')
    .addOption(new Option('--format <format>', 'how they are printed').choices(['text', 'json']).default('text'))
    .action(async (asked: Which & { search?: string; limit: string; format: 'text' | 'json' }) =>
      end(await (await rooms()).listUsers({ ...asked, limit: readLimit(asked.limit) }, terminal)),
    );
  one('show', 'one account with sessions, tickets and last entries of the audit log', async (...call) => (await rooms()).showUser(...call));
  users
    .command('invite')
    .description('make an account for somebody, who chooses the password; the letter is sent, or its link printed where no mail is set up')
    .argument('<email>', 'their e-mail address')
    .requiredOption('--event <instance/event>', 'the event the letter leads to')
    .option('--firstname <name>', 'first name', '')
    .option('--surname <name>', 'surname', '')
    .option('--language <xx-XX>', 'language of the page; default: the first of the event')
    .option(...BASE_OPTION)
    .option('--staff', 'staff of the instance: sees everything, without a ticket', false)
    .action(
      async (
        email: string,
        asked: { event: string; firstname: string; surname: string; language?: string; staff: boolean; base?: string },
      ) => end(await (await rooms()).inviteUser(email, asked, terminal)),
    );
  one('block', 'let an account sign in nowhere; all its sessions end', async (...call) => (await rooms()).blockUser(...call));
  one('unblock', 'let a blocked account sign in again', async (...call) => (await rooms()).unblockUser(...call));
  users
    .command('staff')
    .description('make an account staff of its instance: it sees everything, without a ticket')
    .argument('<who>', 'id of the account, or its e-mail address')
    .option('--instance <name>', 'where an address has accounts in several instances')
    .option('--off', 'take it away again', false)
    .action(async (who: string, which: Which & { off: boolean }) => end(await (await rooms()).setStaff(who, which, terminal)));
  users
    .command('form')
    .description('set the state of somebody’s profile form at an event; in all but Open nothing can be changed any more')
    .argument('<who>', 'id of the account, or its e-mail address')
    .argument('<instance/event>', 'the published event')
    .addArgument(new Argument('<status>', 'its state').choices(formStates))
    .action(async (who: string, event: string, status: FormState) =>
      end(await (await rooms()).setFormState(who, { event, status }, terminal)),
    );
  one('export', 'print everything that is kept of one person, as JSON', async (...call) => (await rooms()).exportUser(...call));
  users
    .command('delete')
    .description('delete everything that is kept of one person, tickets included; the audit log keeps an id')
    .argument('<who>', 'id of the account, or an e-mail address; of an address without account its tickets are deleted')
    .option('--instance <name>', 'where an address has accounts in several instances, or none')
    .option('--yes', 'do it; without it is only said what would be deleted', false)
    .action(async (who: string, which: Which & { yes: boolean }) => end(await (await rooms()).deleteUser(who, which, terminal)));

  users.addHelpText(
    'after',
    examples(
      ['users invite mira@example.org --event kardia/kardia2027 --staff', 'somebody of the organising team'],
      ['users block mira@example.org', 'signs in nowhere, all sessions end'],
      ['users export 7 > mira.json', 'what is kept of her'],
      ['users delete 7 --yes', 'nothing is kept of her'],
    ),
  );
  users.addHelpText('after', `${storeHelp}${clockHelp}${siteHelp}`);
};
