// What a signed-in user costs compared with a bare Fastify route, and whether a congress admits people fast enough for 5,000 people.
import { answer } from './backend/answer.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getResources } from '../src/contract/core.ts';
import { pagSessions } from '../src/contract/programme.ts';
import { call, type Reply, signIn } from './backend/journey.ts';
import { askAgain, requestFor } from './backend/load.ts';
import { EVENT, emailOf } from './backend/people-rows.ts';
import type { SignedIn } from './backend/people-process.ts';
import type { Answered as AnsweredWith, Asked } from './backend/beside.ts';
import { figure, quantile, ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

type Answered = AnsweredWith<SignedIn>;

const CONNECTIONS = 16;
const ROUNDS = 20;
/** Length of a round of each contestant, ms. */
const ROUND = 400;
/** People whose sessions the reads carry in turn. */
const READERS = 200;
/** People at the door, in so many seconds, and those of them who really sign in here, at the same pace. */
const PEOPLE = 5000;
const SECONDS = 60;
const SAMPLE = 1000;
/** Between two of the other calls, ms. */
const BESIDE = 50;
const SESSIONS = `${pagSessions.path}?eventid=${EVENT}&language=en-GB&limit=50`;
const compressed = { 'accept-encoding': 'br' };

export async function people(): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, 'backend/people-process.ts'), [String(SAMPLE), String(READERS)]);
  try {
    const ready = await answer<'ready', SignedIn>(child, 'ready');
    return [...(await signedInReads(child, ready)), ...(await doorOpening(child, ready.foyer))];
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

async function ask(child: ChildProcess, asked: Asked): Promise<void> {
  child.send(asked);
  await answer(child, asked.kind);
}

/** Processor time the server has used so far, ms. */
async function processorOf(child: ChildProcess): Promise<number> {
  child.send({ kind: 'usage' } satisfies Asked);
  return (await answer(child, 'usage')).processor;
}

const row = (goal: string, unit: string, better: Row['better'], measured: Row['measured'], rest: Partial<Row> = {}): Row => ({
  bench: 'people',
  goal,
  unit,
  better,
  measured,
  ...rest,
});

type Measured = { perSecond: number[]; processor: number[] };

async function signedInReads(child: ChildProcess, { foyer, bare, cookies }: Extract<Answered, { kind: 'ready' }>): Promise<Row[]> {
  const [theirs, visitors] = [await settled(foyer, { cookie: cookies[0]! }), await settled(foyer, {})];
  // Else no policy would decide anything.
  if (theirs.body.equals(visitors.body)) throw new Error('visitors get the answer of ticket holders');
  const kept = ['content-type', 'cache-control', 'etag', 'vary', 'content-encoding'];
  const headers = Object.fromEntries(kept.map((name) => [name, String(theirs.headers[name] ?? '')]));
  await ask(child, { kind: 'bare', body: theirs.body.toString('base64'), headers });
  const requests = cookies.map((cookie) => requestFor(SESSIONS, { ...compressed, cookie }));
  const bareRequests = cookies.map((cookie) => requestFor('/sessions', { ...compressed, cookie }));
  const times: Record<'foyer' | 'bare', Measured> = { foyer: { perSecond: [], processor: [] }, bare: { perSecond: [], processor: [] } };
  const contestants = [
    { measured: times.foyer, port: foyer, requests },
    { measured: times.bare, port: bare, requests: bareRequests },
  ];
  for (let number = -2; number < ROUNDS; number++) {
    for (const { measured, port, requests: own } of number % 2 === 0 ? contestants : contestants.toReversed()) {
      const before = await processorOf(child);
      const started = performance.now();
      const answered = await askAgain(port, CONNECTIONS, (at) => (performance.now() - started < ROUND ? own[at % own.length] : undefined));
      const took = performance.now() - started;
      const after = await processorOf(child);
      if (number < 0) continue;
      measured.perSecond.push((answered / took) * 1000);
      measured.processor.push(answered / (after - before));
    }
  }
  const note = `50 sessions, some closed by policies; ${READERS} ticket holders in turn, asked anew by the database every 10 s`;
  return [
    row('signed-in session list, answers a second', '× bare route', 'more', ratio(times.foyer.perSecond, times.bare.perSecond), {
      must: 0.5,
      note,
    }),
    row(
      'signed-in session list, answers for the processor time',
      '× bare route',
      'more',
      ratio(times.foyer.processor, times.bare.processor),
      { must: 0.5, note: 'free of what else the machine does' },
    ),
    row(`signed-in session list, ${(theirs.body.length / 1000).toFixed(1)} kB each`, 'a second', 'more', figure(times.foyer.perSecond)),
  ];
}

/** Asks until the answer is as dense as it will be: the server packs in the background what is requested again. */
async function settled(port: number, headers: Readonly<Record<string, string>>): Promise<Reply> {
  let [reply, steady] = [await call(port, SESSIONS, { ...compressed, ...headers }), 0];
  for (let attempt = 0; attempt < 40 && steady < 4; attempt++) {
    const before = reply.body.length;
    await pause(300);
    reply = await call(port, SESSIONS, { ...compressed, ...headers });
    steady = reply.body.length === before ? steady + 1 : 0;
  }
  return reply;
}

/** Requests a cached answer repeatedly until stopped; ms of each answer. */
function besides(port: number): { stop: () => Promise<number[]> } {
  const path = `${getResources.path}?eventshort=${EVENT}&setname=*&language=en-GB`;
  const [times, asked]: [number[], Promise<void>[]] = [[], []];
  const one = async (): Promise<void> => {
    const started = performance.now();
    const { status } = await call(port, path, compressed);
    if (status !== 200) throw new Error(`another call was answered with ${status}`);
    times.push(performance.now() - started);
  };
  const timer = setInterval(() => asked.push(one()), BESIDE);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asked);
      return times;
    },
  };
}

