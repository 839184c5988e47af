// The times of a session: instants of its start and end, and its phase.
import type { DateWords } from '#sdk';
import type { Session } from '#contract/programme';

/** Anything with a start and an end: a session or a presentation. */
export type Timed = Pick<Session, 'StartDateTime' | 'EndDateTime'>;

/** Phase at an instant; `unscheduled` has no start. */
export type Phase = 'past' | 'ongoing' | 'upcoming' | 'unscheduled';

/** Start in ms; undefined when not scheduled. */
export const startOf = ({ StartDateTime }: Timed): number | undefined => (StartDateTime === null ? undefined : Date.parse(StartDateTime));

/** End in ms; a missing end is the start (it is then never `ongoing`). Undefined when not scheduled. */
export const endOf = (timed: Timed): number | undefined => (timed.EndDateTime === null ? startOf(timed) : Date.parse(timed.EndDateTime));

/** `08:30–10:00`, or the start alone; empty when not scheduled. */
export const timesOf = ({ StartDateTime, EndDateTime }: Timed, { time, timeRange }: DateWords): string =>
  StartDateTime === null ? '' : EndDateTime === null ? time(StartDateTime) : timeRange(StartDateTime, EndDateTime);

/** Phase of a session at `now` (ms). It includes its start and excludes its end, when the next one begins. */
export function phaseOf(timed: Timed, now: number): Phase {
  const start = startOf(timed);
  const end = endOf(timed);
  if (start === undefined || end === undefined) return 'unscheduled';
  if (now < start) return 'upcoming';
  return now < end ? 'ongoing' : 'past';
}

/** Whole minutes from `now` to `then` (ms), rounded up: "1 minute left" until it is over; never below 0. */
export const minutesUntil = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / 60_000));
