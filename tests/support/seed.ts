// The seed and the number of runs of every property: fixed, so that a failure repeats; FOYER_SEED and FOYER_RUNS vary them.
import type fc from 'fast-check';
import { isLate } from './late.ts';
import { slowness } from './slowness.ts';

/** Any whole number; the same on every machine unless somebody sets FOYER_SEED. */
const FIXED = 20_270_503;

/** A whole number of the environment, or the one that is usual. */
function numberOf(name: string, usual: number): number {
  const written = process.env[name] ?? '';
  if (written === '') return usual;
  const given = Number(written);
  if (!Number.isInteger(given)) throw new Error(`${name} must be a whole number, it is ${written}`);
  return given;
}

/** The seed of this run; printed by every property, and by fast-check with the path when one fails. */
export const seed = numberOf('FOYER_SEED', FIXED);

/** Share of the usual runs where the whole run is short of time. */
const WHEN_LATE = 0.4;

/** Runs of a property: `usual` of them, or FOYER_RUNS for a longer or shorter look. */
export const runsOf = (usual: number): number => numberOf('FOYER_RUNS', usual);

/** Fewer runs of a property that looks at more of the same, where the whole run is short of time. */
export const fewerWhenLate = (usual: number): number => (isLate() ? Math.ceil(usual * WHEN_LATE) : usual);

/** Settings of a property with `usual` runs. */
export const settings = <T = never>(usual: number): fc.Parameters<T> => ({ seed, numRuns: runsOf(usual) });

/** Longest a test of thousands of runs may take before it counts as hanging, ms; on a quiet machine it takes a minute. */
export const HANGS = 30 * 60_000 * slowness;

/** Writes a line that stays in the output of a test run. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
