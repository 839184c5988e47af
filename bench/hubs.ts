// What 2,000 connections of the real client cost a server, how soon all receive a message, how soon all are back after a restart, and what one bad client does to others.
import { type HubConnection, HubConnectionBuilder, HttpTransportType, LogLevel } from '@microsoft/signalr';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { figure, quantile } from './figures/numbers.ts';
import { counted, type Row } from './figures/row.ts';
import { neighbours } from './hubs/neighbours.ts';
import type { Answered, Asked } from './hubs/process.ts';

const CLIENTS = 2000;
/** Clients that connect at the same time. */
const AT_ONCE = 100;
const BROADCASTS = 20;
const BYTES = 300;
/** Time between two attempts to come back (A §9), ms, and the share by which it differs from client to client. */
const RETRY = 5000;
const JITTER = 0.1;

export async function hubs(): Promise<Row[]> {
  try {
    return [...(await many()), ...(await besideBadOnes())];
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
  }
}

async function besideBadOnes(): Promise<Row[]> {
  const { child, port } = await startServer(0);
  return neighbours({
    port,
    broadcast: () => ask<'broadcast'>(child, { kind: 'broadcast', bytes: BYTES }),
    taken: async () => (await ask<'time'>(child, { kind: 'time' })).taken,
  });
}

async function many(): Promise<Row[]> {
  const first = await startServer(0);
  const before = await ask<'usage'>(first.child, { kind: 'usage' });
  const started = performance.now();
  const heard: number[] = [];
  const clients = await connectAll(first.port, (sent) => heard.push(performance.timeOrigin + performance.now() - sent));
  const connecting = performance.now() - started;
  try {
    await pause(500);
    const after = await ask<'usage'>(first.child, { kind: 'usage' });
    const rounds = await broadcasts(first.child, heard);
    const storm = await restart(first, clients);
    const row = (goal: string, unit: string, measured: Row['measured'], rest: Partial<Row> = {}): Row => ({
      bench: 'hubs',
      goal,
      unit,
      better: 'less',
      measured,
      ...rest,
    });
    return [
      row('memory of one connection', 'KiB', counted((after.memory - before.memory) / after.connections / 1024), {
        must: 60,
        note: `${after.connections} real clients over WebSockets, heap and buffers of the server`,
      }),
      row(`message of ${BYTES} bytes to ${CLIENTS}, p50`, 'ms', figure(rounds.map((times) => quantile(times, 0.5)))),
      row(`message of ${BYTES} bytes to ${CLIENTS}, p99`, 'ms', figure(rounds.map((times) => quantile(times, 0.99))), {
        must: 300,
        note: 'the clients share the machine with the server',
      }),
      row(`${CLIENTS} clients connect`, 's', counted(connecting / 1000)),
      row(`all ${CLIENTS} back after the server was killed and started again`, 's', counted(storm / 1000), {
        must: 30,
        note: `each tries every ${RETRY / 1000} s`,
      }),
    ];
  } finally {
    await Promise.all(clients.map((client) => client.stop()));
  }
}

const children: ChildProcess[] = [];

async function startServer(port: number): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'hubs/process.ts'), [String(port)], { execArgv: ['--expose-gc'] });
  children.push(child);
  return { child, port: (await answer(child, 'ready')).port };
}

async function answer<K extends Answered['kind']>(child: ChildProcess, kind: K): Promise<Extract<Answered, { kind: K }>> {
  const [message] = (await once(child, 'message')) as [Answered];
  if (message.kind !== kind) throw new Error(`expected ${kind}, got ${message.kind}`);
  return message as Extract<Answered, { kind: K }>;
}

async function ask<K extends Asked['kind']>(
  child: ChildProcess,
  asked: Extract<Asked, { kind: K }>,
): Promise<Extract<Answered, { kind: K }>> {
  child.send(asked);
  return answer(child, asked.kind);
}

/** Connects all; `said` gets the instant at which a message was sent. */
async function connectAll(port: number, said: (sent: number) => void): Promise<HubConnection[]> {
  const clients: HubConnection[] = [];
  for (let from = 0; from < CLIENTS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => {
      const own = RETRY * (1 - JITTER / 2 + JITTER * ((from + index) / CLIENTS));
      const client = new HubConnectionBuilder()
        .withUrl(`http://127.0.0.1:${port}/singlelogin?eventShort=heart27`, {
          transport: HttpTransportType.WebSockets,
          headers: { 'x-client': String(from + index) },
        })
        .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => own })
        .configureLogging(LogLevel.None)
        .build();
      client.on('Said', said);
      return client;
    });
    await Promise.all(some.map((client) => client.start()));
    clients.push(...some);
  }
  return clients;
}

/** Times until each client received a message, by message, ms. */
async function broadcasts(server: ChildProcess, heard: number[]): Promise<number[][]> {
  const rounds: number[][] = [];
  for (let round = -2; round < BROADCASTS; round++) {
    heard.length = 0;
    await ask<'broadcast'>(server, { kind: 'broadcast', bytes: BYTES });
    for (let waited = 0; heard.length < CLIENTS && waited < 5000; waited += 10) await pause(10);
    if (heard.length !== CLIENTS) throw new Error(`${heard.length} of ${CLIENTS} heard the message`);
    if (round >= 0) rounds.push([...heard]);
  }
  return rounds;
}

/** Kills the server and starts another; ms until the last client is back. Throws after a minute. */
async function restart({ child, port }: { child: ChildProcess; port: number }, clients: readonly HubConnection[]): Promise<number> {
  const left = new Set(clients);
  const back = new Promise<void>((resolve) => {
    for (const client of clients)
      client.onreconnected(() => {
        left.delete(client);
        if (left.size === 0) resolve();
      });
  });
  const started = performance.now();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await startServer(port);
  const stop = new AbortController();
  const late = pause(60_000, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`${left.size} of ${CLIENTS} did not come back`);
  });
  late.catch(() => undefined);
  await Promise.race([back, late]);
  stop.abort();
  return performance.now() - started;
}
