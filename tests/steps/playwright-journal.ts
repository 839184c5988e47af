// Reporter of Playwright that keeps the journal of a test run.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from './run-command.ts';
import { SECOND_TRY, writeJournal } from './journal.ts';

const nameOf = (test: TestCase): string => {
  const [, project = '', file = '', ...titles] = test.titlePath();
  return `${relative(root, test.location.file) || file} › ${titles.join(' › ')} (${project})`;
};

export default class PlaywrightJournal implements Reporter {
  onTestBegin(test: TestCase): void {
    writeJournal({ at: 'begin', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, { errors, status, retry, duration: ms }: TestResult): void {
    const outcome = test.outcome();
    // Another try follows.
    if (outcome === 'unexpected' && status !== 'interrupted' && retry < test.retries) return;
    if (outcome === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      writeJournal({ at: 'end', name: nameOf(test), state: 'skipped', note: reason ?? 'left out without a reason' });
      return;
    }
    const state = outcome === 'expected' || outcome === 'flaky' ? 'passed' : 'failed';
    writeJournal({ at: 'end', name: nameOf(test), state, note: outcome === 'flaky' ? SECOND_TRY : errors.map(words).join('\n'), ms });
  }

  onError(error: TestError): void {
    writeJournal({ at: 'error', name: 'outside every test', note: words(error) });
  }
}

const words = ({ message = '', stack, snippet = '' }: TestError): string => `${stack ?? message}\n${snippet}`.trim();
