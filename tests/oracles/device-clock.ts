// Plays the wrong clock of a case's device, in Node and in a browser.

/** Runs `work` while the device's clock shows this instant (ISO 8601); the clock is put back afterwards. Without one it runs as it is. */
export function withClock<Result>(clientNow: string | undefined, work: () => Result): Result {
  if (clientNow === undefined) return work();
  const date = globalThis.Date;
  globalThis.Date = dateShowing(Date.parse(clientNow));
  try {
    return work();
  } finally {
    globalThis.Date = date;
  }
}

/** The language's Date, except that it takes the time of day from here. */
const dateShowing = (now: number): DateConstructor =>
  new Proxy(Date, {
    construct: (real, args: [], target) => Reflect.construct(real, args.length > 0 ? args : [now], target) as object,
    apply: (real) => new real(now).toString(),
    get: (real, key, receiver) => (key === 'now' ? () => now : (Reflect.get(real, key, receiver) as unknown)),
  });