async function doorOpening(child: ChildProcess, port: number): Promise<Row[]> {
  const silence = besides(port);
  await pause(3000);
  const quiet = await silence.stop();
  const others = besides(port);
  const before = await processorOf(child);
  const started = performance.now();
  const waits: number[] = [];
  const journey = async (number: number): Promise<void> => {
    const due = started + (number * SECONDS * 1000) / PEOPLE;
    await pause(Math.max(0, due - performance.now()));
    await signIn(port, emailOf(number));
    // From when they came, not from when we got round to it.
    waits.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: SAMPLE }, (_, number) => journey(number)));
  const took = performance.now() - started;
  const processor = (await processorOf(child)) - before;
  const beside = await others.stop();
  const [perSecond, arriving] = [(SAMPLE / took) * 1000, (SAMPLE * SECONDS) / PEOPLE];
  const sample = `${SAMPLE} people at the pace of ${PEOPLE} in ${SECONDS} s (all came within ${arriving} s), the load on the same machine`;
  return [
    row(`${PEOPLE} people sign in`, 's', 'less', counted(PEOPLE / perSecond), {
      aim: SECONDS * 1.05,
      note: `reckoned from ${sample}; they cannot be in before ${SECONDS} s`,
    }),
    row('sign-ins, start to session', 'a second', 'more', counted(perSecond), { note: sample }),
    row('sign-ins of one core', 'a second', 'more', counted((SAMPLE / processor) * 1000), {
      note: `processor time of the server, argon2id and other calls included: ${(processor / SAMPLE).toFixed(1)} ms each`,
    }),
    row('wait of who signs in, p50', 'ms', 'less', counted(quantile(waits, 0.5)), { note: 'grows with the queue where it cannot keep up' }),
    row('wait of who signs in, p99', 'ms', 'less', counted(quantile(waits, 0.99))),
    row('another call meanwhile, p99', 'ms', 'less', counted(quantile(beside, 0.99)), {
      note: `cached GetResources every ${BESIDE} ms; ${quantile(quiet, 0.99).toFixed(1)} ms before the doors open`,
    }),
  ];
}
