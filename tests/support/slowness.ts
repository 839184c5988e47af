// How much longer waits inside of tests may be: what `npm test` has measured of this machine, 1 when tests are run by hand.

/** A factor, 1 or more: `FOYER_TEST_SLOWNESS`. */
export const slowness = Math.max(1, Number(process.env['FOYER_TEST_SLOWNESS'] ?? 1) || 1);
