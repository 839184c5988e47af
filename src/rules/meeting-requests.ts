// Meetings beyond the slots of a company: which times can be proposed, and who may propose, offer and answer.
import { MOST_MEETINGS, MOST_REQUESTS, MOST_REQUESTS_WITH_COMPANY, MOST_WITH_COMPANY } from '../base/meeting-limits.ts';
import { dayInZone } from '../clock/zone.ts';
import { NO_REASONS, type Verdict } from './verdict.ts';

/** Why a time cannot be proposed: it has begun, or is on no day of the event. */
export type ProposedTimeOutcome = 'allow' | 'over' | 'outside';

/** The days of an event, YYYY-MM-DD, empty for open. */
export type MeetingDays = { startDate: string; endDate: string; timeZone: string };

/** Whether a time (ms) can be proposed at `now` (ms). */
export function decideProposedTime(
  start: number,
  { startDate, endDate, timeZone }: MeetingDays,
  now: number,
): Verdict<ProposedTimeOutcome> {
  const say = (outcome: ProposedTimeOutcome): Verdict<ProposedTimeOutcome> => ({
    outcome,
    reasons: NO_REASONS,
    nextChangeAt: now < start ? start : null,
  });
  if (now >= start) return say('over');
  const day = dayInZone(start, timeZone);
  return say((startDate !== '' && day < startDate) || (endDate !== '' && day > endDate) ? 'outside' : 'allow');
}

/** How many somebody has: times that wait for an answer, and meetings to come. */
export type RequestCounts = { waiting: number; waitingHere: number; booked: number; bookedHere: number };

/** Who proposes a time to a company, or offers one to all (`company` undefined facts are false). */
export type Proposer = RequestCounts & { isSignedIn: boolean; isStaff: boolean; isBlocked: boolean };
export type ProposeOutcome = 'allow' | 'signedOut' | 'staff' | 'blocked' | 'enough';

const answer = <T extends string>(outcome: T): Verdict<T> => ({ outcome, reasons: NO_REASONS, nextChangeAt: null });

/** Whether somebody may propose a time to a company: nobody to their own, nor where one has blocked the other. */
export function decideProposing(proposer: Proposer): Verdict<ProposeOutcome> {
  const { isSignedIn, isStaff, isBlocked, waiting, waitingHere } = proposer;
  if (!isSignedIn) return answer('signedOut');
  if (isStaff) return answer('staff');
  if (isBlocked) return answer('blocked');
  if (waiting >= MOST_REQUESTS || waitingHere >= MOST_REQUESTS_WITH_COMPANY) return answer('enough');
  return decideAgreeing(proposer);
}

/** Whether one more meeting can be agreed on with this person. */
export const decideAgreeing = ({ booked, bookedHere }: Pick<RequestCounts, 'booked' | 'bookedHere'>): Verdict<'allow' | 'enough'> =>
  answer(booked >= MOST_MEETINGS || bookedHere >= MOST_WITH_COMPANY ? 'enough' : 'allow');
