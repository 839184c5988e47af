// Unit, conformance and server tests in one run of vitest, properties over damaged configurations in another; the count is that of its report.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand, root } from './run-command.ts';
import type { Outcome, Step } from './step.ts';

/** The part of vitest's report (reporter `json`) that is counted. */
export type UnitReport = {
  success: boolean;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
};

/** Counts a report. A file that could not be loaded is one failed test; so is an error outside every test. */
export function countUnit(report: UnitReport): Pick<Outcome, 'passed' | 'failed' | 'skipped'> {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  );
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed').length + unloaded.length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed || (report.success ? 0 : 1),
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ file, fullName }) => `${file} › ${fullName.trim()}: ${reasonOf(fullName)}`),
  };
}

/** Why a test is left out. There are two reasons, and both are things a machine may lack. */
const reasonOf = (name: string): string => (name.includes('PostgreSQL') ? 'TEST_DATABASE_URL is not set' : '../shared is missing');

async function run(projects: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-unit-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runCommand('vitest', [
      'run',
      `--project=${projects}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const report = JSON.parse(await readFile(file, 'utf8')) as UnitReport;
    const counts = countUnit(report);
    return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1), output };
  } catch (error) {
    return { passed: 0, failed: 1, output: `vitest wrote no report: ${String(error)}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const unit: Step = { name: 'unit', run: () => run('!properties') };
export const properties: Step = { name: 'properties', run: () => run('properties') };
