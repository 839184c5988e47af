// Functions that are called when something happens: one list for everything that can be subscribed to.

/** Subscribers to one kind of news, which is passed to them as arguments. */
export type Listeners<News extends readonly unknown[] = []> = {
  /** Adds a listener; returns its unsubscribe. A function that is added twice is called twice. */
  subscribe: (listener: (...news: News) => void) => () => void;
  /**
   * Calls all that are subscribed now, in their order; one that is removed meanwhile is not called.
   * An error of one does not keep the news from the others: the first error is thrown after all were called.
   */
  notify: (...news: News) => void;
  /** How many there are. */
  size: () => number;
  clear: () => void;
};

/** Makes an empty list of listeners. */
export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const all = new Set<{ listener: (...news: News) => void }>();
  return {
    subscribe(listener) {
      const entry = { listener };
      all.add(entry);
      return () => void all.delete(entry);
    },
    notify(...news) {
      const errors: unknown[] = [];
      for (const entry of Array.from(all)) {
        if (!all.has(entry)) continue;
        try {
          entry.listener(...news);
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
    size: () => all.size,
    clear: () => all.clear(),
  };
}
