// The work of foyer reports: conversations with exhibitors and between participants that were reported, listed and decided.
import type { PublishedEvent } from '../../server/published/event.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, type OpenPeople, withPeople } from '../people/open-people.ts';
import { chatReports } from './chat-reports.ts';
import { messageReports } from './message-reports.ts';
import type { ReportDecision, ConversationReport } from './report.ts';

const reportsOf = async (people: OpenPeople, event: PublishedEvent): Promise<ConversationReport[]> => [
  ...(await chatReports(people, event)),
  ...(await messageReports(people, event)),
];

/** Prints them, the newest first. Throws UsageError for an unknown event. */
export const listReports = (name: string, onlyOpen: boolean, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, name);
    const reports = (await reportsOf(people, event)).filter(({ state }) => !onlyOpen || state === 'open');
    const newest = reports.toReversed().toSorted((one, other) => other.reportedAt - one.reportedAt);
    for (const { id, by, about, state, reportedAt, messages, reason } of newest) {
      terminal.print(printable(`${id}  ${by} about ${about}`));
      terminal.print(printable(`    ${state} · ${new Date(reportedAt).toISOString()} · ${counted(messages, 'message')}`));
      terminal.print(printable(`    ${reason}`));
    }
    terminal.print(counted(reports.length, 'report'));
    return 0;
  });

/** Decides reports. Throws UsageError for one that the event does not have, or that cannot be removed; then nothing is changed. */
export const decideReported = (name: string, ids: readonly string[], decision: ReportDecision, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, name);
    const known = new Map((await reportsOf(people, event)).map((report) => [report.id, report]));
    const reports = ids.map((id): ConversationReport => {
      const report = known.get(id);
      if (!report) throw new UsageError(`${name} has no report ${id} (foyer reports list ${name}).`);
      return report;
    });
    const kept = decision === 'remove' ? reports.find(({ whyKept }) => whyKept) : undefined;
    if (kept) throw new UsageError(`Report ${kept.id} is about ${kept.whyKept}`);
    const place = `${event.instance}/${event.shortName}`;
    for (const { decide, audit } of reports) {
      await decide(decision);
      await people.audit.note({ ...audit, actor: ACTOR, place, detail: `${decision} ${audit.detail}` });
    }
    terminal.print(`${decision === 'accept' ? 'Accepted' : 'Removed'} ${counted(reports.length, 'report')} of ${place}.`);
    return 0;
  });
