// Reports to the server what a page could not show: each problem once a page view, in few small reports, with a maximum a session.
import type { DiagnosticsReport, ReportedProblem } from '../../contract/diagnostics.ts';
import type { Finding } from '../../model/finding.ts';
import { plainMessage } from './plain-message.ts';

/** The page on screen: the head of every report. */
export type PageViewInfo = Pick<DiagnosticsReport, 'event' | 'version' | 'page' | 'language' | 'preview'>;

/** The placement of a problem, if there is one. */
type Concerned = { id: string; name: string };

export type Reporter = {
  /** Starts a page view; `view` distinguishes page views (the path). The same view again changes nothing. */
  pageShown: (sight: PageViewInfo, view: string) => void;
  /** Reports a problem: to the console at once, to the server with the next report. Never throws. */
  report: (problem: Pick<Finding, 'code' | 'message' | 'file' | 'pointer'>, concerned?: Concerned) => void;
  /** Sends pending problems; called when the page ends. */
  send: () => void;
};

export type ReporterParts = {
  /** Sends a report without waiting for the result. */
  post: (report: DiagnosticsReport) => void;
  /** Calls back when the page has loaded and the device is idle. */
  whenIdle: (work: () => void) => void;
  /** Problems reported in this session so far, kept beyond a reload where the browser allows. */
  reportCount: { get: () => number; set: (count: number) => void };
  /** Build of the app. */
  app: string;
  warn: (words: string) => void;
};

/** Problems of one report, the contract's maximum. */
const A_REPORT = 10;
const A_VIEW = 20;
const A_SESSION = 60;

const nowhere: PageViewInfo = { event: '', version: 0, page: '', language: '', preview: false };

/** Makes a reporter. */
export function createReporter({ post, whenIdle, reportCount, app, warn }: ReporterParts): Reporter {
  let sight = nowhere;
  let view = '';
  let seen = new Set<string>();
  let waiting: ReportedProblem[] = [];
  let unsaid = 0;
  let arranged = false;

  const send = (): void => {
    arranged = false;
    while (waiting.length > 0) {
      const problems = waiting.splice(0, A_REPORT);
      try {
        reportCount.set(reportCount.get() + problems.length);
        post({ ...sight, app, problems, unsaid: waiting.length === 0 ? unsaid : 0 });
      } catch {
        // A report that cannot be sent must not cause another problem.
      }
    }
    unsaid = 0;
  };
  return {
    pageShown(next, name) {
      const key = JSON.stringify([next, name]);
      if (key === view) return;
      send();
      view = key;
      sight = next;
      seen = new Set();
    },
    report({ code, message, file, pointer }, concerned) {
      const key = `${code} ${file} ${pointer} ${file === '' ? message : ''}`;
      if (seen.has(key)) return;
      seen.add(key);
      if (seen.size <= A_VIEW) warn(`Foyer: ${file}${pointer} ${message}`);
      if (seen.size > A_VIEW || reportCount.get() + waiting.length >= A_SESSION) {
        unsaid += 1;
        return;
      }
      waiting.push({
        code,
        placement: (concerned?.id ?? '').slice(0, 120),
        component: (concerned?.name ?? '').slice(0, 120),
        message: plainMessage(message),
        file: file.slice(0, 300),
        pointer: pointer.slice(0, 600),
      });
      if (arranged) return;
      arranged = true;
      whenIdle(send);
    },
    send,
  };
}
