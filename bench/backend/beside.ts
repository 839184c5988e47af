// Foyer's whole backend with the sample events, and a bare Fastify route next to it, in a process of its own that a bench forks and queries.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { type AppParts, createApp } from '../../server/app.ts';
import type { Clock } from '../../server/clock.ts';
import { firstViewParts, fontFiles, themeCss } from '../../server/platform.ts';
import { publishFolder } from '../../server/store/publish-folder.ts';
import { type Database, openStore, type Store } from '../../server/store/store.ts';
import { validate } from '../../server/validate.ts';

/** What a bench asks of such a process, each answered by a message of the same `kind`. */
export type Asked = { kind: 'usage' } | { kind: 'bare'; body: string; headers: Record<string, string> };
/** What it says: `ready` with the ports and whatever `Told` is, then the answers. `heap` in bytes, `processor` in ms since the start. */
export type Answered<Told = object> =
  | ({ kind: 'ready'; foyer: number; bare: number } & Told)
  | { kind: 'usage'; heap: number; processor: number }
  | { kind: 'bare' };

const project = join(import.meta.dirname, '../..');
/** When the samples are published, ms. */
export const BEGUN = Date.parse('2027-05-03T07:30:00Z');

type Parts<Told> = {
  clock: Clock;
  /** Path of the bare route. */
  path: string;
  /** What the server has in addition to the sample events; `told` goes with `ready`. */
  more?: (store: Store & Database) => Promise<{ parts: Partial<AppParts>; told: Told }>;
};

/** Serves both until whoever forked this process lets go of it. */
export async function serveBeside<Told>({ clock, path, more }: Parts<Told>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  const store = await openStore({ folder });
  await publishFolder({ store, folder: join(project, 'sample-configs'), validate, now: BEGUN });
  const html = readFileSync(join(project, 'index.html'), 'utf8');
  const own = await more?.(store);
  const app = await createApp({
    store,
    clock,
    version: { Version: '0', BuildDateTime: '', BuildDateTimeHuman: '' },
    logger: false,
    publicFolder: '/nonexistent',
    fallback: { instance: 'release', event: 'foyer', language: 'en-GB' },
    defaultTitle: 'Foyer',
    security: { frameAncestors: [], development: false },
    trustProxy: false,
    themeCss,
    fontFiles,
    firstView: await firstViewParts(undefined),
    template: async () => html,
    ...own?.parts,
  });

  let [body, headers] = [Buffer.alloc(0), {} as Record<string, string>];
  const bare = fastify();
  bare.get(path, (_, reply) => reply.headers(headers).send(body));

  const send = (answer: Answered<Partial<Told>>): void => void process.send?.(answer);
  process.on('message', (asked: Asked) => {
    if (asked.kind === 'bare') {
      [body, headers] = [Buffer.from(asked.body, 'base64'), asked.headers];
      send({ kind: 'bare' });
      return;
    }
    (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    send({ kind: 'usage', heap: process.memoryUsage().heapUsed, processor: (user + system) / 1000 });
  });
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
  send({ kind: 'ready', foyer: await listen(app), bare: await listen(bare), ...own?.told });
}

async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}
