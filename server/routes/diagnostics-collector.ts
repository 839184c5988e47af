// Takes what pages could not show: one log line for something new, then at every tenfold, never more than disk and memory bear.
import type { DiagnosticsReport, ReportedProblem } from '../../src/contract/diagnostics.ts';
import { withoutSecrets } from '../logger.ts';

/** A known problem: first reported by this page view, then `count` times in all. */
export type KnownProblem = Omit<DiagnosticsReport, 'problems'> & ReportedProblem & { count: number };

export type DiagnosticsCollector = {
  /** Takes a report; false if its address reported too much in this minute, then it is dropped. `now` in ms since 1970. */
  take: (report: DiagnosticsReport, address: string, now: number) => boolean;
  /** The last problems, newest first. */
  recent: () => readonly KnownProblem[];
};

/** Different problems remembered; an older one that recurs counts as new. */
const REMEMBERED = 200;
const MINUTE = 60_000;
/** Reports an address may send in a minute: generous, for a whole venue may share one. */
const REPORTS_A_MINUTE = 240;
/** Addresses distinguished in a minute; all others share one count. */
const ADDRESSES = 10_000;
/** Most lines written in a minute. */
const LINES_A_MINUTE = 120;

/** Creates a collector. `write` puts one structured line into the log. */
export function createDiagnosticsCollector(write: (line: object, words: string) => void): DiagnosticsCollector {
  const known = new Map<string, KnownProblem>();
  let minute = -1;
  let accounts = new Map<string, number>();
  let lines = 0;
  let unwritten = 0;

  const startMinute = (now: number): void => {
    if (Math.floor(now / MINUTE) === minute) return;
    minute = Math.floor(now / MINUTE);
    accounts = new Map();
    lines = 0;
    if (unwritten > 0) write({ diagnostics: { unwritten } }, 'problems of pages were counted but not written');
    unwritten = 0;
  };
  const mayTell = (address: string): boolean => {
    const account = accounts.has(address) || accounts.size < ADDRESSES ? address : '';
    const told = (accounts.get(account) ?? 0) + 1;
    accounts.set(account, told);
    return told <= REPORTS_A_MINUTE;
  };
  const take = (about: Omit<DiagnosticsReport, 'problems'>, problem: ReportedProblem): void => {
    const key = JSON.stringify([about.event, about.version, problem]);
    const count = (known.get(key)?.count ?? 0) + 1;
    const entry = { ...about, ...problem, message: withoutSecrets(problem.message), count };
    // Taken out first, so that it moves to the end: the one that was silent longest is forgotten.
    known.delete(key);
    known.set(key, entry);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value!);
    if (!Number.isInteger(Math.log10(count))) return;
    if (++lines > LINES_A_MINUTE) unwritten += 1;
    else write({ diagnostics: entry }, 'a page could not show something');
  };
  return {
    take({ problems, ...about }, address, now) {
      startMinute(now);
      if (!mayTell(address)) return false;
      for (const problem of problems) take(about, problem);
      return true;
    },
    recent: () => [...known.values()].toReversed(),
  };
}
