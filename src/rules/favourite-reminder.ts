// When the reader of a programme is reminded of a favourite: some minutes before it starts, and not of what they chose later than that.
import { NO_REASONS, type Verdict } from './verdict.ts';

/** Longest time before a start that can be chosen or configured, ms. */
export const EARLIEST_REMINDER = 60 * 60_000;

/** A favourite; `start` and `chosenAt` in ms. `chosenAt` null: before this page was opened, as far as known. */
export type RemindedFavourite = { start: number; chosenAt: number | null };

/** `show` from `minutes` before the start until it starts. Whoever chooses it within that time knows that it is about to start. */
export function decideFavouriteReminder({ start, chosenAt }: RemindedFavourite, minutes: number, now: number): Verdict {
  const at = start - Math.min(minutes * 60_000, EARLIEST_REMINDER);
  if (minutes <= 0 || now >= start || (chosenAt !== null && chosenAt > at))
    return { outcome: 'hide', reasons: NO_REASONS, nextChangeAt: null };
  return now < at
    ? { outcome: 'hide', reasons: NO_REASONS, nextChangeAt: at }
    : { outcome: 'show', reasons: NO_REASONS, nextChangeAt: start };
}
