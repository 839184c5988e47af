// Waits for something on the page that appears late, until the visitor acts.

/** Longest wait, ms: later components no longer move the page. */
export const MAX_WAIT = 3000;
/** Interval between two checks, ms. */
const CHECK_INTERVAL = 50;

/** Actions with which visitors move the page themselves. */
const userActions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls `stop` when the visitor acts; aborting the controller ends that. */
function onAction(stop: () => void): AbortController {
  const closing = new AbortController();
  for (const type of userActions) window.addEventListener(type, stop, { passive: true, signal: closing.signal });
  return closing;
}

/** Calls `done` at once and then repeatedly until it returns true, the visitor acts, or `MAX_WAIT` has passed; returns a function that stops it. */
export function waitFor(done: () => boolean): () => void {
  if (done()) return () => undefined;
  let looks = Math.ceil(MAX_WAIT / CHECK_INTERVAL);
  const timer = setInterval(() => {
    looks -= 1;
    if (done() || looks <= 0) stop();
  }, CHECK_INTERVAL);
  const stop = (): void => {
    clearInterval(timer);
    closing.abort();
  };
  const closing = onAction(stop);
  return stop;
}

/** Runs `work` after `delay` (ms), unless the visitor acts before; returns a function that stops it and its work. */
export function runLater(delay: number, work: () => () => void): () => void {
  let stopWork: (() => void) | undefined;
  const timer = setTimeout(() => {
    closing.abort();
    stopWork = work();
  }, delay);
  const stop = (): void => {
    clearTimeout(timer);
    closing.abort();
    stopWork?.();
  };
  const closing = onAction(stop);
  return stop;
}
