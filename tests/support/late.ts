// Whether a whole run on a busy machine is short of time: what looks at the same once more is left out then, and named as skipped.

/** Share of the limit of a run (`FOYER_TEST_LIMIT`) after which it is late. */
export const LATE = 0.6;

/** Says so in the run. */
export const SHORT_OF_TIME = 'the run was short of time on this machine, and these look at more of the same';

/** Set by the whole run (`tests/run.ts`); a single file is never late. */
export const isLate = (): boolean => Date.now() > Number(process.env['FOYER_TEST_LATE'] ?? Infinity);
