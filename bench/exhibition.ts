// How 600 exhibitors and 5,000 products are searched: building the index, and a question, as written and misspelt; and how soon their pages can be used.
import { createIndex, type Searched } from '#src/base/search/fuse-index.ts';
import { exhibitionPages } from './exhibition-pages.ts';
import { figure, quantile } from './figures/numbers.ts';
import type { Row } from './figures/row.ts';

const ROUNDS = 9;
const QUESTIONS = 200;

/** Parts of words of the field; together they make a few thousand different ones. */
const parts = 'cardi sono vaso medi hem angio echo thor pulm neur vita opti ster flex micro duro helio novo axio pneu'.split(' ');
const ends = 'graph scan pulse line port care max tec form guard wave view sense dose lux vent flow ring tool base'.split(' ');

type Words = { one: () => string; number: (below: number) => number };

/** Words and numbers, the same in every run. */
function words(): Words {
  let seed = 2027;
  const number = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  return {
    number,
    one: () => `${parts[number(parts.length)]!}${parts[number(parts.length)]!.slice(0, 1 + number(4))}${ends[number(ends.length)]!}`,
  };
}

const texts = (count: number, { one }: Words): string => Array.from({ length: count }, one).join(' ');
const exhibitors = (source: Words): Searched[] =>
  Array.from({ length: 600 }, (_, at) => ({
    Name: texts(2, source),
    Short: texts(8, source),
    Tags: [source.one(), source.one()],
    booths: [`${1 + (at % 4)}.${at}`],
    SponsorType: 'Gold Partner',
  }));
const products = (source: Words): Searched[] =>
  Array.from({ length: 5000 }, () => ({
    Name: texts(2, source),
    Short: texts(8, source),
    Category: source.one(),
    Tags: [source.one(), source.one()],
  }));

/** Names with up to two letters replaced, a third of them each. */
function questions(rows: readonly Searched[], { number }: Words): string[] {
  return Array.from({ length: QUESTIONS }, (_, at) => {
    let name = String(rows[number(rows.length)]!['Name']).split(' ')[number(2)]!;
    for (let error = 0; error < at % 3; error += 1) {
      const place = 1 + number(name.length - 1);
      name = `${name.slice(0, place)}x${name.slice(place + 1)}`;
    }
    return name;
  });
}

export async function exhibition(): Promise<Row[]> {
  const source = words();
  const lists = [
    { name: '600 exhibitors', rows: exhibitors(source) },
    { name: '5,000 products', rows: products(source) },
  ];
  return [
    ...lists.flatMap(({ name, rows }) => rowsOf(name, rows, questions(rows, source))),
    ...(await exhibitionPages(lists[0]!.rows, lists[1]!.rows)),
  ];
}

function rowsOf(name: string, rows: readonly Searched[], asked: readonly string[]): Row[] {
  const builds: number[] = [];
  const p95: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const search = createIndex(rows);
    builds.push(performance.now() - started);
    const times = asked.map((question) => {
      const asking = performance.now();
      search(question);
      return performance.now() - asking;
    });
    p95.push(quantile(times, 0.95));
  }
  const row = (goal: string, measured: Row['measured'], must: number): Row => ({
    bench: 'exhibition',
    goal: `${name}: ${goal}`,
    unit: 'ms',
    better: 'less',
    measured,
    must,
  });
  return [row('index', figure(builds), 300), row('a question, 95th percentile', figure(p95), 5)];
}
