// Reporter of vitest that keeps the journal of a test run.
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from './run-command.ts';
import { SECOND_TRY, writeJournal } from './journal.ts';

const nameOf = (test: TestCase): string => `${relative(root, test.module.moduleId)} › ${test.fullName}`;
const words = (errors: readonly { message: string; stack?: string }[] | undefined): string =>
  (errors ?? []).map(({ message, stack }) => stack ?? message).join('\n');

export default class VitestJournal implements Reporter {
  onTestCaseReady(test: TestCase): void {
    writeJournal({ at: 'begin', name: nameOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const { flaky = false, duration = 0 } = test.diagnostic() ?? {};
    const isRetried = state === 'passed' && flaky;
    const note = state === 'skipped' ? reasonOf(test.fullName) : isRetried ? SECOND_TRY : words(errors);
    if (state !== 'pending') writeJournal({ at: 'end', name: nameOf(test), state, note, ms: Math.round(duration) });
  }

  /** A file that does not load, or whose set-up fails, has errors of its own. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) writeJournal({ at: 'error', name: relative(root, module.moduleId), note: words(errors) });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (unhandled.length > 0) writeJournal({ at: 'error', name: 'outside every test', note: words(unhandled) });
  }
}

/** Why a test is left out. There are two reasons, and both are things a machine may lack. */
export const reasonOf = (name: string): string =>
  name.includes('PostgreSQL') ? 'need PostgreSQL: set TEST_DATABASE_URL' : 'need the shared cases and data, ../shared';
