// How 10,000 sessions are searched: building the index in its worker, a question, what misspelt questions find, and the page meanwhile.
import type { SearchResult } from './browser/search.ts';
import { inChromium, run } from './chromium/open.ts';
import { figure, quantile } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

const ROUNDS = 9;
const QUESTIONS = 100;

export async function search(): Promise<Row[]> {
  const { build, open, ask, longest, recall } = await inChromium('browser/search.ts', (page) =>
    run<SearchResult>(page, `runSearch(10000, ${QUESTIONS}, ${ROUNDS})`),
  );
  const p95 = (from: readonly number[]): number => quantile(from, 0.95);
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    p95(ask.slice((round * ask.length) / ROUNDS, ((round + 1) * ask.length) / ROUNDS)),
  );
  const row = (goal: string, unit: string, measured: Row['measured'], bounds: Partial<Row> = {}): Row => ({
    bench: 'search',
    goal,
    unit,
    better: 'less',
    measured,
    ...bounds,
  });
  const share = (goal: string, value: number, bounds: Partial<Row>): Row => ({ ...row(goal, '', counted(value), bounds), better: 'more' });
  return [
    row('index of 10,000 sessions, from opening to the first answer', 'ms', figure(build), { must: 600, aim: 150 }),
    row('a question, 95th percentile, there and back', 'ms', figure(rounds), { must: 4.5, aim: 2 }),
    row('a question, median', 'ms', figure(ask)),
    share('found among the first ten: as written', recall[0], { must: 1 }),
    share('found among the first ten: one typing error', recall[1], { must: 0.97, aim: 0.97 }),
    share('found among the first ten: two typing errors', recall[2], { must: 0.92, aim: 0.97 }),
    row('opening the search holds up the page', 'ms', figure(open), { must: 50 }),
    row('longest task of the page over 50 ms', 'ms', figure(longest), { must: 50, note: '0: none was longer than 50 ms' }),
  ];
}
