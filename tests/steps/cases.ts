// The rule cases of `../shared`, run as `npm run cases` does; the count is its last line.
import { hasShared, sharedPath } from '../support/shared.ts';
import { runCommand } from './run-command.ts';
import type { Outcome, Step } from './step.ts';

async function run(until: number): Promise<Outcome> {
  if (!hasShared)
    return { passed: 0, failed: 0, skipped: [{ name: 'rule cases', note: 'need the shared cases and data, ../shared' }], output: '' };
  const { code, output } = await runCommand(process.execPath, ['tests/oracles/index.ts', sharedPath('cases/product')], { until });
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  // Readings that fail are reported but do not count: the command ends with 0 then.
  const counted = code === 0 ? 0 : Math.max(1, Number(failed));
  return { passed: Number(passed), failed: Number(passed) === 0 ? Math.max(1, counted) : counted, output };
}

export const cases: Step = { name: 'rule cases', run };
