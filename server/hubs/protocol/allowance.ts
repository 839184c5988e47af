// How much a client may do: a token bucket that refills over time.

/** Takes one token, or the number given; false if too few are left: then none is taken. */
export type Allowance = (now: number, cost?: number) => boolean;

/** Creates a full bucket of `burst`; `perSecond` come back each second. Instants in ms of any clock that never goes back. */
export function createAllowance(burst: number, perSecond: number, start: number): Allowance {
  let left = burst;
  let last = start;
  return (now, cost = 1) => {
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond);
    last = now;
    if (left < cost) return false;
    left -= cost;
    return true;
  };
}
