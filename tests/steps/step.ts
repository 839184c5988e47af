// What a step of the test run is, and what comes of it.

/** Something that was left out, and what would let it run, as in "need PostgreSQL: set TEST_DATABASE_URL". */
export type Skip = { name: string; note: string };

/** What came of a step. A step without a count of its own counts 1. */
export type Outcome = {
  passed: number;
  failed: number;
  /** What was left out, each with its reason. */
  skipped?: readonly Skip[];
  /** Everything it said; printed when it failed. */
  output: string;
  /** A word for the step's line, for example how many modules were seen. */
  note?: string;
};

/** How a step is run: `until` is the instant (ms, monotonic) at which it is ended; what it has by then counts. */
export type Step = { name: string; run: (until: number) => Promise<Outcome> };

/** Outcome of a step that is right or wrong as a whole. */
export const whole = (isRight: boolean, output: string, note = ''): Outcome => ({
  passed: isRight ? 1 : 0,
  failed: isRight ? 0 : 1,
  output,
  note,
});

/** Most names that are written out for one reason. */
const FEW = 3;

/** Lines for what was left out: one a reason, with names only where they are few. */
export function skipLines(skipped: readonly Skip[]): string[] {
  return [...Map.groupBy(skipped, ({ note }) => note)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([note, all]) => `${all.length} ${note}${all.length <= FEW ? ` (${all.map(({ name }) => name).join('; ')})` : ''}`);
}
