// What Lighthouse says of real pages of the largest sample on its mobile profile. It is no dependency (156 MB): an installed one is used.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserSwitches, findBrowser } from '../cli/matrix/find-browser.ts';
import { type SamplePage, samplePages, sampleServer } from './backend/sample-server.ts';
import { figure } from './figures/numbers.ts';
import type { Row } from './figures/row.ts';

const run = promisify(execFile);

const ROUNDS = 3;

/** The least score of each category, of 100. */
const musts = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof musts;
const categories = Object.keys(musts) as Category[];

/** The part of Lighthouse's report that is read. */
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
  /** How fast Lighthouse found the machine; a phone of today has 1000 and more, and below 750 scores suffer. */
  environment: { benchmarkIndex: number };
};

export async function lighthouse(): Promise<Row[]> {
  const version = installed();
  const server = await sampleServer();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'));
  try {
    const rows: Row[] = [];
    for (const page of Object.keys(samplePages) as SamplePage[]) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++)
        reports.push(await patiently(() => reportOf(server.address + samplePages[page], folder)));
      rows.push(...categories.map((category) => rowOf(page, category, reports, version)));
    }
    return rows;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The version of the Lighthouse that is on the path; throws where there is none. */
function installed(): string {
  try {
    return execFileSync('lighthouse', ['--version'], { encoding: 'utf8' }).trim();
  } catch (error) {
    throw new Error('There is no lighthouse on the path: npm install --global lighthouse@13.5.0', { cause: error });
  }
}

/** Lighthouse loses the trace of a page now and then, and asks to be run again. */
const patiently = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    if (/run Lighthouse again/.test(String(error))) return ask();
    throw error;
  });

async function reportOf(address: string, folder: string): Promise<Report> {
  const browser = findBrowser();
  const file = join(folder, 'report.json');
  await run(
    'lighthouse',
    [
      address,
      '--quiet',
      '--no-enable-error-reporting',
      '--form-factor=mobile',
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${['--headless=new', ...browserSwitches].join(' ')}`,
    ],
    { env: { ...process.env, ...(browser && { CHROME_PATH: browser.path }) } },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function rowOf(page: SamplePage, category: Category, reports: readonly Report[], version: string): Row {
  const measured = figure(
    reports.map(({ categories: of }) => {
      const { score } = of[category];
      if (score === null) throw new Error(`Lighthouse could not judge ${category} of ${page}`);
      return score * 100;
    }),
  );
  const { categories: of, audits, environment } = reports.at(-1)!;
  const lost = of[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${Math.round((audits[id]!.score ?? 0) * 100)}`);
  return {
    bench: 'lighthouse',
    goal: `${page}: ${category}`,
    unit: 'of 100',
    better: 'more',
    must: musts[category],
    measured,
    note: [`Lighthouse ${version}, mobile, machine at ${Math.round(environment.benchmarkIndex)}`, ...lost].join('; '),
  };
}
