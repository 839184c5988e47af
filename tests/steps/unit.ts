// The projects of vitest, a run each: unit tests of what runs in a browser, those of everything else with conformance and server, and properties over damaged configurations.
import { runJournalled } from './journalled.ts';
import type { Step } from './step.ts';

const vitest = (project: string): Step => ({
  name: project,
  run: (until) =>
    runJournalled(
      {
        step: project,
        name: 'vitest',
        args: ['run', `--project=${project}`, '--reporter=dot', '--reporter=./tests/steps/vitest-journal.ts'],
      },
      until,
    ),
});

export const browserCode = vitest('browser code');
export const nodeCode = vitest('node code');
export const properties = vitest('properties');
