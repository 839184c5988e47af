// Cuts a span of time into days, hours, minutes and seconds.

export const units = ['days', 'hours', 'minutes', 'seconds'] as const;
export type Unit = (typeof units)[number];

const sizes: Readonly<Record<Unit, number>> = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 };

/**
 * Whole units from `now` to `then` (ms), rounded up in the smallest one shown: "1 minute" until the moment itself.
 * Undefined when the moment has come.
 */
export function timeLeft(then: number, now: number, smallest: Unit): { unit: Unit; count: number }[] | undefined {
  if (now >= then) return undefined;
  let rest = Math.ceil((then - now) / sizes[smallest]) * sizes[smallest];
  return units.slice(0, units.indexOf(smallest) + 1).map((unit) => {
    const count = Math.floor(rest / sizes[unit]);
    rest -= count * sizes[unit];
    return { unit, count };
  });
}
