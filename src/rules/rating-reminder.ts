// Of which session a signed-in visitor is reminded: one they have opened, that has ended not long ago (A §2 Rating reminder).
import { instantOf } from '../clock/zone.ts';
import { earlier } from './verdict.ts';

/** A session that was opened on this device; `end` as the programme has it, `isDone`: reminded of. */
export type OpenedSession = { id: string; title: string; end: string; isDone: boolean };

/** The session to remind of, the one that ended last; undefined for none. `nextChangeAt` is when another one ends or this one is over. */
export type Reminder = { session: OpenedSession | undefined; nextChangeAt: number | null };

/** `minutes`: how long after its end a session is worth a reminder; the end itself counts. */
export function remindOf(
  opened: readonly OpenedSession[],
  minutes: number,
  { now, timeZone }: { now: number; timeZone: string },
): Reminder {
  let session: OpenedSession | undefined;
  let latest = -Infinity;
  let nextChangeAt: number | null = null;
  for (const one of opened) {
    const end = one.isDone ? undefined : instantOf(one.end, timeZone);
    if (end === undefined) continue;
    const last = end + minutes * 60_000;
    if (now < end) nextChangeAt = earlier(nextChangeAt, end);
    else if (now <= last) nextChangeAt = earlier(nextChangeAt, last + 1);
    if (now >= end && now <= last && end >= latest) [session, latest] = [one, end];
  }
  return { session, nextChangeAt };
}
