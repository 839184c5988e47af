// How much one bad client slows the others of a hub (quality S26): rounds with it and without, one after the other.
import { type HubConnection, HubConnectionBuilder, HttpTransportType, LogLevel } from '@microsoft/signalr';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile, ratio } from '../figures/numbers.ts';
import type { Row } from '../figures/row.ts';
import { type BadAnswered, type BadAsked, type Manner, manners } from './bad-client.ts';

/** Good clients, the time between two calls of each (ms), and the rounds of each manner with and without. */
const GOOD = 40;
const BETWEEN = 100;
const ROUNDS = 21;
/** Time of a round, and before it until the bad client is in full swing, ms. */
const ROUND = 400;
const SWING = 150;
const BROADCASTS = 10;

/** A server of hubs: its port, a way to let it say something to all, and the time of the processor it has taken, ms. */
export type Neighbour = { port: number; broadcast: () => Promise<unknown>; taken: () => Promise<number> };

type Times = { calls: number[]; broadcasts: number[]; taken: number };

/** Rows of every manner. */
export async function neighbours(here: Neighbour): Promise<Row[]> {
  const bad = fork(join(import.meta.dirname, 'bad-client.ts'));
  let heard: number[] = [];
  const clients = await Promise.all(
    Array.from({ length: GOOD }, (_, number) =>
      good(here.port, number, (sent) => heard.push(performance.timeOrigin + performance.now() - sent)),
    ),
  );
  const round = async (): Promise<Times> => {
    await pause(SWING);
    heard = [];
    const before = await here.taken();
    const stop = performance.now() + ROUND;
    const calling = Promise.all(clients.map((client, number) => callAgain(client, (number / GOOD) * BETWEEN, stop)));
    for (let count = 0; count < BROADCASTS; count++) {
      await pause(ROUND / (BROADCASTS + 1));
      await here.broadcast();
    }
    const calls = (await calling).flat();
    for (let waited = 0; heard.length < GOOD * BROADCASTS && waited < 5000; waited += 5) await pause(5);
    return { calls, broadcasts: [...heard], taken: (await here.taken()) - before };
  };
  const rows: Row[] = [];
  try {
    await round();
    for (const manner of manners) {
      const [beside, alone]: [Times[], Times[]] = [[], []];
      let did: BadAnswered | undefined;
      for (let number = 0; number < 2 * ROUNDS; number++) {
        // With, without, without, with: neither is always the first.
        const isBeside = number % 4 === 0 || number % 4 === 3;
        if (isBeside) bad.send({ kind: 'start', manner, port: here.port } satisfies BadAsked);
        (isBeside ? beside : alone).push(await round());
        if (!isBeside) continue;
        const stopped = once(bad, 'message') as Promise<[BadAnswered]>;
        bad.send({ kind: 'stop' } satisfies BadAsked);
        [did] = await stopped;
      }
      rows.push(...rowsOf(manner, beside, alone, did!));
    }
    return rows;
  } finally {
    bad.disconnect();
    await Promise.all(clients.map((client) => client.stop()));
  }
}

function rowsOf(manner: Manner, beside: readonly Times[], alone: readonly Times[], did: BadAnswered): Row[] {
  const tried = `in its last round it tried ${did.tried} connections and sent ${did.sent} times`;
  const row = (goal: string, what: 'calls' | 'broadcasts'): Row => {
    const of = (rounds: readonly Times[]): number[] => rounds.map((times) => quantile(times[what], 0.5));
    const base = of(alone);
    return {
      bench: 'hubs',
      goal: `${goal} beside a bad client (${manner}), to the same without`,
      unit: '×',
      better: 'less',
      must: 1.1,
      measured: ratio(of(beside), base),
      note: `without: ${quantile(base, 0.5).toFixed(2)} ms; ${tried}`,
    };
  };
  const done = (rounds: readonly Times[]): number[] => rounds.map(({ calls }) => calls.length);
  const calls: Row = {
    bench: 'hubs',
    goal: `calls of ${GOOD} others beside a bad client (${manner}), to the same without`,
    unit: '×',
    better: 'more',
    must: 0.9,
    measured: ratio(done(beside), done(alone)),
    note: `each calls every ${BETWEEN} ms`,
  };
  const taken = (rounds: readonly Times[]): number[] => rounds.map((times) => times.taken);
  const work: Row = {
    bench: 'hubs',
    goal: `work of the server beside a bad client (${manner}), to the same without`,
    unit: '×',
    better: 'less',
    measured: ratio(taken(beside), taken(alone)),
    note: `time of the processor, without: ${quantile(taken(alone), 0.5).toFixed(0)} ms a round of ${ROUND} ms`,
  };
  return [row('call, p50', 'calls'), row(`message to ${GOOD}, p50`, 'broadcasts'), calls, work];
}

/** A good client; `said` gets the instant at which a message was sent. */
async function good(port: number, number: number, said: (sent: number) => void): Promise<HubConnection> {
  const client = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}/singlelogin?eventShort=heart27`, {
      transport: HttpTransportType.WebSockets,
      headers: { 'x-client': `good ${number}` },
    })
    .configureLogging(LogLevel.None)
    .build();
  client.on('Said', said);
  await client.start();
  return client;
}

/** Calls at a steady pace until `stop`; the time of each call, ms. */
async function callAgain(client: HubConnection, first: number, stop: number): Promise<number[]> {
  const times: number[] = [];
  await pause(first);
  while (performance.now() < stop) {
    const started = performance.now();
    await client.invoke('Echo', 'hello');
    times.push(performance.now() - started);
    await pause(Math.max(0, BETWEEN - times.at(-1)!));
  }
  return times;
}
