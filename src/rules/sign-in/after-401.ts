// What follows a call that was answered with 401: the route opens again, three times at most, then the login page (A §4, A §8, A §9).
import { addressToReturnTo, withoutTokens } from './token-address.ts';

/** Longest row of retries, counted in `VMXreload`. */
export const MOST_RELOADS = 3;

/** The next step; user and token are cleared in any case. `reloads` is the counter to keep. */
export type After401 = { kind: 'reload' | 'login'; address: string; reloads: number };

/**
 * Decides for an address (path and query, as it was open) and the counter kept so far; whatever else the device kept
 * counts as none. The address loses its tokens, so that no retry carries the one that was refused.
 */
export function after401(address: string, kept: unknown): After401 {
  const count = Number(kept);
  const reloads = Number.isInteger(count) && count > 0 ? count : 0;
  return reloads < MOST_RELOADS
    ? { kind: 'reload', address: withoutTokens(address), reloads: reloads + 1 }
    : { kind: 'login', address: addressToReturnTo(address), reloads: 0 };
}
