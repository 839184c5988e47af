// `npm run bench [-- name…]`: runs the benches named, or all but `lighthouse`, prints the table and writes `bench/results.json`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine, type Machine } from './figures/machine.ts';
import { type Row, standing } from './figures/row.ts';
import { table } from './figures/table.ts';
import { exhibition } from './exhibition.ts';
import { feeds } from './feeds.ts';
import { hubs } from './hubs.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { people } from './people.ts';
import { policies } from './policies.ts';
import { render } from './render.ts';
import { search } from './search.ts';
import { server } from './server.ts';
import { ship } from './ship.ts';
import { validate } from './validate.ts';
import { visibility } from './visibility.ts';

const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  render,
  ship,
  validate,
  visibility,
  policies,
  search,
  exhibition,
  server,
  feeds,
  hubs,
  people,
  interaction,
  lighthouse,
};
/** What runs where nothing is named: what needs no program besides. */
const usual = Object.keys(benches).filter((name) => name !== 'lighthouse');
const file = join(import.meta.dirname, 'results.json');

/** The content of `results.json`: of every bench the last run, with the machine it ran on. */
type Results = Record<string, { machine: Machine; rows: (Row & { standing: string })[] }>;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const results: Results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : usual) {
  console.error(`${name} …`);
  const measured = (await benches[name]!()).map(rounded);
  rows.push(...measured);
  results[name] = { machine: machine(), rows: measured.map((row) => ({ ...row, standing: standing(row) })) };
}
console.log(table(rows));
const missed = rows.filter((row) => standing(row) === 'missed').length;
console.log(missed === 0 ? '\nEvery must is met.' : `\n${missed} must${missed === 1 ? ' is' : 's are'} missed.`);
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = missed > 0 ? 1 : 0;

/** Four significant digits: more is noise, and makes every run a change of the file. */
function rounded(row: Row): Row {
  const short = (value: number): number => Number(value.toPrecision(4));
  const { median, low, high } = row.measured;
  return { ...row, measured: { median: short(median), low: short(low), high: short(high) } };
}
