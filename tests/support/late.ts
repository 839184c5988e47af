// Whether a whole run on a busy machine is short of time: what looks at the same once more is left out then, and named as skipped.

/** Share of the limit of a run (`FOYER_TEST_LIMIT`) after which it is late. */
export const LATE = 0.3;

/** Share of the limit after which no further journey begins: what is under way ends in time, and what is left is named. */
export const OUT = 0.8;

/** Says so in the run. */
export const SHORT_OF_TIME = 'the run was short of time on this machine, and these look at more of the same';

/** Says so in the run. */
export const OUT_OF_TIME = 'the run had no time left on this machine';

/** Set by the whole run (`tests/run.ts`); a single file is never late. */
export const isLate = (): boolean => Date.now() > Number(process.env['FOYER_TEST_LATE'] ?? Infinity);

/** As `isLate`. */
export const isOutOfTime = (): boolean => Date.now() > Number(process.env['FOYER_TEST_OUT'] ?? Infinity);
