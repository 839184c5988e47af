// `npm test`: everything that proves Foyer, step by step; the last line counts it.
import { checks } from './steps/checks.ts';
import { budget } from './steps/budget.ts';
import { build } from './steps/build.ts';
import { cases } from './steps/cases.ts';
import { endToEnd } from './steps/end-to-end.ts';
import { endAll } from './steps/run-command.ts';
import type { Outcome, Step } from './steps/step.ts';
import { properties, unit } from './steps/unit.ts';

const done: Outcome[] = [];

/** Steps one after the other; each prints its line when it has ended, and none keeps the next from running. */
async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const { name, run } of steps) {
    const started = performance.now();
    const outcome = await run().catch((error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    done.push(outcome);
    report(name, outcome, (performance.now() - started) / 1000);
  }
}

function report(name: string, { passed, failed, skipped = [], output, note }: Outcome, seconds: number): void {
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  const state = failed > 0 ? `FAILED ${failed} of ${passed + failed}` : passed > 0 ? `ok ${passed}` : 'skipped';
  console.log(`${name.padEnd(12)} ${state.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s${note ? `  ${note}` : ''}`);
  for (const one of skipped) console.log(`  skipped  ${one}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}
process.on('exit', endAll);

// Two lanes for two cores: what reads the sources and damages configurations beside what runs them. The build waits: server tests read its folder.
await Promise.all([inTurn([...checks, properties]), inTurn([unit, cases])]);
await inTurn([build, budget, endToEnd]);

const sum = (count: 'passed' | 'failed'): number => done.reduce((total, outcome) => total + outcome[count], 0);
const left = done.flatMap(({ skipped = [] }) => skipped).length;
if (left > 0) console.log(`\n${left} skipped, named above.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
