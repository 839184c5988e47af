// Whether feeds that are slow, endless or made to take long hold up anybody: the 99th percentile of the API beside that of a server without feeds.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventDetails } from '../src/contract/core.ts';
import { answer } from './backend/answer.ts';
import { hostileHost } from './feeds/hostile-host.ts';
import { quantile, ratio } from './figures/numbers.ts';
import type { Row } from './figures/row.ts';

/** Rounds, and the length of one at each server, ms: feeds of every kind are read in each. */
const ROUNDS = 12;
const ROUND = 5000;
/** Time between two requests of a reader, ms. */
const PAUSE = 4;
const PATH = `${eventDetails.path}?shortname=kardia%2Fkardia2027&language=en-GB`;

export async function feeds(): Promise<Row[]> {
  const host = await hostileHost();
  const start = (...args: string[]) => fork(join(import.meta.dirname, 'feeds/process.ts'), args);
  const [reading, quiet] = [start(String(host.port)), start()];
  try {
    const ports = [(await answer(reading, 'ready')).foyer, (await answer(quiet, 'ready')).foyer] as const;
    const slowest: [number[], number[]] = [[], []];
    for (let round = -1; round < ROUNDS; round++)
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const times = await times99(ports[which]);
        if (round >= 0) slowest[which].push(times);
      }
    return [
      {
        bench: 'feeds',
        goal: 'the API while a hostile feed is read each second: 99th percentile',
        unit: '× without feeds',
        better: 'less',
        must: 2,
        aim: 1.2,
        measured: ratio(...slowest),
        note: `${Math.round(quantile(slowest[0], 0.5) * 100) / 100} ms beside ${Math.round(quantile(slowest[1], 0.5) * 100) / 100} ms`,
      },
    ];
  } finally {
    for (const child of [reading, quiet]) {
      child.disconnect();
      await once(child, 'exit');
    }
    host.close();
  }
}

/** The 99th percentile of a round of requests, one after the other, ms. */
async function times99(port: number): Promise<number> {
  const address = `http://127.0.0.1:${port}${PATH}`;
  const times: number[] = [];
  for (const end = performance.now() + ROUND; performance.now() < end;) {
    const begun = performance.now();
    const { ok } = await fetch(address).then(async (reply) => ({ ok: reply.ok, body: await reply.arrayBuffer() }));
    if (!ok) throw new Error(`${PATH} is not answered`);
    times.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return quantile(times, 0.99);
}
