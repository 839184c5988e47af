// Which placement changes next, and when: a heap by instant, so that a look at the clock costs nothing while nothing is due.

/** An id and the instant (ms since 1970) at which it is to be decided again. */
type Due = { id: string; at: number };

export type DueQueue = {
  add: (id: string, at: number) => void;
  /** The earliest instant, null when there is none. */
  next: () => number | null;
  /** Takes what is due at `now`, in the order of their instants. */
  take: (now: number) => readonly string[];
};

const nothing: readonly string[] = [];

export function createDueQueue(): DueQueue {
  const heap: Due[] = [];
  const swap = (a: number, b: number): void => {
    const kept = heap[a]!;
    heap[a] = heap[b]!;
    heap[b] = kept;
  };
  const earlier = (a: number, b: number): boolean => a < heap.length && heap[a]!.at < heap[b]!.at;
  const takeFirst = (): Due => {
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ;) {
      let least = parent;
      if (earlier(2 * parent + 1, least)) least = 2 * parent + 1;
      if (earlier(2 * parent + 2, least)) least = 2 * parent + 2;
      if (least === parent) return first;
      swap(parent, least);
      parent = least;
    }
  };
  return {
    add(id, at) {
      let child = heap.push({ id, at }) - 1;
      for (let parent = (child - 1) >> 1; child > 0 && earlier(child, parent); parent = (child - 1) >> 1) {
        swap(child, parent);
        child = parent;
      }
    },
    next: () => heap[0]?.at ?? null,
    take(now) {
      if (heap.length === 0 || heap[0]!.at > now) return nothing;
      const due: string[] = [];
      while (heap.length > 0 && heap[0]!.at <= now) due.push(takeFirst().id);
      return due;
    },
  };
}
