// The reporter in a browser: beacons, idle time, the session's count, and uncaught errors.
import { whenIdle } from '../../base/when-idle.ts';
import { diagnostics } from '../../contract/diagnostics.ts';
import { requestAddress, request } from '../../contract/request.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { uncaughtProblem } from './uncaught.ts';

/** Storage key of the number of problems reported in this session; survives a reload, so that endless reloads do not report endlessly. */
const COUNT_KEY = 'foyer:diagnostics-reported';

/** Makes the reporter of this page. `base` is the API's base; if undefined (no server), problems go to the console only. */
export function createBrowserReporter(base: string | undefined): Reporter {
  const address = requestAddress(request(diagnostics, {}));
  return createReporter({
    post(report) {
      // A beacon outlives the page, and fails silently without a connection.
      if (base !== undefined) navigator.sendBeacon?.(base + address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    },
    whenIdle,
    reportCount: sessionCount(),
    app: nameOf(import.meta.url),
    warn: warnInConsole,
  });
}

/** Writes a warning to the console; visitors do not see it. */
// oxlint-disable-next-line no-console -- the only place that writes to it
export const warnInConsole = (what: unknown): void => console.warn(what);

/** Subscribes to uncaught errors and to the end of the page. */
export function watchWindow(reporter: Reporter): void {
  const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const problem = uncaughtProblem(event, location.origin);
    if (problem) reporter.report(problem);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  window.addEventListener('pagehide', () => reporter.send());
}

function sessionCount(): { get: () => number; set: (count: number) => void } {
  let count = 0;
  try {
    count = Number(sessionStorage.getItem(COUNT_KEY)) || 0;
  } catch {
    // Without storage the count lasts as long as the page.
  }
  return {
    get: () => count,
    set(next) {
      count = next;
      try {
        sessionStorage.setItem(COUNT_KEY, String(count));
      } catch {
        // As above.
      }
    },
  };
}

/** `https://…/static/app-1a2b.js?v=1` → `app-1a2b` */
const nameOf = (address: string): string => address.split('?', 1)[0]!.split('/').at(-1)!.split('.', 1)[0]!;
