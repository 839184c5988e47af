// A seeded source of chance: the same seed gives the same congress on every machine.

/** Draws from one seeded stream. Every method moves the stream on, so the order of calls matters. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A whole number from `least` to `most`, both included. */
  int: (least: number, most: number) => number;
  /** True with probability `share` (0–1). */
  chance: (share: number) => boolean;
  /** One element; throws on an empty list. */
  pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle: <T>(list: readonly T[]) => T[];
};

/** A stream named by words: one stream a topic, so that a longer table of names leaves every title as it was. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    // mulberry32: 32 bits of state are plenty here and exact in every engine.
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error(`${seed}: nothing to pick from`);
    return list[int(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };
  return { next, int, chance: (share) => next() < share, pick, shuffle };
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}
