// A step that runs a test tool with a journal: whatever ends the tool, what was run until then counts, and what failed is named.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Journal, JOURNAL_FILE, readJournal } from './journal.ts';
import { type Ended, runCommand } from './run-command.ts';
import type { Outcome } from './step.ts';

/** Files whose tests take this long together are named, ms. */
const SLOW = 20_000;

/** Journals that are being kept, for a run that is interrupted. */
const kept = new Map<string, string>();

/** What to run; `step` names the journal. */
export type Tool = { step: string; name: string; args: readonly string[]; environment?: Readonly<Record<string, string>> };

/** Runs it until `until` (ms, `performance.now`) at the latest. Never throws. */
export async function runJournalled({ step, name, args, environment = {} }: Tool, until: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-tests-'));
  const file = join(folder, 'journal.jsonl');
  kept.set(step, file);
  try {
    const ended = await runCommand(name, args, { until, environment: { ...environment, [JOURNAL_FILE]: file } });
    return outcomeOf(readJournal(file), ended);
  } finally {
    kept.delete(step);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the steps under way have done so far; asked when the run is interrupted. */
export const soFar = (): [step: string, outcome: Outcome][] =>
  [...kept].map(([step, file]) => [step, outcomeOf(readJournal(file), { code: 1, output: '', cutShort: true })]);

/** The count of a journal. A tool that ends badly without a failed test counts as one failure, with the words that say where it was. */
export function outcomeOf(journal: Journal, { code, output, cutShort }: Ended): Outcome {
  const { passed, retried, failed, skipped, slowest, open, last } = journal;
  const where = open.length > 0 ? `under way: ${open.slice(0, 4).join('; ')}` : last === '' ? 'before the first test' : `after ${last}`;
  const end = cutShort ? `The limit was reached with ${passed} passed, ${where}.` : `It ended with code ${code}, ${where}.`;
  const isWrong = cutShort || (code !== 0 && failed.length === 0);
  const words = failed.map(({ name, note }) => `FAILED ${name}\n${note}`);
  const slow = slowest.filter(({ ms }) => ms >= SLOW).map(({ file, ms }) => `${file} ${Math.round(ms / 1000)} s`);
  const notes = cutShort
    ? [end]
    : [
        ...(retried.length > 0 ? [`passed at a second try: ${retried.join('; ')}`] : []),
        ...(slow.length > 0 ? [`longest: ${slow.join(', ')}`] : []),
      ];
  return {
    passed,
    failed: failed.length + (isWrong ? 1 : 0),
    skipped,
    // A tool that came to its end has said all this itself.
    output: isWrong ? [output, ...words, end].join('\n') : output,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  };
}
