// The roll of voters of an assembly: every account judged as the page of the assembly judges it.
import { writeFile } from 'node:fs/promises';
import { csvFile } from '../../src/base/csv.ts';
import { createJudge } from '../../server/access/access-class.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { accountAt } from '../../server/sessions/caller.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type OpenPeople, withPeople } from '../people/open-people.ts';

type Asked = { event: string; id?: string | undefined; format: 'csv' | 'json'; out?: string };

/** Somebody who may vote. Tickets are the names of those that are valid. */
type Voter = { assembly: string; surname: string; firstname: string; email: string; tickets: string };

/** `assemblies voters`. Throws UsageError for an assembly that is not there, or has no key. */
export const exportVoters = ({ event: name, id, format, out }: Asked, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, name);
    const rows = event.editorial.rows.assemblies.filter((row) => id === undefined || row.Id === id);
    if (id !== undefined && rows.length === 0) throw new UsageError(`There is no assembly ${printable(id)} at this event.`);
    const asked = rows.filter(({ VotersKey = '' }) => VotersKey !== '');
    if (asked.length === 0) throw new UsageError('No assembly says who may vote: it needs a VotersKey (data/assemblies.json).');
    const voters = await votersOf(people, event, asked);
    const columns = ['assembly', 'surname', 'firstname', 'email', 'tickets'] as const;
    const text =
      format === 'json'
        ? `${JSON.stringify(voters, null, 2)}\n`
        : csvFile([[...columns], ...voters.map((voter) => columns.map((column) => voter[column]))]);
    if (out === undefined) for (const line of text.trimEnd().split(/\r?\n/)) terminal.print(line);
    else {
      await writeFile(out, text).catch(() => {
        throw new UsageError(`${out} cannot be written.`);
      });
      terminal.print(`Wrote ${counted(voters.length, 'voter')} into ${out}`);
    }
    return 0;
  });

/** Whoever has confirmed their address and is not blocked; staff vote where their ticket lets them, not because they see everything. */
async function votersOf(
  { db, clock }: OpenPeople,
  event: PublishedEvent,
  assemblies: readonly { Id: string; VotersKey?: string }[],
): Promise<Voter[]> {
  const judge = createJudge(() => []);
  const now = clock.now();
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('instance_key', '=', event.instance.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .orderBy('surname')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
  const voters: Voter[] = [];
  for (const { id } of accounts) {
    const found = await accountAt(db, id, event, now);
    if (!found) continue;
    const access = judge(event, { session: null, ...found, who: { ...found.who, superUser: false } }, now);
    const valid = found.booked.tickets.filter(({ IsValid }) => IsValid).map(({ TicketTypeName }) => TicketTypeName ?? '');
    const { surname, first_name: firstname, email } = found.account;
    for (const { Id, VotersKey = '' } of assemblies)
      if (access.key(VotersKey)) voters.push({ assembly: Id, surname, firstname, email, tickets: valid.join('; ') });
  }
  // One assembly after the other, each by name.
  return assemblies.flatMap(({ Id }) => voters.filter(({ assembly }) => assembly === Id));
}
