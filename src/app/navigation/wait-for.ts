// Waiting for something on the page that comes late, until the visitor takes over.

/** Longest wait, ms: components that are later than this have lost their claim on the visitor's place. */
export const MAX_WAIT = 3000;
/** Between two looks, ms. */
const CHECK_INTERVAL = 50;

/** What a visitor does to move the page themselves. */
const userActions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Asks `done` at once and again until it answers true, the visitor moves the page, or `PATIENCE` is over; returns how to stop. */
export function waitFor(done: () => boolean): () => void {
  if (done()) return () => undefined;
  let looks = Math.ceil(MAX_WAIT / CHECK_INTERVAL);
  const timer = setInterval(() => {
    looks -= 1;
    if (done() || looks <= 0) stop();
  }, CHECK_INTERVAL);
  const stop = (): void => {
    clearInterval(timer);
    for (const type of userActions) window.removeEventListener(type, stop);
  };
  for (const type of userActions) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/** Runs `work` after `delay` (ms) and stops what it began when told so, or when the visitor moves the page before. */
export function runLater(delay: number, work: () => () => void): () => void {
  let stopWork: (() => void) | undefined;
  const timer = setTimeout(() => {
    for (const type of userActions) window.removeEventListener(type, stop);
    stopWork = work();
  }, delay);
  const stop = (): void => {
    clearTimeout(timer);
    for (const type of userActions) window.removeEventListener(type, stop);
    stopWork?.();
  };
  for (const type of userActions) window.addEventListener(type, stop, { passive: true });
  return stop;
}
