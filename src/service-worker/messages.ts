// What a page tells the worker, and the worker a page.

/**
 * `activate`: the new build takes over, the reader wants it. `forget`: what is personal goes, somebody signs out. `keep`: the page on screen,
 * and what it has loaded before the worker was there (whole addresses).
 */
export type WorkerMessage = { type: 'activate' } | { type: 'forget' } | { type: 'keep'; page: string; loaded: readonly string[] };

/** Reads a message; undefined for what is none. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type, page, loaded } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (type === 'activate' || type === 'forget') return { type };
  if (type !== 'keep' || typeof page !== 'string' || !URL.canParse(page) || !Array.isArray(loaded)) return undefined;
  return { type, page, loaded: loaded.filter((url): url is string => typeof url === 'string' && URL.canParse(url)) };
}

/** The worker got a notification of an event by Web Push; a page that is seen may show it, and answers by the port when it has looked. */
export type PushedMessage = { type: 'pushed'; id: string; event: string };

/** Reads it; undefined for what is none. */
export function readPushed(data: unknown): PushedMessage | undefined {
  const { type, id, event } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return type === 'pushed' && typeof id === 'string' && typeof event === 'string' ? { type, id, event } : undefined;
}
