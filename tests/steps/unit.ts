// Unit, conformance and server tests in one run of vitest, properties over damaged configurations in another.
import { runJournalled } from './journalled.ts';
import type { Step } from './step.ts';

const vitest = (step: string, projects: string): Step => ({
  name: step,
  run: (until) =>
    runJournalled(
      { step, name: 'vitest', args: ['run', `--project=${projects}`, '--reporter=dot', '--reporter=./tests/steps/vitest-journal.ts'] },
      until,
    ),
});

export const unit = vitest('unit', '!properties');
export const properties = vitest('properties', 'properties');
