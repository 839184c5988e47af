// The times of a session: instants of its start and end, and its phase.
import { calledOff, type DateWords, type Phase, phaseBetween } from '#sdk';
import type { Session } from '#contract/programme';

/** Anything with a start and an end: a session or a presentation. */
export type Timed = Pick<Session, 'StartDateTime' | 'EndDateTime'>;

/** Start in ms; undefined when not scheduled. */
export const startOf = ({ StartDateTime }: Timed): number | undefined => (StartDateTime === null ? undefined : Date.parse(StartDateTime));

/** End in ms; a missing end is the start. Undefined when not scheduled. */
export const endOf = (timed: Timed): number | undefined => (timed.EndDateTime === null ? startOf(timed) : Date.parse(timed.EndDateTime));

/** `08:30–10:00`, or the start alone; empty when not scheduled. */
export const timesOf = ({ StartDateTime, EndDateTime }: Timed, { time, timeRange }: DateWords): string =>
  StartDateTime === null ? '' : EndDateTime === null ? time(StartDateTime) : timeRange(StartDateTime, EndDateTime);

/**
 * Phase of a session at `now` (ms), by the one rule: its start and its end belong to it (reading R1). One that is called off never
 * runs: from its start on it is past.
 */
export function phaseOf(timed: Timed & Partial<Pick<Session, 'Groups'>>, now: number): Phase {
  const start = startOf(timed);
  const end = endOf(timed);
  if (start === undefined || end === undefined) return 'unscheduled';
  const phase = phaseBetween(start, end, now);
  return phase === 'ongoing' && calledOff(timed) ? 'past' : phase;
}

/** Whole minutes from `now` to `then` (ms), rounded up: "1 minute left" until it is over; never below 0. */
export const minutesUntil = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / 60_000));
