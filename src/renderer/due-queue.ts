// The queue of next changes, sorted by instant, so that reading the clock costs nothing while nothing is due.

/** An id and the instant (ms since 1970) at which it must be decided again. */
export type Due = { id: string; at: number };

export type DueQueue = {
  add: (one: Due) => void;
  /** The earliest instant; null if empty. */
  next: () => number | null;
  /** Removes and returns what is due at `now`, in order of the instants. */
  take: (now: number) => string[];
};

/** Makes a queue of these entries; sorting them at once is faster than adding them one by one. */
export function createDueQueue(all: readonly Due[]): DueQueue {
  // The earliest is last, where removal is cheap.
  const list = all.toSorted((one, other) => other.at - one.at);
  return {
    add(one) {
      let low = 0;
      for (let high = list.length; low < high;) {
        const middle = (low + high) >> 1;
        if (list[middle]!.at > one.at) low = middle + 1;
        else high = middle;
      }
      list.splice(low, 0, one);
    },
    next: () => list.at(-1)?.at ?? null,
    take(now) {
      const due: string[] = [];
      for (let one = list.at(-1); one && one.at <= now; one = list.at(-1)) due.push(list.pop()!.id);
      return due;
    },
  };
}
