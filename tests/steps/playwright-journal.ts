// Reporter of Playwright that keeps the journal of a test run.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from './run-command.ts';
import { writeJournal } from './journal.ts';

const nameOf = (test: TestCase): string => {
  const [, project = '', file = '', ...titles] = test.titlePath();
  return `${relative(root, test.location.file) || file} › ${titles.join(' › ')} (${project})`;
};

export default class PlaywrightJournal implements Reporter {
  onTestBegin(test: TestCase): void {
    writeJournal({ at: 'begin', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    const outcome = test.outcome();
    if (outcome === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      writeJournal({ at: 'end', name: nameOf(test), state: 'skipped', note: reason ?? 'left out without a reason' });
      return;
    }
    // A test that passed only at a second try has failed.
    const state = outcome === 'expected' ? 'passed' : 'failed';
    writeJournal({ at: 'end', name: nameOf(test), state, note: errors.map(words).join('\n') });
  }

  onError(error: TestError): void {
    writeJournal({ at: 'error', name: 'outside every test', note: words(error) });
  }
}

const words = ({ message = '', stack, snippet = '' }: TestError): string => `${stack ?? message}\n${snippet}`.trim();
