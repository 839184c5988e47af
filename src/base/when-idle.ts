// Work that no visitor waits for, and that must not compete with the page being opened.

/** Longest wait for an idle moment, ms. */
const PATIENCE = 3000;
/** Pause before large answers are asked for, ms: the code of the page may still ask for more. */
export const LONG_PAUSE = 1000;

/** Calls once the page has loaded, a pause (ms) has passed, and the browser has nothing else to do. */
export function whenIdle(work: () => void, pause = 0): void {
  const soon = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE });
    else setTimeout(work, PATIENCE / 3);
  };
  const wait = (): void => void (pause > 0 ? setTimeout(soon, pause) : soon());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
