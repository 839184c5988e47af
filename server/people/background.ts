// Work that continues after a call is answered, so that the response time reveals nothing about an account; a server that ends waits for it.

export type Background = {
  /** Starts work once the answer is out. When it fails, `problem` is reported; what went wrong in detail is not, it may contain an address. */
  run: (work: () => Promise<unknown>, problem: string) => void;
  /** Resolves when nothing is under way, work begun meanwhile included. */
  idle: () => Promise<void>;
};

/** `onProblem` takes the line about work that failed. */
export function createBackground(onProblem: (line: string) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(work, problem) {
      const ended: Promise<unknown> = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch(() => onProblem(problem))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
