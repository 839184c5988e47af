// One line of the result: a goal, what was measured, and whether it is met.
import type { Figure } from './numbers.ts';

export type Row = {
  /** Name of the bench it comes from, as given on the command line. */
  bench: string;
  /** What is measured, in words. */
  goal: string;
  /** Unit of every number of the row; `×` is a ratio to the contestant named in the goal. */
  unit: string;
  /** The bound that must hold; missing for a figure that only informs. */
  must?: number;
  /** The bound we aim for. */
  aim?: number;
  /** Whether a bound is the most (`less`) or the least (`more`) that is good. */
  better: 'less' | 'more';
  measured: Figure;
  /** How it was measured, where the goal does not say it. */
  note?: string;
};

/** The state of a row: `aim` and `must` are met, `missed` is below the must, `informs` has no bound. */
export type Standing = 'aim' | 'must' | 'missed' | 'informs';

/** Judges a row by its median. */
export function standing({ must, aim, better, measured }: Row): Standing {
  const holds = (bound: number | undefined): boolean =>
    bound !== undefined && (better === 'less' ? measured.median <= bound : measured.median >= bound);
  if (must === undefined && aim === undefined) return 'informs';
  if (holds(aim)) return 'aim';
  return holds(must) ? 'must' : 'missed';
}

/** A figure that was counted, not sampled. */
export const counted = (value: number): Figure => ({ median: value, low: value, high: value });
