// What one decision out of 1,000 access policies costs compared with @casl/ability with the same policies; and what the compiled rules cost.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compileAccess } from '../src/rules/policies/compile-access.ts';
import { figure, ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';
import { caslWithFunctions, caslWithQueries, objectsOf } from './policies-casl.ts';
import { policiesOf, questionsOf, zone } from './policies-world.ts';

const POLICIES = 1000;
const PAGES = 200;
const PEOPLE = 40;
/** Questions of a round. */
const SLICE = 400;
const ROUNDS = 2000;
const WARM_UP = 200;
const COMPILED = 30;

/** One contestant's turn: it answers the questions of a slice and counts what it allows, so that no work is thrown away. */
type Turn = (from: number, to: number) => number;

/** Milliseconds of some work, and what it counted. */
function timed(work: () => number): { ms: number; counted: number } {
  const start = performance.now();
  const made = work();
  return { ms: performance.now() - start, counted: made };
}

export async function policies(): Promise<Row[]> {
  const written = policiesOf(POLICIES, PAGES);
  const questions = questionsOf(PEOPLE, PAGES);
  const objects = objectsOf(questions);
  const rules = compileAccess({ policies: written }, zone);
  const ours: Turn = (from, to) => {
    let allowed = 0;
    for (let index = from; index < to; index++) {
      const { request, context } = questions[index]!;
      if (rules.decide(request, context).outcome === 'allow') allowed++;
    }
    return allowed;
  };
  const turnOf =
    (can: (object: (typeof objects)[number]) => boolean): Turn =>
    (from, to) => {
      let allowed = 0;
      for (let index = from; index < to; index++) if (can(objects[index]!)) allowed++;
      return allowed;
    };
  const queries = caslWithQueries(written);
  const functions = caslWithFunctions(written);
  for (const [index, { request, context }] of questions.entries()) {
    const allowed = rules.decide(request, context).outcome === 'allow';
    if (allowed !== queries(objects[index]!) || allowed !== functions(objects[index]!))
      throw new Error(`question ${index} about ${request.identifier} is answered differently: the contestants do not do the same`);
  }
  const samples = contest([ours, turnOf(queries), turnOf(functions)]);
  const perDecision = (ms: number): number => (ms * 1e6) / SLICE;
  const [mine, withQueries, withFunctions] = samples as [number[], number[], number[]];
  const documents = Array.from({ length: COMPILED }, () => ({ policies: policiesOf(POLICIES, PAGES) }));
  const compile = documents.map((document) => timed(() => Number(compileAccess(document, zone).loaded)).ms);
  const row = (goal: string, unit: string, measured: Row['measured'], more: Partial<Row> = {}): Row => ({
    bench: 'policies',
    goal,
    unit,
    better: 'less',
    measured,
    ...more,
  });
  return [
    row('one decision out of 1,000 policies', '× casl', ratio(mine, withQueries), {
      must: 0.7,
      note: `${PAGES} pages, ${PEOPLE} people, conditions as Mongo queries; every answer compared`,
    }),
    row('the same beside casl with plain functions', '× casl', ratio(mine, withFunctions), { note: 'only its look-up is casl’s then' }),
    row('one decision', 'ns', figure(mine.map(perDecision)), { note: 'with the instant of the next change' }),
    row('one decision of casl', 'ns', figure(withQueries.map(perDecision))),
    row('1,000 policies compiled', 'ms', figure(compile)),
    row('heap of 1,000 compiled policies', 'kB', counted(heapOf(() => compileAccess({ policies: written }, zone)))),
    row('heap of casl’s rules', 'kB', counted(heapOf(() => asked(caslWithQueries(written), objects)))),
  ];
}

/** Rounds of all contestants, one after the other, each round in another order. Rounds are short: on a busy machine most are left alone. */
function contest(contestants: readonly Turn[]): number[][] {
  const samples: number[][] = contestants.map(() => []);
  let allowed = 0;
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const from = ((round + WARM_UP) * SLICE) % (PEOPLE * PAGES);
    for (const index of contestants.keys()) {
      const turn = (index + round + WARM_UP) % contestants.length;
      const { ms, counted: count } = timed(() => contestants[turn]!(from, from + SLICE));
      allowed += count;
      if (round >= 0) samples[turn]!.push(ms);
    }
  }
  if (allowed === 0) throw new Error('nobody is allowed anything: this measures nothing');
  return samples;
}

/** Casl reads a condition when it is first asked. */
function asked<Thing>(can: (thing: Thing) => boolean, things: readonly Thing[]): (thing: Thing) => boolean {
  for (const thing of things) can(thing);
  return can;
}

/** Kilobytes that stay when something is made and kept. */
function heapOf(make: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = make();
  collect();
  const kilobytes = (process.memoryUsage().heapUsed - before) / 1024;
  if (!kept) throw new Error('nothing was made');
  return kilobytes;
}
