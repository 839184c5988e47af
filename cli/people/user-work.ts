// What `foyer users` does with accounts.
import { blockAccount, unblockAccount } from '../../server/people/block.ts';
import { deletePerson } from '../../server/people/delete-person.ts';
import { exportPerson } from '../../server/people/export-person.ts';
import { ticketRowsOf } from '../../server/people/ticket-rows.ts';
import { accountsNamed, listAccounts, NO_ACCOUNT, type Person } from '../../server/people/find-account.ts';
import { emailKey } from '../../server/people/name-keys.ts';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { auditLine } from './audit-lines.ts';
import { accountNamed, ACTOR, type OpenPeople, withPeople } from './open-people.ts';
import { accountLine, stateOf } from './user-lines.ts';

export { inviteUser } from './invite-user.ts';
export { setFormState } from './form-state.ts';

type Which = { instance?: string };

/** `users list`. */
export const listUsers = (
  { instance, search, limit, format }: Which & { search?: string; limit: number; format: 'text' | 'json' },
  terminal: Terminal,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ db }) => {
    const found = await listAccounts(db, { instance, search, limit });
    if (format === 'json') {
      const plain = found.map((one) => ({
        id: one.id,
        instance: one.instance_key,
        email: one.email,
        firstname: one.first_name,
        surname: one.surname,
        state: stateOf(one),
        createdAt: new Date(one.created_at).toISOString(),
      }));
      terminal.print(JSON.stringify(plain, null, 2));
      return 0;
    }
    for (const account of found) terminal.print(accountLine(account, terminal));
    terminal.say(found.length === limit ? `The newest ${limit}; more with --limit.` : `${counted(found.length, 'account')}.`);
    return 0;
  });

/** `users show`. */
export const showUser = (who: string, { instance }: Which, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const account = await accountNamed(people, who, instance);
    terminal.print(accountLine(account, terminal));
    for (const { device, browser, createdAt, expiresAt } of await people.sessions.ofAccount(account.id))
      terminal.print(
        `session since ${new Date(createdAt).toISOString()} until ${new Date(expiresAt).toISOString()} ${printable(`${device} ${browser}`.trim())}`,
      );
    for (const { event, external_key, account_id, withdrawn } of await ticketRowsOf(people.db, account)) {
      const words = [...(account_id === account.id ? ['claimed'] : []), ...(withdrawn === 1 ? ['withdrawn'] : [])];
      terminal.print(`ticket ${event} ${printable(external_key)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`);
    }
    for (const entry of await people.audit.recent({ limit: 10, subject: `account:${account.id}` }))
      terminal.print(auditLine(entry, terminal));
    return 0;
  });

/** `users block`. */
export const blockUser = (who: string, { instance }: Which, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const account = await accountNamed(people, who, instance);
    const ended = await blockAccount(people, account, ACTOR);
    terminal.print(`Account ${account.id} is blocked; ${counted(ended, 'session')} ended.`);
    return 0;
  });

/** `users unblock`. */
export const unblockUser = (who: string, { instance }: Which, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const account = await accountNamed(people, who, instance);
    await unblockAccount(people, account, ACTOR);
    terminal.print(`Account ${account.id} may sign in again.`);
    return 0;
  });

/** `users staff`. */
export const setStaff = (who: string, { instance, off }: Which & { off: boolean }, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const account = await accountNamed(people, who, instance);
    await people.db
      .updateTable('accounts')
      .set({ is_staff: off ? 0 : 1 })
      .where('id', '=', account.id)
      .execute();
    await people.callers.forget(account.id);
    const subject = `account:${account.id}`;
    await people.audit.note({ kind: 'staff', actor: ACTOR, subject, place: account.instance_key, detail: off ? 'off' : 'on' });
    terminal.print(`Account ${account.id} is ${off ? 'no longer' : 'now'} staff of ${account.instance_key}.`);
    return 0;
  });

/** `users export`. */
export const exportUser = (who: string, { instance }: Which, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const account = await accountNamed(people, who, instance);
    terminal.print(JSON.stringify(await exportPerson(people.db, account), null, 2));
    await people.audit.note({ kind: 'exported', actor: ACTOR, subject: `account:${account.id}`, place: account.instance_key, detail: '' });
    return 0;
  });

/** `users delete`. */
export const deleteUser = (who: string, which: Which & { yes: boolean }, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const person = await personNamed(people, who, which.instance);
    const name = person.id === NO_ACCOUNT ? `The address in ${person.instance_key}` : `Account ${person.id} of ${person.instance_key}`;
    const tickets = await ticketRowsOf(people.db, person);
    if (!which.yes) {
      terminal.print(`${name} would be deleted with ${counted(tickets.length, 'ticket')}; add --yes to do it.`);
      return 0;
    }
    const deleted = await deletePerson(people, person, ACTOR);
    if (!(await people.store.overwriteDeleted()))
      terminal.say(
        'The database is in use: traces of the deleted rows stay in its log of writes until it is emptied, which happens by itself.',
      );
    terminal.print(`${name} is deleted with ${counted(deleted.tickets, 'ticket')}; ${counted(deleted.sessions, 'session')} ended.`);
    terminal.say(
      'Delete the person in the booking system, too: the next import of tickets would bring them back. Backups keep what they have.',
    );
    return 0;
  });

/** An account, or an address without one, of which only tickets are kept. Throws UsageError. */
async function personNamed(people: OpenPeople, who: string, instance: string | undefined): Promise<Person> {
  if (instance === undefined || !who.includes('@') || (await accountsNamed(people.db, who, instance)).length > 0)
    return accountNamed(people, who, instance);
  return { id: NO_ACCOUNT, instance_key: instance.toLowerCase(), email_key: emailKey(who) };
}
