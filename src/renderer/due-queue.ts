// Which placement changes next, and when: a heap by instant, so that a look at the clock costs nothing while nothing is due.

/** An id and the instant (ms since 1970) at which it is to be decided again. */
type Due = { id: string; at: number };

export type DueQueue = {
  /** Entries in the queue, those that no longer count included. */
  size: () => number;
  /** Adds; an id may stand in the queue more than once, the caller knows which entry still counts. */
  add: (id: string, at: number) => void;
  /** The earliest instant, null when there is none. */
  next: () => number | null;
  /** Takes the earliest entry when it is due at `now`. */
  take: (now: number) => Due | undefined;
};

export function createDueQueue(): DueQueue {
  const heap: Due[] = [];
  const swap = (a: number, b: number): void => {
    const kept = heap[a]!;
    heap[a] = heap[b]!;
    heap[b] = kept;
  };
  const earlier = (a: number, b: number): boolean => a < heap.length && heap[a]!.at < heap[b]!.at;
  return {
    size: () => heap.length,
    add(id, at) {
      heap.push({ id, at });
      for (let child = heap.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (!earlier(child, parent)) break;
        swap(child, parent);
        child = parent;
      }
    },
    next: () => heap[0]?.at ?? null,
    take(now) {
      const first = heap[0];
      if (!first || first.at > now) return undefined;
      const last = heap.pop()!;
      if (heap.length > 0) {
        heap[0] = last;
        for (let parent = 0; ;) {
          let least = parent;
          if (earlier(2 * parent + 1, least)) least = 2 * parent + 1;
          if (earlier(2 * parent + 2, least)) least = 2 * parent + 2;
          if (least === parent) break;
          swap(parent, least);
          parent = least;
        }
      }
      return first;
    },
  };
}
