// The calls of an event for those who submit, review and decide: by id, with their dates as instants, and who reviews which topics.
import type { AbstractCall } from '../../src/contract/calls.ts';
import type { CallRow } from '../../src/model/documents/calls.ts';
import type { CallDates } from '../../src/rules/submissions/moments.ts';
import { notFound } from '../http/errors.ts';
import { emailKey } from '../people/name-keys.ts';
import type { PublishedEvent } from '../published/event.ts';
import { instantOfWire } from '../published/times.ts';
import type { Caller } from '../sessions/caller.ts';

/** A call by its id; undefined for none. */
export const abstractCallOf = (event: PublishedEvent, id: string, language?: string): AbstractCall | undefined =>
  event.editorial.inLanguage(event.languageFor(language)).calls.find(({ Id }) => Id === id);

/** The same. Throws RequestError 404 for none. */
export function demandCall(event: PublishedEvent, id: string): AbstractCall {
  const call = abstractCallOf(event, id);
  if (!call) throw notFound('This event has no call with this id.', 'CallId');
  return call;
}

/** Its dates as instants, ms. A call that is gone takes nothing any more. */
export function datesOf(call: AbstractCall | undefined): CallDates {
  if (!call) return { opens: Infinity, deadline: -Infinity, revision: -Infinity, reviewOpens: Infinity, reviewDeadline: -Infinity };
  return {
    opens: instantOfWire(call.OpensAt),
    deadline: instantOfWire(call.Deadline),
    revision: instantOfWire(call.RevisionDeadline) ?? instantOfWire(call.Deadline),
    reviewOpens: instantOfWire(call.Review.OpensAt),
    reviewDeadline: instantOfWire(call.Review.Deadline),
  };
}

/** Topics somebody reviews: some, all, or none of a call (undefined). An address counts only when it is confirmed. */
export type ReviewedTopics = ReadonlySet<string> | 'all';

export function topicsReviewedBy(row: CallRow, { account, who }: Pick<Caller, 'account' | 'who'>): ReviewedTopics | undefined {
  if (!account) return undefined;
  const topics = new Set<string>();
  let isReviewer = false;
  for (const { TicketTypeNames = [], Emails = [], Topics = [] } of row.Review?.Reviewers ?? []) {
    const hasTicket = who.tickets.some(({ IsValid, TicketTypeName }) => IsValid === true && TicketTypeNames.includes(TicketTypeName ?? ''));
    const isNamed = account.confirmed_at !== null && Emails.some((email) => emailKey(email) === account.email_key);
    if (!hasTicket && !isNamed) continue;
    if (Topics.length === 0) return 'all';
    isReviewer = true;
    for (const topic of Topics) topics.add(topic);
  }
  return isReviewer ? topics : undefined;
}

/** The written rows of an event's calls, with who reviews; for nobody's screen. */
export const callRows = (event: PublishedEvent): readonly CallRow[] => event.editorial.rows.calls;

/** Whether somebody reviews for a call. */
export const isReviewerOf = (event: PublishedEvent, callId: string, caller: Pick<Caller, 'account' | 'who'>): boolean =>
  callRows(event).some((row) => row.Id === callId && topicsReviewedBy(row, caller) !== undefined);
