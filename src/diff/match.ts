// Finds which entries of two lists are the same thing: by what identifies them, then by nearest content; and which of them changed their place.
import { sameJson } from '../model/same-json.ts';

/** Pairs of one list and another, and what has no partner. Indexes into the two lists. */
export type Matched = { pairs: [before: number, after: number][]; gone: number[]; added: number[] };

/** What identifies an entry, undefined when it has none. The surest comes first. */
export type EntryIdentity<T> = (entry: T) => string | undefined;

/** At least this much of two entries must be alike for them to count as one that was changed. */
const ALIKE = 0.5;
/** Beyond this many comparisons nearest content is not looked for: two lists with so little in common are different lists. */
const MOST_COMPARISONS = 250_000;

/**
 * Matches two lists: identity by identity (one that two entries of a side share says nothing), then equal entries in order,
 * then the most alike by `likeness` (0 to 1), where that is given.
 */
export function matchEntries<T>(
  before: readonly T[],
  after: readonly T[],
  identities: readonly EntryIdentity<T>[],
  likeness?: (one: T, other: T) => number,
): Matched {
  const pairs: [number, number][] = [];
  let [old, now] = [[...before.keys()], [...after.keys()]];
  const take = (found: readonly [number, number][]): void => {
    pairs.push(...found);
    const [left, right] = [new Set(found.map(([one]) => one)), new Set(found.map(([, other]) => other))];
    [old, now] = [old.filter((index) => !left.has(index)), now.filter((index) => !right.has(index))];
  };
  for (const identity of identities) {
    const [left, right] = [onlyOnes(old, before, identity), onlyOnes(now, after, identity)];
    take([...left].flatMap(([key, index]): [number, number][] => (right.has(key) ? [[index, right.get(key)!]] : [])));
  }
  if (likeness && old.length * now.length <= MOST_COMPARISONS)
    take(mostAlike(old, now, (one, other) => likeness(before[one]!, after[other]!)));
  return { pairs: pairs.toSorted((a, b) => a[1] - b[1]), gone: old, added: now };
}

function onlyOnes<T>(indexes: readonly number[], entries: readonly T[], identity: EntryIdentity<T>): Map<string, number> {
  const groups = Map.groupBy(indexes, (index) => identity(entries[index]!) ?? '');
  return new Map([...groups].flatMap(([key, [index, ...others]]) => (key !== '' && others.length === 0 ? [[key, index!] as const] : [])));
}

function mostAlike(old: readonly number[], now: readonly number[], likeness: (one: number, other: number) => number): [number, number][] {
  const candidates = old
    .flatMap((one) => now.map((other) => ({ one, other, score: likeness(one, other) })))
    .filter(({ score }) => score >= ALIKE)
    // Of equally likely ones, the nearest.
    .toSorted((a, b) => b.score - a.score || Math.abs(a.one - a.other) - Math.abs(b.one - b.other));
  const [left, right] = [new Set<number>(), new Set<number>()];
  return candidates.flatMap(({ one, other }): [number, number][] => {
    if (left.has(one) || right.has(other)) return [];
    left.add(one);
    right.add(other);
    return [[one, other]];
  });
}

/** How much of two JSON values is alike, 0 to 1: the share of their parts that are equal. */
export function likenessOf(one: unknown, other: unknown): number {
  if (sameJson(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') return commonEnds(one, other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 0;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  if (keys.length === 0) return 0;
  return keys.reduce((sum, key) => sum + (key in left && key in right ? likenessOf(left[key], right[key]) : 0), 0) / keys.length;
}

/** Share of two texts that they have in common at their beginning and end. */
function commonEnds(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  const { start, end } = differentMiddle(one, other);
  return (start + end) / longest;
}

/** Lengths of the beginning and of the end that two texts have in common. */
export function differentMiddle(one: string, other: string): { start: number; end: number } {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
}

/**
 * Of entries that are in both lists, given by their places before in the order they have now: those that must have been moved
 * (positions in the argument). The longest run that kept its order counts as not moved.
 */
export function movedOf(places: readonly number[]): Set<number> {
  // Patience sorting: the last entry of the best run of each length, and for each entry the one before it in its run.
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = index;
  }
  const moved = new Set(places.keys());
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) moved.delete(index);
  return moved;
}
