// `npm test`: everything that proves Foyer, step by step; the last line counts it.
import { checks } from './steps/checks.ts';
import { budget } from './steps/budget.ts';
import { build } from './steps/build.ts';
import { cases } from './steps/cases.ts';
import { endToEnd } from './steps/end-to-end.ts';
import { soFar } from './steps/journalled.ts';
import { LATE, OUT } from './support/late.ts';
import { limitOf, slowness } from './steps/limits.ts';
import { endAll } from './steps/run-command.ts';
import { type Outcome, skipLines, type Step } from './steps/step.ts';
import { browserCode, nodeCode, properties } from './steps/unit.ts';

const factor = slowness();
const limit = limitOf(process.env['FOYER_TEST_LIMIT'], factor);
const until = performance.now() + limit * 1000;
/** Three at work on two cores, the browser with two windows and a project of vitest, may take so many times as long as one alone. */
const SHARED = 2;
process.env['FOYER_TEST_LATE'] = String(Date.now() + limit * LATE * 1000);
process.env['FOYER_TEST_OUT'] = String(Date.now() + limit * OUT * 1000);
// Waits inside of tests (vite.config.ts, playwright.config.ts) are as long as this machine is slow.
process.env['FOYER_TEST_SLOWNESS'] ??= (factor * SHARED).toFixed(1);
if (factor > 1.3) console.log(`This machine is ${factor.toFixed(1)} times slower than two quiet cores; the run may take ${limit} s.`);

const done: Outcome[] = [];

/** Takes steps from the front until none is left; each prints its line when it has ended, and none keeps the next from running. */
async function inTurn(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const { name, run } = step;
    const started = performance.now();
    const outcome = started >= until ? notRun : await run(until).catch(brokenDown);
    done.push(outcome);
    report(name, outcome, (performance.now() - started) / 1000);
  }
}

const notRun: Outcome = { passed: 0, failed: 1, output: '', note: `not run: the limit of ${limit} s was reached` };

const brokenDown = (error: unknown): Outcome => ({
  passed: 0,
  failed: 1,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

function report(name: string, { passed, failed, skipped = [], output, note }: Outcome, seconds: number): void {
  if (failed > 0 && output !== '') console.log(`\n${output.trim()}\n`);
  const state = failed > 0 ? `FAILED ${failed} of ${passed + failed}` : passed > 0 ? `ok ${passed}` : 'skipped';
  console.log(`${name.padEnd(12)} ${state.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s${note ? `  ${note}` : ''}`);
  for (const line of skipLines(skipped)) console.log(`  skipped  ${line}`);
}

function count(): void {
  const sum = (what: 'passed' | 'failed'): number => done.reduce((total, outcome) => total + outcome[what], 0);
  const left = done.flatMap(({ skipped = [] }) => skipped).length;
  if (left > 0) console.log(`\n${left} skipped, grouped above by reason.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

// Interrupted, it says what it has; nothing that it started stays behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const [name, outcome] of soFar()) {
      done.push(outcome);
      report(name, outcome, 0);
    }
    endAll();
    count();
    process.exit(1);
  });
}
process.on('exit', endAll);

// The build comes before all tests: server tests read its folder, and the browser needs it. Then journeys and projects share the cores:
// two at a time, and whichever ends first is followed by the next, so that no core is idle while there is something to do.
await Promise.all([inTurn([build, budget]), inTurn([...checks])]);
const tests = [endToEnd, nodeCode, properties, browserCode, cases];
await Promise.all([inTurn(tests), inTurn(tests)]);
count();
