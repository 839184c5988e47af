// How 10,000 sessions, their 20,000 presentations and 5,000 abstracts with their texts are searched: building the index in its worker, a question, what misspelt questions find, and the page meanwhile.
import type { SearchResult } from './browser/search.ts';
import { inChromium, run } from './chromium/open.ts';
import { figure, quantile } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

const ROUNDS = 9;
const QUESTIONS = 100;

/** What is searched; two typing errors among so many abstracts are found where their text does not outweigh their title. */
const kinds = [
  { show: 'all', name: '10,000 sessions', isStrict: true },
  { show: 'presentations', name: '20,000 presentations', isStrict: false },
  { show: 'abstracts', name: '5,000 abstracts with their texts', isStrict: false },
] as const;

export async function search(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) rows.push(...(await rowsOf(kind)));
  return rows;
}

async function rowsOf({ show, name, isStrict }: (typeof kinds)[number]): Promise<Row[]> {
  const { build, whole, open, ask, longest, recall } = await inChromium('browser/search.ts', (page) =>
    run<SearchResult>(page, `runSearch('${show}', ${QUESTIONS}, ${ROUNDS})`),
  );
  const p95 = (from: readonly number[]): number => quantile(from, 0.95);
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    p95(ask.slice((round * ask.length) / ROUNDS, ((round + 1) * ask.length) / ROUNDS)),
  );
  const row = (goal: string, unit: string, measured: Row['measured'], bounds: Partial<Row> = {}): Row => ({
    bench: 'search',
    goal: `${name}: ${goal}`,
    unit,
    better: 'less',
    measured,
    ...bounds,
  });
  const share = (goal: string, value: number, bounds: Partial<Row>): Row => ({ ...row(goal, '', counted(value), bounds), better: 'more' });
  return [
    row('index, from opening to the first answer', 'ms', figure(build), { must: 600, aim: 150 }),
    row('index, until long texts are searched, too', 'ms', figure(whole)),
    row('a question, 95th percentile, there and back', 'ms', figure(rounds), { must: isStrict ? 4.5 : 5, aim: 2 }),
    row('a question, median', 'ms', figure(ask)),
    share('found among the first ten: as written', recall[0], isStrict ? { must: 1 } : {}),
    share('found among the first ten: one typing error', recall[1], isStrict ? { must: 0.97, aim: 0.97 } : {}),
    share('found among the first ten: two typing errors', recall[2], isStrict ? { must: 0.92, aim: 0.97 } : {}),
    row('opening the search holds up the page', 'ms', figure(open), { must: 50 }),
    row('longest task of the page over 50 ms', 'ms', figure(longest), { must: 50, note: '0: none was longer than 50 ms' }),
  ];
}
