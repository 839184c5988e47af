// How many messages one client may send: a bucket that fills up again as time goes by.

/** Takes one; false when there is none left. */
export type Allowance = (now: number) => boolean;

/** Makes a full bucket of `burst`; `perSecond` come back each second. Instants in ms of any clock that never goes back. */
export function createAllowance(burst: number, perSecond: number, start: number): Allowance {
  let left = burst;
  let last = start;
  return (now) => {
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
