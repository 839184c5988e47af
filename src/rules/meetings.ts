// Meetings with companies: who may book, move and cancel which slot, and what of their own programme a slot clashes with.
import { MOST_MEETINGS, MOST_WITH_COMPANY } from '../base/meeting-limits.ts';
import type { MeetingState } from '../base/meeting-states.ts';
import { NO_REASONS, type Verdict } from './verdict.ts';

/** What the rules need of a slot. Instants in ms. */
export type MeetingFacts = {
  start: number;
  /** Seats nobody has. */
  free: number;
  /** The reader's own booking of it; `cancelled`: by the company. */
  own: 'booked' | 'cancelled' | null;
};

/** Who reads. */
export type MeetingReader = {
  isSignedIn: boolean;
  /** Staff of the company that offers it. */
  isStaff: boolean;
  /** Whether they have what the row asks for under Access. */
  hasAccess: boolean;
  /** Meetings to come that they have booked, and how many of them with this company. */
  booked: number;
  bookedHere: number;
};

/** Whether somebody may book a slot at `now` (ms): they may where the outcome is `free`. */
export function decideBooking({ start, free, own }: MeetingFacts, reader: MeetingReader, now: number): Verdict<MeetingState> {
  const isOver = now >= start;
  const say = (outcome: MeetingState): Verdict<MeetingState> => ({ outcome, reasons: NO_REASONS, nextChangeAt: isOver ? null : start });
  if (own === 'booked') return say('own');
  if (isOver) return say('over');
  if (own === 'cancelled') return say('cancelled');
  if (free <= 0) return say('full');
  if (!reader.isSignedIn) return say('signedOut');
  if (reader.isStaff) return say('staff');
  if (!reader.hasAccess) return say('access');
  return say(reader.booked >= MOST_MEETINGS || reader.bookedHere >= MOST_WITH_COMPANY ? 'enough' : 'free');
}

/** Whether somebody may move a booking to another slot: of the same company, both still to come; that they have enough does not matter. */
export function decideMove(
  from: { start: number; company: string },
  to: MeetingFacts & { company: string },
  reader: MeetingReader,
  now: number,
): Verdict<MeetingState | 'otherCompany'> {
  if (from.company !== to.company) return { outcome: 'otherCompany', reasons: NO_REASONS, nextChangeAt: null };
  if (now >= from.start) return { outcome: 'over', reasons: NO_REASONS, nextChangeAt: null };
  return decideBooking(to, { ...reader, booked: 0, bookedHere: 0 }, now);
}

/** Whether a booking can be cancelled, by who booked or by the company: until it begins. */
export const decideCancel = ({ start }: { start: number }, now: number): Verdict<'allow' | 'over'> =>
  now < start
    ? { outcome: 'allow', reasons: NO_REASONS, nextChangeAt: start }
    : { outcome: 'over', reasons: NO_REASONS, nextChangeAt: null };

/** Something with a start and perhaps an end, ms. */
export type PlannedTime = { start: number; end: number | undefined };

/** What of one's own programme a meeting overlaps with, in its order. What ends as the other begins does not; what has no end does not last. */
export const clashesOf = <T extends PlannedTime>({ start, end }: { start: number; end: number }, own: readonly T[]): T[] =>
  own.filter((one) => {
    const until = one.end ?? one.start;
    return until > one.start ? one.start < end && start < until : start <= one.start && one.start < end;
  });
