// The work of foyer reviews: shares submissions among reviewers by topic, evenly, and prints how far they are.
import type { Kysely } from 'kysely';
import { parseJson } from '../../src/base/parse-json.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { emailKey } from '../../server/people/name-keys.ts';
import { profileOf } from '../../server/profile/profiles.ts';
import { accountAt } from '../../server/sessions/caller.ts';
import type { Tables } from '../../server/store/schema.ts';
import { type ReviewedTopics, topicsReviewedBy } from '../../server/submissions/calls-of-event.ts';
import { assignReview } from '../../server/submissions/stored-reviews.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, withPeople } from '../people/open-people.ts';
import { type Assignable, type Reviewer, shareReviews } from './share-reviews.ts';
import { readSubmissions } from './read-submissions.ts';

type Options = { per?: number | undefined; dryRun: boolean };

/** `reviews assign`. What is assigned stays; only what is missing is shared. Throws UsageError for an unknown event or call. */
export const assignReviews = (name: string, callId: string, { per, dryRun }: Options, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const event = await loadNotedEvent(store, name);
    const reviewers = await reviewersOf(db, event, callId, clock.now());
    const found = (await readSubmissions(db, event, { call: callId })).filter(({ row }) => row.state === 'submitted');
    const wanted = per ?? found[0]?.call?.Review.ReviewsPerSubmission ?? 0;
    const submissions = found.map(({ row, content, reviews }): Assignable => ({
      number: row.id,
      topic: row.topic_id,
      accountId: row.account_id,
      emails: new Set(content.Authors.map(({ Email }) => emailKey(Email)).filter(Boolean)),
      institutions: content.Authors.flatMap(({ Institutions }) => Institutions),
      reviews: reviews.map(({ account_id, state }) => ({ accountId: account_id, isConflict: state === 'conflict' })),
    }));
    const { assigned, short } = shareReviews(submissions, reviewers, wanted);
    const names = new Map(reviewers.map((one) => [one.accountId, one.name]));
    for (const { number, accountId } of assigned) terminal.print(printable(`${number} → ${names.get(accountId) ?? accountId}`));
    for (const { number, missing } of short) terminal.say(`${number}: ${counted(missing, 'reviewer')} could not be found`);
    if (dryRun) {
      terminal.say(`Nothing was assigned (--dry-run): ${counted(assigned.length, 'review')}.`);
      return short.length > 0 ? 1 : 0;
    }
    await db.transaction().execute(async (within) => {
      for (const { number, accountId } of assigned) await assignReview(within, number, accountId, clock.now());
    });
    if (assigned.length > 0)
      await audit.note({ kind: 'reviews-assigned', actor: ACTOR, subject: '', place: name, detail: String(assigned.length) });
    terminal.say(`${counted(assigned.length, 'review')} assigned to ${counted(reviewers.length, 'reviewer')}.`);
    return short.length > 0 ? 1 : 0;
  });

/** `reviews list`: each reviewer with what is assigned, done, and given back. */
export const listReviews = (name: string, callId: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock }) => {
    const event = await loadNotedEvent(store, name);
    const reviewers = await reviewersOf(db, event, callId, clock.now());
    const reviews = (await readSubmissions(db, event, { call: callId })).flatMap((one) => one.reviews);
    for (const { accountId, name: person, topics } of reviewers) {
      const own = reviews.filter(({ account_id }) => account_id === accountId);
      const count = (state: string): number => own.filter((one) => one.state === state).length;
      const about = topics === 'all' ? 'all topics' : [...topics].join(', ');
      terminal.print(printable(`${person} · ${about} · ${count('done')} done, ${count('open')} open, ${count('conflict')} given back`));
    }
    terminal.say(
      `${counted(reviewers.length, 'reviewer')}, ${counted(reviews.filter(({ state }) => state === 'open').length, 'review')} missing.`,
    );
    return 0;
  });

/** Accounts that review a call: confirmed, not blocked, with a ticket or an address that the call names. */
async function reviewersOf(db: Kysely<Tables>, event: PublishedEvent, callId: string, now: number): Promise<Reviewer[]> {
  const row = event.editorial.rows.calls.find(({ Id }) => Id === callId);
  if (!row) throw new UsageError(`The event has no call ${printable(callId)}.`);
  const groups = row.Review?.Reviewers ?? [];
  const emails = [...new Set(groups.flatMap(({ Emails = [] }) => Emails.map(emailKey)))];
  const wanted = new Set(groups.flatMap(({ TicketTypeNames = [] }) => TicketTypeNames));
  const tickets = await db
    .selectFrom('tickets')
    .select(['account_id', 'email_key', 'document'])
    .where('event_id', '=', event.id)
    .where('withdrawn', '=', 0)
    .execute();
  const held = tickets.filter(({ document }) =>
    wanted.has(String((parseJson(document) as { TicketTypeName?: unknown } | undefined)?.TicketTypeName)),
  );
  const ids = new Set(held.flatMap(({ account_id }) => account_id ?? []));
  const keys = [...new Set([...emails, ...held.flatMap(({ account_id, email_key }) => (account_id === null ? [email_key] : []))])];
  for (let at = 0; at < keys.length; at += 500) {
    const named = await db
      .selectFrom('accounts')
      .select('id')
      .where('instance_key', '=', event.instance.toLowerCase())
      .where('email_key', 'in', keys.slice(at, at + 500))
      .execute();
    for (const { id } of named) ids.add(id);
  }
  const found: Reviewer[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    // The same question that the server asks when they read it.
    const caller = await accountAt(db, id, event, now);
    const topics: ReviewedTopics | undefined = caller && topicsReviewedBy(row, caller);
    if (!caller || topics === undefined) continue;
    const { account } = caller;
    found.push({
      accountId: id,
      name: `${account.first_name} ${account.surname}`.trim() || account.email,
      email: account.email_key,
      institution: profileOf(account)['Contact.Institute'],
      topics,
    });
  }
  return found;
}
