// End-to-end tests in a real browser; the count is that of Playwright's report.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from '../support/browser.ts';
import { runCommand } from './run-command.ts';
import type { Outcome, Step } from './step.ts';

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = {
  title: string;
  file: string;
  tests: readonly { projectName: string; status: string; annotations?: readonly { type: string; description?: string }[] }[];
};

/** The part of Playwright's report (reporter `json`) that is counted. */
export type EndToEndReport = { suites: readonly Suite[]; errors: readonly { message?: string }[] };

/** Counts a report. An error outside every test is one failed test; a test that passed only at a second try has failed. */
export function countEndToEnd({ suites, errors }: EndToEndReport): Pick<Outcome, 'passed' | 'failed' | 'skipped'> {
  const tests = specsOf(suites).flatMap(({ title, file, tests: runs }) => runs.map((run) => ({ ...run, title, file })));
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const passed = tests.filter(({ status }) => status === 'expected').length;
  return {
    passed,
    failed: tests.length - passed - skipped.length + errors.length,
    skipped: skipped.map(
      ({ file, title, projectName, annotations }) =>
        `${file} › ${title} (${projectName}): ${annotations?.find(({ type }) => type === 'skip')?.description ?? 'no reason given'}`,
    ),
  };
}

const specsOf = (suites: readonly Suite[]): Spec[] => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** The journeys are many; what takes longer than this hangs, ms. */
const LONGEST = 750_000;

async function run(): Promise<Outcome> {
  const browser = getBrowser((line) => console.log(`  ${line}`));
  if (!browser) return { passed: 0, failed: 1, output: 'No Chromium could be found, downloaded or installed. Set CHROMIUM_PATH to one.' };
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runCommand('playwright', ['test', '--reporter=list,json'], {
      patience: LONGEST,
      environment: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const counts = countEndToEnd(JSON.parse(await readFile(file, 'utf8')) as EndToEndReport);
    return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1), output, note: `${browser.path}, ${browser.origin}` };
  } catch (error) {
    return { passed: 0, failed: 1, output: `Playwright wrote no report: ${String(error)}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const endToEnd: Step = { name: 'end to end', run };
