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
import { decisions } from './read-decisions.ts';
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

export type SubmissionExport = SubmissionFilter & { format: 'csv' | 'json' | 'foyer'; out?: string };

/** `submissions export`: a table with columns to decide in, everything as JSON, or what was accepted as rows of a programme. */
export const exportSubmissions = (name: string, { format, out, ...filter }: SubmissionExport, terminal: Terminal): Promise<ExitCode> =>
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

/** Columns of the table in their order, with what each says of one. */
const columns: readonly (readonly [name: string, value: (one: ReadSubmission) => string])[] = [
  ['Number', ({ row }) => String(row.id)],
  ['Call', ({ row }) => row.call_id],
  ['State', ({ state }) => state],
  ['Title', ({ content }) => content.Title],
  ['Topic', ({ content }) => content.TopicId],
  ['Kind', ({ content }) => content.KindId],
  ['Presenter', ({ content }) => presenterName(content)],
  ['Email', ({ content, account }) => presenterOf(content)?.Email || account.email],
  ['Authors', ({ content }) => content.Authors.map(authorName).join('; ')],
  ['Institutions', ({ content }) => [...new Set(content.Authors.flatMap(({ Institutions }) => Institutions))].join('; ')],
  ['Keywords', ({ content }) => content.Keywords.join('; ')],
  ['Conflicts', ({ content: { Conflicts } }) => (Conflicts.Answer === 'some' ? Conflicts.Text : Conflicts.Answer)],
  ['Abstract', ({ content }) => content.Abstract],
  ['Reviews', ({ summary }) => String(summary.done)],
  ['ReviewsMissing', ({ summary }) => String(Math.max(0, summary.wanted - summary.done))],
  ['Mean', ({ summary }) => figure(summary.mean)],
  ['Spread', ({ summary }) => figure(summary.spread)],
  ['ToAuthors', ({ reviews }) => commentsIn(reviews, 'to_authors')],
  ['ToOrganisers', ({ reviews }) => commentsIn(reviews, 'to_organisers')],
];

/** Those in which it is decided; `foyer submissions decide` reads them. */
const decisionColumns: typeof columns = [
  ['Decision', ({ row }) => decisions.find((one) => one === row.state) ?? ''],
  ['AcceptedAs', ({ row }) => row.decided_kind],
  ['Session', ({ row }) => row.session_id],
  ['Comment', ({ row }) => row.decision_comment],
];

function tableOf(found: readonly ReadSubmission[]): string[][] {
  const asked = [...new Set(found.flatMap(({ content }) => content.Fields.map(({ Id }) => Id)))];
  const own = asked.map((id) => [id, ({ content }: ReadSubmission) => content.Fields.find(({ Id }) => Id === id)?.Value ?? ''] as const);
  const all = [...columns, ...own, ...decisionColumns];
  return [all.map(([name]) => name), ...found.map((one) => all.map(([, value]) => value(one)))];
}

const presenterName = (content: ReadSubmission['content']): string => {
  const presenter = presenterOf(content);
  return presenter ? authorName(presenter) : '';
};

const commentsIn = (reviews: ReadSubmission['reviews'], key: 'to_authors' | 'to_organisers'): string =>
  reviews.flatMap((review) => (review.state === 'done' && review[key] !== '' ? [review[key]] : [])).join('\n\n');

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
