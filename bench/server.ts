// What the backend adds to a bare Fastify route that sends the same bytes, and whether page views leave anything behind.
import { answer } from './backend/answer.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askAgain, requestFor } from './backend/load.ts';
import type { Answered, Asked } from './backend/beside.ts';
import { eventDetails, getResources, serverTime } from '../src/contract/core.ts';
import { pagePath } from '../src/pages/match.ts';
import { figure, ratio } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';

const CONNECTIONS = 16;
const ROUNDS = 20;
/** Length of a round of each contestant, ms. */
const ROUND = 500;
const VIEWS = 10_000;
/** Pages rendered before any is measured, and those measured. */
const WARM = 40;
const PAGES = 100;
const RESOURCES = `${getResources.path}?eventshort=foyer&setname=*&language=en-GB`;
const HOME = pagePath('HomePage', { instance: 'release', event: 'foyer', language: 'en-GB' });
const compressed = { 'accept-encoding': 'br' };

export async function server(): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, 'backend/process.ts'), { execArgv: ['--expose-gc'] });
  try {
    const { foyer, bare } = await answer(child, 'ready');
    return [
      ...(await besideBare(
        child,
        { foyer, bare },
        { what: 'cached GetResources', path: RESOURCES, accept: 'application/json', must: 0.5 },
      )),
      ...(await besideBare(
        child,
        { foyer, bare },
        { what: 'rendered home from the cache', path: HOME, accept: 'text/html', must: 0.4, aim: 0.6 },
      )),
      ...(await uncached(child, foyer)),
      ...(await afterViews(child, foyer)),
    ];
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

async function ask(child: ChildProcess, asked: Asked): Promise<Extract<Answered, { kind: 'usage' }>> {
  child.send(asked);
  return (await answer(child, asked.kind)) as Extract<Answered, { kind: 'usage' }>;
}

type Measured = { perSecond: number[]; processor: number[] };

/** An address whose answers are compared with those of the bare route that sends the same bytes. */
type Compared = { what: string; path: string; accept: string; must: number; aim?: number };

async function besideBare(
  child: ChildProcess,
  { foyer, bare }: { foyer: number; bare: number },
  { what, path, accept, must, aim }: Compared,
): Promise<Row[]> {
  const asked = { ...compressed, accept };
  const response = await settled(`http://127.0.0.1:${foyer}${path}`, asked);
  const headers = Object.fromEntries(
    ['content-type', 'cache-control', 'etag', 'vary', 'content-encoding'].map((name) => [name, response.headers.get(name) ?? '']),
  );
  // fetch has unpacked the body; the bare route sends what came over the wire.
  const wire = await bytesOf(foyer, path, asked);
  await ask(child, { kind: 'bare', body: wire.toString('base64'), headers });
  const times: Record<'foyer' | 'bare', Measured> = { foyer: { perSecond: [], processor: [] }, bare: { perSecond: [], processor: [] } };
  const contestants = [
    { measured: times.foyer, port: foyer, request: requestFor(path, asked) },
    { measured: times.bare, port: bare, request: requestFor('/bare', asked) },
  ];
  for (let number = -2; number < ROUNDS; number++) {
    for (const { measured, port, request } of number % 2 === 0 ? contestants : contestants.toReversed()) {
      const before = await ask(child, { kind: 'usage' });
      const started = performance.now();
      const answered = await askAgain(port, CONNECTIONS, () => (performance.now() - started < ROUND ? request : undefined));
      const took = performance.now() - started;
      const after = await ask(child, { kind: 'usage' });
      if (number < 0) continue;
      measured.perSecond.push((answered / took) * 1000);
      measured.processor.push(answered / (after.processor - before.processor));
    }
  }
  const row = (goal: string, unit: string, measured: Row['measured'], bounds: Partial<Row> = {}): Row => ({
    bench: 'server',
    goal,
    unit,
    better: 'more',
    measured,
    ...bounds,
  });
  const bounds = { must, ...(aim !== undefined && { aim }) };
  return [
    row(`${what}, answers a second`, '× bare route', ratio(times.foyer.perSecond, times.bare.perSecond), bounds),
    row(`${what}, answers for the processor time`, '× bare route', ratio(times.foyer.processor, times.bare.processor), {
      ...bounds,
      note: 'free of what else the machine does',
    }),
    row(`${what}, ${(wire.length / 1000).toFixed(1)} kB each`, 'a second', figure(times.foyer.perSecond)),
  ];
}

/** What a page costs that nobody has asked for yet, one after the other. */
async function uncached(child: ChildProcess, port: number): Promise<Row[]> {
  const home = pagePath('HomePage', { instance: 'kardia', event: 'kardia2027', language: 'en-GB' });
  const get = async (number: number): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}${home}?page=${number}`, { headers: { accept: 'text/html' } });
    if (!(await response.text()).includes('id="foyer-state"')) throw new Error('the page was not rendered');
  };
  for (let number = 0; number < WARM; number++) await get(number);
  const took: number[] = [];
  const before = await ask(child, { kind: 'usage' });
  for (let number = WARM; number < WARM + PAGES; number++) {
    const started = performance.now();
    await get(number);
    took.push(performance.now() - started);
  }
  const after = await ask(child, { kind: 'usage' });
  const row = { bench: 'server', unit: 'ms', better: 'less', must: 30, aim: 15 } as const;
  return [
    { ...row, goal: 'home of Kardia rendered', measured: figure(took) },
    {
      ...row,
      goal: 'home of Kardia rendered, processor time',
      measured: counted((after.processor - before.processor) / PAGES),
      note: 'free of what else the machine does',
    },
  ];
}

/** Asks until the answer is as dense as it will be: the server packs in the background what is requested again. */
async function settled(address: string, headers: Record<string, string>): Promise<Response> {
  let [response, steady] = [await fetch(address, { headers }), 0];
  for (let attempt = 0; attempt < 60 && steady < 4; attempt++) {
    const before = response.headers.get('content-length');
    await pause(500);
    response = await fetch(address, { headers });
    steady = response.headers.get('content-length') === before ? steady + 1 : 0;
  }
  return response;
}

/** The body as it comes over the wire, still packed. */
async function bytesOf(port: number, path: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((done, fail) => {
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
    }).on('error', fail);
  });
}

/** Heap after every thousand page views: the HTML, the configuration, the time, each view with an address of its own. */
async function afterViews(child: ChildProcess, port: number): Promise<Row[]> {
  const heaps: number[] = [];
  const paths = (view: number): string[] => [
    `${HOME}?view=${view}`,
    `${RESOURCES}&visit=${view}`,
    serverTime.path,
    `${eventDetails.path}?eventshort=foyer&language=en-GB&visit=${view}`,
  ];
  const perView = paths(0).length;
  for (let done = 0; done < VIEWS; done += VIEWS / 10) {
    await askAgain(port, CONNECTIONS, (number) => {
      if (number >= (VIEWS / 10) * perView) return undefined;
      const path = paths(done + Math.floor(number / perView))[number % perView]!;
      return requestFor(path, { ...compressed, accept: path.startsWith(HOME) ? 'text/html' : 'application/json' });
    });
    heaps.push((await ask(child, { kind: 'usage' })).heap);
  }
  const [early, late] = [heaps[1]!, heaps.at(-1)!];
  return [
    {
      bench: 'server',
      goal: 'heap after 10,000 page views',
      unit: '× after 2,000',
      better: 'less',
      must: 1.05,
      measured: counted(late / early),
    },
    {
      bench: 'server',
      goal: 'heap left by one page view',
      unit: 'bytes',
      better: 'less',
      measured: counted(Math.max(0, Math.round((late - early) / (VIEWS * 0.8)))),
    },
  ];
}
