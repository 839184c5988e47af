// The server's time before the app has asked for anything: a rendered page is written once for many visitors, its headers are not.
import { CALL_TIMEOUT } from '../api/http.ts';

/**
 * The server's instant (ms) at `now` (`performance.now()`), by the header of the answer that brought this page (`Server-Timing: now;desc="…"`).
 * Undefined where the browser does not give it.
 */
export function serverTimeOf(navigation: PerformanceEntry | undefined, now: number): number | undefined {
  const { serverTiming = [], responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const written = serverTiming.find(({ name }) => name === 'now')?.description;
  const instant = written === undefined ? NaN : Date.parse(written);
  return Number.isNaN(instant) ? undefined : instant + now - responseStart;
}

/** Asks for the server's instant, ms; the smallest request. Rejects if the server does not answer. */
export async function askTime(base: string): Promise<number> {
  const answer = await fetch(`${base}/api/Core/ServerTime`, { signal: AbortSignal.timeout(CALL_TIMEOUT) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return Date.parse(((await answer.json()) as { ServerTime: string }).ServerTime);
}
