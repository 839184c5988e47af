// When wrong passwords lock an address to unknown devices: after fifty in a row for a quarter of an hour, then twice as long each time (quality S10).

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Wrong ones in a row that lock: more than one network may try in a day (`attempts.ts`), so that it takes many of them. */
export const MOST_WRONG = 50;
/** After the lock each further one locks; within a lock this many are checked, so that an owner gets an answer and a guesser learns little. */
const PACE = 5;
/** First lock, ms. */
const FIRST = 15 * MINUTE;

/** How long after the last wrong one, and after the lock, a row is forgotten, ms. */
export const FORGOTTEN_AFTER = DAY;

/** Wrong passwords in a row; instants in ms. */
export type Failures = { count: number; lockedUntil: number | null; lastAt: number };

/**
 * What an attempt is worth: `open` may get in, `locked` never gets in, but the lock is reported if the password is right,
 * `blocked` learns nothing. So fewer than a hundred guesses a day are answered.
 */
export type AttemptState = 'open' | 'locked' | 'blocked';

/** The state after an attempt is counted as wrong, before its password is checked: concurrent attempts each count. */
export function countWrong(before: Failures | undefined, now: number): { attempt: AttemptState; after: Failures } {
  const lockedUntil = before?.lockedUntil ?? null;
  if (before && lockedUntil !== null && now < lockedUntil) {
    const isCounted = before.count % PACE < PACE - 1;
    return { attempt: isCounted ? 'locked' : 'blocked', after: isCounted ? { ...before, count: before.count + 1, lastAt: now } : before };
  }
  // A quiet day after the last wrong one (and the lock) begins a new row.
  const isForgotten = !before || now - Math.max(before.lastAt, lockedUntil ?? 0) >= FORGOTTEN_AFTER;
  const seen = isForgotten ? 0 : before.count;
  if (seen < MOST_WRONG - 1) return { attempt: 'open', after: { count: seen + 1, lockedUntil: null, lastAt: now } };
  const count = seen < MOST_WRONG ? MOST_WRONG : (Math.floor(seen / PACE) + 1) * PACE;
  const locks = (count - MOST_WRONG) / PACE;
  return { attempt: 'open', after: { count, lockedUntil: now + Math.min(FIRST * 2 ** Math.min(locks, 10), DAY), lastAt: now } };
}
