// Sessions by the days of another time zone than the event's.
import { dayInZone } from '#sdk';
import type { ListedThing } from './listed-session.ts';
import { startOf } from './session-times.ts';

const made = new WeakMap<object, { zone: string; sessions: readonly ListedThing[] }>();

/**
 * The sessions, each on the day of its start in `zone`. In the event's own zone they are as they were: there its programme says to
 * which day a night belongs. A session without a start keeps its day.
 */
export function inZone(sessions: readonly ListedThing[], zone: string, timeZone: string): readonly ListedThing[] {
  if (zone === timeZone) return sessions;
  const known = made.get(sessions);
  if (known?.zone === zone) return known.sessions;
  const days = new Map<number, string>();
  const moved = sessions.map((session) => {
    const start = startOf(session);
    if (start === undefined) return session;
    let day = days.get(start);
    if (day === undefined) days.set(start, (day = dayInZone(start, zone)));
    return day === session.ProgrammeDay ? session : { ...session, ProgrammeDay: day };
  });
  made.set(sessions, { zone, sessions: moved });
  return moved;
}
