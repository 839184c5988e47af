// Charity challenges: when one can be taken, and the order of the highscores (B §2 Charity, B §4).
import type { Verdict } from './verdict.ts';
import { nextChange, readWindow, within } from './window.ts';

type Bounds = { startTime?: string | null; endTime?: string | null };

/** `done` and what the two windows say: that of the whole and that of the challenge must hold. An unreadable bound closes. */
export function challengeState(
  windows: readonly Bounds[],
  { done, now, timeZone }: { done: boolean; now: number; timeZone: string },
): Verdict<'open' | 'notYet' | 'closed' | 'done'> {
  const say = (outcome: 'open' | 'notYet' | 'closed' | 'done', nextChangeAt: number | null = null) => ({
    outcome,
    reasons: [],
    nextChangeAt,
  });
  if (done) return say('done');
  const read = windows.map(({ startTime, endTime }) => readWindow(startTime, endTime, timeZone));
  const from = Math.max(...read.map((one) => one.from));
  const to = Math.min(...read.map((one) => one.to));
  const both = { from, to, readable: read.every(({ readable }) => readable) };
  const next = nextChange(both, now);
  if (within(both, now)) return say('open', next);
  return both.readable && from <= to && now < from ? say('notYet', next) : say('closed');
}

/** What somebody or something has earned; `at` is the instant (ms) of the last points, null for none. */
export type Earned = { points: number; at: number | null };

/** Most points first; of equal points whoever had them first. What never earned any stays in its order at the end, without a rank (0). */
export function ranked<T extends Earned>(entries: readonly T[]): (T & { rank: number })[] {
  const sorted = entries.toSorted((a, b) => b.points - a.points || (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
  return sorted.map((entry, index) => ({ ...entry, rank: entry.points > 0 ? index + 1 : 0 }));
}
