// A process of its own for the bench of the server: Foyer's backend with the sample events, and a bare Fastify route beside it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/app.ts';
import { firstViewParts, fontFiles, themeCss } from '../../server/platform.ts';
import { publishFolder } from '../../server/store/publish-folder.ts';
import { openStore } from '../../server/store/store.ts';
import { validate } from '../../server/validate.ts';

/** What the bench asks of this process, each answered by a message of the same `kind`. */
export type Asked = { kind: 'usage' } | { kind: 'bare'; body: string; headers: Record<string, string> };
export type Answered =
  | { kind: 'ready'; foyer: number; bare: number }
  | { kind: 'usage'; heap: number; processor: number }
  | { kind: 'bare' };

const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const store = await openStore({ folder });
await publishFolder({ store, folder: join(project, 'sample-configs'), validate, now: Date.parse('2027-05-03T07:30:00Z') });
const html = readFileSync(join(project, 'index.html'), 'utf8');
const app = await createApp({
  store,
  clock: { now: () => Date.parse('2027-05-03T07:30:00Z') },
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
});

let [body, headers] = [Buffer.alloc(0), {} as Record<string, string>];
const bare = fastify();
bare.get('/resources', (_, reply) => reply.headers(headers).send(body));

const send = (answer: Answered): void => void process.send?.(answer);
const listen = async (server: FastifyInstance): Promise<number> => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
};

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
send({ kind: 'ready', foyer: await listen(app), bare: await listen(bare) });
