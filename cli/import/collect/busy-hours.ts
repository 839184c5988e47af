// The hours at which somebody is in a session, found by halving: nobody is in two sessions at once.

/** Where somebody is and when, in ms; a session without a time takes none of anybody's. */
type Attendance = { session: string; time: { start: number; end: number } | undefined };

/** The hours of one person. */
export type BusyHours = {
  /** Whether the person can be there: no other session of theirs overlaps it. */
  isFreeFor(attendance: Attendance): boolean;
  /** The person is there. */
  add(attendance: Attendance): void;
};

/** No hours taken yet. */
export function busyHours(): BusyHours {
  // In order of time. Hours of other sessions never overlap, and a session is in it once.
  const taken: { session: string; start: number; end: number }[] = [];
  const sessions = new Set<string>();
  /** Index of the first that is not over at an instant. */
  const firstAfter = (instant: number): number => {
    let [low, high] = [0, taken.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (taken[middle]!.end > instant) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    isFreeFor: ({ session, time }) => {
      if (!time || sessions.has(session)) return true;
      const next = taken[firstAfter(time.start)];
      return !next || next.start >= time.end;
    },
    add: ({ session, time }) => {
      if (!time || sessions.has(session)) return;
      sessions.add(session);
      taken.splice(firstAfter(time.start), 0, { session, ...time });
    },
  };
}
