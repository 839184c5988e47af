// Which placement changes next, and when: a list by instant, so that a look at the clock costs nothing while nothing is due.

/** An id and the instant (ms since 1970) at which it is to be decided again. */
export type Due = { id: string; at: number };

export type DueQueue = {
  add: (one: Due) => void;
  /** The earliest instant, null when there is none. */
  next: () => number | null;
  /** Takes what is due at `now`, in the order of their instants. */
  take: (now: number) => string[];
};

/** A queue of these; sorting them at once is faster than adding them one by one. */
export function createDueQueue(all: readonly Due[]): DueQueue {
  // The earliest stands last, where taking is cheap.
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
