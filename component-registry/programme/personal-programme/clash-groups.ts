// What of a day overlaps, as groups: each stands once, with all its entries. Pure.
import { clashName, type FreeSlot, isEntry, type PlanEntry } from './plan.ts';

/** Entries that overlap, with what stands between them, in the order of the day. */
export type ClashGroup = {
  key: string;
  items: readonly (PlanEntry | FreeSlot)[];
  /** By the key of an entry, what it overlaps with and the reader has not decided on; those alone that have such. */
  open: ReadonlyMap<string, readonly PlanEntry[]>;
};

/** The instant (ms), and the names of the clashes that the reader lets be. */
type Around = { now: number; kept: ReadonlySet<string> };

export const isClashGroup = (item: PlanEntry | FreeSlot | ClashGroup): item is ClashGroup => 'open' in item;

/** The items of a day; those that overlap are one group, from the first of them to the last. Who overlaps with an entry of another day alone is a group of one. */
export function inClashGroups(items: readonly (PlanEntry | FreeSlot)[], { now, kept }: Around): (PlanEntry | FreeSlot | ClashGroup)[] {
  const places = new Map(items.map(({ key }, index) => [key, index]));
  const found: (PlanEntry | FreeSlot | ClashGroup)[] = [];
  for (let first = 0; first < items.length;) {
    const open = new Map<string, readonly PlanEntry[]>();
    let last = first;
    for (let index = first; index <= last; index++) {
      const item = items[index]!;
      const clashes = isEntry(item) ? openClashes(item, { now, kept }) : [];
      if (clashes.length > 0) open.set(item.key, clashes);
      for (const { key } of clashes) last = Math.max(last, places.get(key) ?? last);
    }
    const { key } = items[first]!;
    found.push(open.size > 0 ? { key: `clash ${key}`, items: items.slice(first, last + 1), open } : items[first]!);
    first = last + 1;
  }
  return found;
}

/** What is over cannot be chosen any more. */
const openClashes = (entry: PlanEntry, { now, kept }: Around): PlanEntry[] =>
  entry.end > now ? entry.clashes.filter((other) => other.end > now && !kept.has(clashName(entry, other))) : [];
