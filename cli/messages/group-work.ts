// The work of foyer groups.
import { readFile } from 'node:fs/promises';
import { isMailAddress } from '../../server/mail/mail-address.ts';
import { addMembers, addressesAdded, removeMembers } from '../../server/messages/group-members.ts';
import { publishedMessagesOf } from '../../server/messages/published-messages.ts';
import { emailKey } from '../../server/people/name-keys.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import type { ExitCode } from '../commands/command.ts';
import { asFields, field, oneLine } from '../import/reading/fields.ts';
import { readRecords } from '../import/reading/records.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, withPeople } from '../people/open-people.ts';

/** `groups list`. */
export const listGroups = (name: string, group: string | undefined, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const groups = group === undefined ? [...publishedMessagesOf(event).groups.values()] : [groupNamed(event, group)];
    for (const { Id, Name, TicketTypeNames, Emails } of groups) {
      const tickets = TicketTypeNames.length > 0 ? `; tickets: ${TicketTypeNames.join(', ')}` : '';
      terminal.print(printable(`${Id} · ${event.text(Name, event.languageFor(undefined))}${tickets}`));
      for (const email of Emails) terminal.print(printable(`  ${email} (messages.json)`));
      for (const email of await addressesAdded(db, { eventId: event.id, groupId: Id })) terminal.print(printable(`  ${email}`));
    }
    terminal.say(`${counted(groups.length, 'group')}.`);
    return 0;
  });

/** `groups add` and `groups remove`. Throws UsageError for a group that is not there, and before anything changes for an address that is none. */
export const changeGroup = (
  change: 'add' | 'remove',
  asked: { event: string; group: string; emails: readonly string[]; from?: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const event = await loadNotedEvent(store, asked.event);
    const { Id } = groupNamed(event, asked.group);
    const written = [...asked.emails, ...(asked.from === undefined ? [] : await emailsIn(asked.from))];
    if (written.length === 0) throw new UsageError('Name at least one address, or a list with --from.');
    for (const email of written) if (!isMailAddress(email)) throw new UsageError(`${printable(email)} is no e-mail address.`);
    const emails = [...new Set(written.map(emailKey))];
    const group = { eventId: event.id, groupId: Id };
    const count = change === 'add' ? await addMembers(db, group, emails, clock.now()) : await removeMembers(db, group, emails);
    await audit.note({
      kind: change === 'add' ? 'group-members-added' : 'group-members-removed',
      actor: ACTOR,
      subject: `group:${Id}`,
      place: `${event.instance}/${event.shortName}`,
      detail: String(count),
    });
    const rest = emails.length - count;
    const others = rest === 0 ? '' : `, ${rest} ${change === 'add' ? 'were there already' : 'were not added here'}`;
    terminal.print(`${change === 'add' ? 'Added' : 'Removed'} ${counted(count, 'address', 'addresses')}${others}.`);
    return 0;
  });

function groupNamed(event: PublishedEvent, id: string) {
  const group = publishedMessagesOf(event).groups.get(id);
  if (!group) throw new UsageError(`There is no group ${printable(id)} at this event (groups of messages.json).`);
  return group;
}

/** The addresses of a list: of its column `email`, or of the first column that holds one. */
async function emailsIn(path: string): Promise<string[]> {
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
  return readRecords({ path, bytes }).records.flatMap(({ value }) => {
    const row = asFields(value) ?? {};
    const email = oneLine(
      field(row, 'email', 'Email', 'E-Mail', 'e-mail', 'EMail') ?? Object.values(row).find((cell) => isMailAddress(oneLine(cell))),
    );
    return email === '' ? [] : [email];
  });
}
