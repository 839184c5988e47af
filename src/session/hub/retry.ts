// When a lost connection to a hub is tried again (A §9).

/** Wait before a reconnection, ms, and its random extension as a share, so that clients do not return at once. */
export const RETRY = 5000;
export const JITTER = 0.09;

/** The wait before the next try, ms. */
export const hubRetryDelay = (): number => RETRY * (1 + JITTER * Math.random());
