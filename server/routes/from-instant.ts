// The sessions that have not ended at an instant, requested with few different answers although instants are many.
import type { Session } from '../../src/contract/programme.ts';
import { endOf, hourOf } from '../../src/api/static/current-sessions.ts';
import { badRequest } from '../http/errors.ts';

const HOUR = 3_600_000;

/** The sessions that end after `from` (ISO 8601 instant); all of them when it is not given. */
export function sessionsFrom(sessions: readonly Session[], from: string | undefined): Session[] {
  if (from === undefined) return [...sessions];
  const instant = Date.parse(from);
  return sessions.filter((session) => endOf(session) > instant);
}

/**
 * The end of the session that ended last before `from`, so that every question between two ends shares one answer.
 * Throws 400 when `from` is no instant with offset.
 */
export function endingAfter(sessions: readonly Session[], from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  const instant = instantOf(from);
  let last = Number.NEGATIVE_INFINITY;
  for (const session of sessions) {
    const end = endOf(session);
    if (end <= instant && end > last) last = end;
  }
  // Before the first end: any instant before it selects the same, all sessions with times.
  return new Date(last === Number.NEGATIVE_INFINITY ? 0 : last).toISOString();
}

/** The hour of `from`, not before the first session and not after the last: hours are many, and outside the programme all are the same. */
export function hourWithin(sessions: readonly Session[], from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  const asked = instantOf(from);
  const starts = sessions.flatMap(({ StartDateTime }) => (StartDateTime === null ? [] : [Date.parse(StartDateTime)]));
  const ends = sessions.map(endOf);
  const first = starts.reduce((a, b) => Math.min(a, b), Infinity) - HOUR;
  const last = ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return new Date(starts.length === 0 ? 0 : hourOf(Math.min(Math.max(asked, first), last + HOUR))).toISOString();
}

/** An instant in ms. Throws 400 when it has no offset: a local time would mean something else on every server. */
function instantOf(from: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i.test(from) ? Date.parse(from) : Number.NaN;
  if (Number.isNaN(instant)) throw badRequest('"from" must be an ISO 8601 instant with offset, for example 2027-05-03T08:30:00Z', 'from');
  return instant;
}
