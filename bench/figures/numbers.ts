// The arithmetic of measurements: medians, quantiles, and ratios of paired rounds.

/** The value below which the share `at` (0 to 1) of the samples lies, interpolated. Throws on an empty list. */
export function quantile(samples: readonly number[], at: number): number {
  if (samples.length === 0) throw new RangeError('there are no samples');
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const low = Math.floor(place);
  const below = sorted[low]!;
  const above = sorted[Math.min(low + 1, sorted.length - 1)]!;
  return below + (above - below) * (place - low);
}

/** The middle of the samples. Throws on an empty list. */
export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

/** What came of many samples: the median, and where the middle half of them lies. */
export type Figure = { median: number; low: number; high: number };

/** The figure of samples. Throws on an empty list. */
export const figure = (samples: readonly number[]): Figure => ({
  median: median(samples),
  low: quantile(samples, 0.25),
  high: quantile(samples, 0.75),
});

/**
 * The ratio of two contestants. Each round is divided by its own neighbour: what slows the machine for a while slows both.
 * Throws when the lists differ in length or a round took no time at all.
 */
export function ratio(ours: readonly number[], theirs: readonly number[]): Figure {
  if (ours.length !== theirs.length) throw new RangeError(`${ours.length} rounds beside ${theirs.length}`);
  return figure(
    ours.map((value, round) => {
      const other = theirs[round]!;
      if (!(other > 0)) throw new RangeError(`round ${round + 1} measured ${other}: too short for the clock`);
      return value / other;
    }),
  );
}
