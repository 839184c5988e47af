// What a step of the test run is, and what comes of it.

/** What came of a step. A step without a count of its own counts 1. */
export type Outcome = {
  passed: number;
  failed: number;
  /** What was left out, each with its reason. */
  skipped?: readonly string[];
  /** Everything it said; printed when it failed. */
  output: string;
  /** A word for the step's line, for example how many modules were seen. */
  note?: string;
};

export type Step = { name: string; run: () => Promise<Outcome> };

/** Outcome of a step that is right or wrong as a whole. */
export const whole = (isRight: boolean, output: string, note = ''): Outcome => ({
  passed: isRight ? 1 : 0,
  failed: isRight ? 0 : 1,
  output,
  note,
});
