// Stretches of time, and what two sets of them have in common or not.

/** From an instant (ms, -Infinity: always before) up to, but not including, another (Infinity: for ever). */
export type Span = { from: number; to: number };

/** What is in both; each list is in order and has no overlaps. */
export function common(one: readonly Span[], other: readonly Span[]): Span[] {
  return one.flatMap((left) =>
    other.flatMap((right) => {
      const span = { from: Math.max(left.from, right.from), to: Math.min(left.to, right.to) };
      return span.from < span.to ? [span] : [];
    }),
  );
}

/** What is in one and not in the other. */
export function withoutSpans(one: readonly Span[], other: readonly Span[]): Span[] {
  return other.reduce<readonly Span[]>(
    (left, cut) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, cut.from) },
          { from: Math.max(from, cut.to), to },
        ].filter((span) => span.from < span.to),
      ),
    one,
  ) as Span[];
}
