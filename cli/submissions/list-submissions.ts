// The work of foyer submissions list and export: one line, or one row, for each.
import { writeFile } from 'node:fs/promises';
import { csvFile } from '../../src/base/csv.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { filesOfSubmission } from '../../server/submissions/stored-files.ts';
import { scoresOf } from '../../server/submissions/stored-reviews.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { withPeople } from '../people/open-people.ts';
import { programmeRowsOf } from './programme-rows.ts';
import { authorName, figure, presenterOf, type ReadSubmission, readSubmissions, type SubmissionFilter } from './read-submissions.ts';

/** `submissions list`. Throws UsageError for an unknown event or call. */
export const listSubmissions = (name: string, filter: SubmissionFilter, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    demandCallId(event, filter.call);
    const found = await readSubmissions(db, event, filter);
    for (const { row, state, summary, content } of found) {
      const { assigned, done, mean, spread } = summary;
      const reviews = assigned === 0 ? 'no reviews' : `${done} of ${counted(assigned, 'review')}`;
      const score = mean === undefined ? '' : ` · mean ${figure(mean)}, spread ${figure(spread)}`;
      terminal.print(printable(`${row.id}  ${row.title || '(no title)'}`));
      const presenter = presenterOf(content);
      terminal.print(printable(`    ${row.call_id} · ${state} · ${reviews}${score}${presenter ? ` · ${authorName(presenter)}` : ''}`));
    }
    const missing = found.filter(({ state, summary }) => state === 'review' && summary.done < summary.assigned).length;
    terminal.say(`${counted(found.length, 'submission')}${missing > 0 ? `, ${missing} with reviews missing` : ''}.`);
    return 0;
  });

export type ExportOptions = SubmissionFilter & { format: 'csv' | 'json' | 'foyer'; out?: string };

/** `submissions export`: a table with columns to decide in, everything as JSON, or what was accepted as rows of a programme. */
export const exportSubmissions = (name: string, { format, out, ...filter }: ExportOptions, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    demandCallId(event, filter.call);
    const found = await readSubmissions(db, event, format === 'foyer' ? { ...filter, state: 'accepted' } : filter);
    let text: string;
    if (format === 'csv') text = csvFile(tableOf(found));
    else if (format === 'foyer') text = `${JSON.stringify(programmeRowsOf(event, found), null, 2)}\n`;
    else {
      const files = new Map<number, object[]>();
      for (const { row } of found)
        files.set(
          row.id,
          (await filesOfSubmission(db, row.id)).map(({ file_name, size }) => ({ name: file_name, size })),
        );
      text = `${JSON.stringify(
        found.map((one) => ({ ...recordOf(one), files: files.get(one.row.id) })),
        null,
        2,
      )}\n`;
    }
    if (out === undefined) {
      for (const line of text.trimEnd().split(/\r?\n/)) terminal.print(line);
      return 0;
    }
    await writeFile(out, text).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${out} cannot be written (${error.code ?? error.message}).`);
    });
    terminal.say(`Wrote ${counted(found.length, 'submission')} into ${out}`);
    return 0;
  });

/** Throws UsageError for a call that the event does not have. */
export function demandCallId(event: PublishedEvent, id: string | undefined): void {
  const ids = event.editorial.rows.calls.map(({ Id }) => Id);
  if (id !== undefined && !ids.includes(id))
    throw new UsageError(`The event has no call ${printable(id)}${ids.length > 0 ? `; it has ${ids.join(', ')}` : ''}.`);
}

/** Columns in which it is decided; `foyer submissions decide` reads them. */
export const decisionColumns = ['Decision', 'AcceptedAs', 'Session', 'Comment'] as const;

function tableOf(found: readonly ReadSubmission[]): string[][] {
  const extra = [...new Set(found.flatMap(({ content }) => content.Fields.map(({ Id }) => Id)))];
  const head = [
    ...['Number', 'Call', 'State', 'Title', 'Topic', 'Kind', 'Presenter', 'Email', 'Authors', 'Institutions', 'Keywords', 'Conflicts'],
    ...extra,
    ...['Abstract', 'Reviews', 'ReviewsMissing', 'Mean', 'Spread', 'ToAuthors', 'ToOrganisers', ...decisionColumns],
  ];
  return [
    head,
    ...found.map(({ row, content, state, summary, reviews, account }) => {
      const presenter = presenterOf(content);
      const written = reviews.filter((one) => one.state === 'done');
      return [
        ...[String(row.id), row.call_id, state, content.Title, content.TopicId, content.KindId],
        ...[presenter ? authorName(presenter) : '', presenter?.Email || account.email],
        ...[content.Authors.map(authorName).join('; '), [...new Set(content.Authors.flatMap(({ Institutions }) => Institutions))].join('; ')],
        ...[content.Keywords.join('; '), content.Conflicts.Answer === 'some' ? content.Conflicts.Text : content.Conflicts.Answer],
        ...extra.map((id) => content.Fields.find(({ Id }) => Id === id)?.Value ?? ''),
        ...[content.Abstract, String(summary.done), String(Math.max(0, summary.wanted - summary.done))],
        ...[figure(summary.mean), figure(summary.spread)],
        ...[written.map((one) => one.to_authors), written.map((one) => one.to_organisers)].map((texts) => texts.filter(Boolean).join('\n\n')),
        ...[row.decided_at === null ? '' : row.state, row.decided_kind, row.session_id, row.decision_comment],
      ];
    }),
  ];
}

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

const recordOf = ({ row, content, state, summary, reviews, account }: ReadSubmission) => ({
  number: row.id,
  call: row.call_id,
  state,
  submittedBy: account,
  submittedAt: iso(row.submitted_at),
  content,
  summary,
  // Who reviewed is between organisers and reviewers: their account, no name.
  reviews: reviews.map((review) => ({
    reviewer: review.account_id,
    state: review.state,
    scores: scoresOf(review),
    toAuthors: review.to_authors,
    toOrganisers: review.to_organisers,
  })),
  decision: {
    at: iso(row.decided_at),
    acceptedAs: row.decided_kind,
    session: row.session_id,
    comment: row.decision_comment,
  },
});
