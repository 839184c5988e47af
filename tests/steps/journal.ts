// The journal of a test run: a line when a test begins and one when it ends, written at once, so that a run cut short keeps what it has.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One line. `name` is unique within a run; `ms` is how long the test took. */
export type JournalLine =
  | { at: 'begin'; name: string }
  | { at: 'end'; name: string; state: 'passed' | 'failed' | 'skipped'; note: string; ms?: number }
  /** An error outside every test: a file that does not load, a set-up that fails. */
  | { at: 'error'; name: string; note: string };

/** Note of a test that passed only when it was tried again. */
export const SECOND_TRY = 'passed at a second try';

/** How many slow files are named. */
const MOST_SLOW = 8;

/** What a journal says. */
export type Journal = {
  passed: number;
  /** Names of those that passed only at a second try. */
  retried: readonly string[];
  failed: readonly { name: string; note: string }[];
  skipped: readonly { name: string; note: string }[];
  /** Tests that began and did not end, oldest first. */
  open: readonly string[];
  /** Files whose tests took longest together, the longest first, at most `MOST_SLOW`. */
  slowest: readonly { file: string; ms: number }[];
  /** Name of the last test that began or ended; '' when there is none. */
  last: string;
};

/** Environment variable that names the file of the journal; the reporters of vitest and Playwright write into it. */
export const JOURNAL_FILE = 'FOYER_TEST_JOURNAL';

/** Appends a line. Does nothing where no journal is kept, as when a tool is run by hand. */
export function writeJournal(line: JournalLine): void {
  const file = process.env[JOURNAL_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Reads a journal; a last line that was cut off is left out. A file that is missing is an empty journal. */
export function readJournal(file: string): Journal {
  return journalOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** What the text of a journal says. A test that ended twice (two browsers give it two names) counts twice. */
export function journalOf(text: string): Journal {
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JournalLine);
  const open = new Set<string>();
  const ended: Extract<JournalLine, { at: 'end' }>[] = [];
  const errors: { name: string; note: string }[] = [];
  for (const line of lines) {
    if (line.at === 'begin') open.add(line.name);
    else open.delete(line.name);
    if (line.at === 'end') ended.push(line);
    if (line.at === 'error') errors.push({ name: line.name, note: line.note });
  }
  const those = (state: string): { name: string; note: string }[] =>
    ended.filter((line) => line.state === state).map(({ name, note }) => ({ name, note }));
  return {
    passed: those('passed').length,
    retried: those('passed').flatMap(({ name, note }) => (note === SECOND_TRY ? [name] : [])),
    failed: [...those('failed'), ...errors],
    skipped: those('skipped'),
    slowest: slowestOf(ended),
    open: [...open],
    last: lines.at(-1)?.name ?? '',
  };
}

function slowestOf(ended: readonly { name: string; ms?: number }[]): { file: string; ms: number }[] {
  const files = new Map<string, number>();
  for (const { name, ms = 0 } of ended) {
    const [file = ''] = name.split(' › ');
    files.set(file, (files.get(file) ?? 0) + ms);
  }
  return [...files]
    .map(([file, ms]) => ({ file, ms }))
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MOST_SLOW);
}
