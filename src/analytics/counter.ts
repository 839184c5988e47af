// Reports to the event's own server what happened, a few seconds of it at a time and when the page is left; no person, no cookie of its own.
import type { Api } from '../api/http.ts';
import { type CountedAction, countActions } from '../contract/measurement.ts';
import { request, requestAddress } from '../contract/request.ts';

/** Longest time an action waits for others, ms. */
export const REPORT_AFTER = 4000;
/** Most actions of one report; the contract's limit. */
const AT_ONCE = 40;
/** Longest name the server takes; what is longer is not in it. */
const LONGEST = 500;

type Report = { api: Api; actions: CountedAction[] };

const reports = new Map<string, Report>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowing = false;

/** Counts an action of an event (its exact name). Never throws: a count that cannot be sent is lost. */
export function countAction(event: string, api: Api, action: CountedAction): void {
  if (action.ActionContext === '' || action.ActionContext.length > LONGEST) return;
  const report = reports.get(event) ?? { api, actions: [] };
  reports.set(event, report);
  report.actions.push(action);
  if (!isFollowing) follow();
  if (report.actions.length >= AT_ONCE || document.visibilityState === 'hidden') sendReports();
  else timer ??= setTimeout(sendReports, REPORT_AFTER);
}

/** A page that is put aside may never come back: what waits is sent then. */
function follow(): void {
  isFollowing = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports();
  });
  addEventListener('pagehide', sendReports);
}

function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [event, { api, actions }] of reports) {
    const address = api.base + requestAddress(request(countActions, { eventid: event }));
    // `keepalive`: the report is sent even where the page is gone, as a beacon is.
    void api
      .fetch(address, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Actions: actions }),
      })
      // An answer that nobody reads would be kept by the browser as long as the page is open.
      .then(({ body }) => body?.cancel())
      .catch(() => undefined);
  }
  reports.clear();
}
