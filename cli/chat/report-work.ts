// The work of foyer reports: conversations with exhibitors that were reported, listed and decided.
import { announceChat } from '../../server/chat/chat-signals.ts';
import { setBlock } from '../../server/chat/stored-blocks.ts';
import { removeChat } from '../../server/chat/stored-chats.ts';
import { decideReports, type ReportRow, reportsOfEvent } from '../../server/chat/stored-reports.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, withPeople } from '../people/open-people.ts';

/** Prints them, the newest first. Throws UsageError for an unknown event. */
export const listReports = (name: string, onlyOpen: boolean, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const companies = event.exhibition.inLanguage(event.languageFor(undefined));
    const rows = (await reportsOfEvent(db, event.id)).filter(({ state }) => !onlyOpen || state === 'open');
    for (const row of rows.toReversed()) {
      const visitor = `${row.first_name} ${row.surname}`.trim() || `account ${row.account_id}`;
      const company = companies.company(row.company_id)?.Name ?? `company ${row.company_id}`;
      const [by, about] = row.side === 'visitor' ? [visitor, company] : [company, visitor];
      terminal.print(printable(`${row.id}  ${by} about ${about}`));
      terminal.print(printable(`    ${row.state} · ${new Date(row.reported_at).toISOString()} · ${counted(row.messages, 'message')}`));
      terminal.print(printable(`    ${row.reason}`));
    }
    terminal.print(counted(rows.length, 'report'));
    return 0;
  });

/** Decides reports. Throws UsageError for one that the event does not have; then nothing is changed. */
export const decideReported = (
  name: string,
  ids: readonly string[],
  decision: 'accept' | 'remove',
  terminal: Terminal,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const event = await loadNotedEvent(store, name);
    const known = new Map((await reportsOfEvent(db, event.id)).map((row) => [String(row.id), row]));
    const rows = ids.map((id): ReportRow => {
      const row = known.get(id);
      if (!row) throw new UsageError(`${name} has no report ${id} (foyer reports list ${name}).`);
      return row;
    });
    const place = `${event.instance}/${event.shortName}`;
    const now = clock.now();
    for (const row of rows) {
      const person = { eventId: event.id, company: row.company_id, accountId: row.account_id };
      await setBlock(db, person, { side: 'organiser', isOn: decision === 'remove' }, now);
      const chatId = decision === 'remove' ? await removeChat(db, person) : undefined;
      await decideReports(db, person, decision === 'remove' ? 'removed' : 'accepted', now);
      if (chatId !== undefined) await announceChat({ signals: store.signals }, { ...person, chatId, isDeleted: true });
      const detail = `${decision} report ${row.id} of company ${row.company_id}`;
      await audit.note({ kind: 'chat-report', actor: ACTOR, subject: `account:${row.account_id}`, place, detail });
    }
    terminal.print(`${decision === 'accept' ? 'Accepted' : 'Removed'} ${counted(rows.length, 'report')} of ${place}.`);
    return 0;
  });
