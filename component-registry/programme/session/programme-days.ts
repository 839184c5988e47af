// The days of a programme: all of them, the current one, and the one shown first.
import type { Session } from '#contract/programme';
import { endOf, startOf } from './session-times.ts';

/** One day with its number of sessions. */
export type ProgrammeDay = { day: string; count: number };

/** Days in order with their number of sessions; a session without day is in none. */
export function programmeDays(sessions: readonly Session[]): ProgrammeDay[] {
  const counts = new Map<string, number>();
  for (const { ProgrammeDay: day } of sessions) if (day !== '') counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The programme day at `now` (ms): after midnight still the day whose sessions continue, else the calendar day `today`
 * (YYYY-MM-DD in the event's zone) if the programme has it; undefined before, after and between the days.
 */
export function dayAt(sessions: readonly Session[], now: number, today: string): string | undefined {
  let running: string | undefined;
  let known = false;
  const spans = new Map<string, [first: number, last: number]>();
  for (const session of sessions) {
    const [start, end] = [startOf(session), endOf(session)];
    if (session.ProgrammeDay === today) known = true;
    if (session.ProgrammeDay === '' || start === undefined || end === undefined) continue;
    const [first, last] = spans.get(session.ProgrammeDay) ?? [start, end];
    spans.set(session.ProgrammeDay, [Math.min(first, start), Math.max(last, end)]);
  }
  // If the night of one day continues into the morning of the next, the later day is today.
  for (const [day, [first, last]] of spans) if (first <= now && now < last && (running === undefined || day > running)) running = day;
  return running ?? (known ? today : undefined);
}

/** The default day: today's, else the first; undefined for an empty programme. */
export const firstShown = (days: readonly ProgrammeDay[], today: string | undefined): string | undefined =>
  days.find(({ day }) => day === today)?.day ?? days[0]?.day;
