// Whether an evaluation may be started: a session's once its start has passed, that of the event at any time (A §5; R1, R41, R42).
import { instantOf } from '../clock/zone.ts';
import type { Verdict } from './verdict.ts';

/** What is to be evaluated; `start` is event-local, for sessions; null or unreadable is not known. */
export type Evaluation = { scope: 'session' | 'event'; start: string | null; done: boolean };

/** `done` takes precedence over everything; a session whose start is not known has not started, for all but super users. */
export function evaluationStart(
  { scope, start, done }: Evaluation,
  { now, timeZone }: { now: number; timeZone: string },
  superUser: boolean,
): Verdict<'open' | 'notYet' | 'done'> {
  const say = (outcome: 'open' | 'notYet' | 'done', nextChangeAt: number | null = null) => ({ outcome, reasons: [], nextChangeAt });
  if (done) return say('done');
  if (scope === 'event' || superUser) return say('open');
  const from = start ? instantOf(start, timeZone) : undefined;
  if (from === undefined) return say('notYet');
  // "Has passed" is strict, unlike every window.
  return now > from ? say('open') : say('notYet', from + 1);
}
