// A process of its own for the bench of signing in: the whole server with people of the sample congress, and a bare Fastify route beside it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createApp } from '../../server/app.ts';
import { createPasswords } from '../../server/identity/passwords.ts';
import { createMailbox } from '../../server/mail/mailbox.ts';
import { firstViewParts, fontFiles, themeCss } from '../../server/platform.ts';
import { publishFolder } from '../../server/store/publish-folder.ts';
import { openStore } from '../../server/store/store.ts';
import { validate } from '../../server/validate.ts';
import { addPeople, EVENT, PASSWORD } from './people-rows.ts';
import type { Asked } from './process.ts';

/** What this process says; it is asked as the bench of the server asks its own. */
export type Answered =
  | { kind: 'ready'; foyer: number; bare: number; cookies: string[] }
  | { kind: 'usage'; processor: number }
  | { kind: 'bare' };

const [people, signedIn] = process.argv.slice(2).map(Number) as [number, number];
const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const begun = Date.parse('2027-05-03T07:30:00Z');
// It runs: what is remembered of a caller is looked up anew every few seconds, as on a real server.
const clock = { now: () => Math.floor(begun + performance.now()) };
const store = await openStore({ folder });
await publishFolder({ store, folder: join(project, 'sample-configs'), validate, now: begun });
const eventId = (await store.events()).find(({ shortName }) => shortName === EVENT)!.id;
// One hash for all: to verify it costs the same for each.
const passwordHash = await createPasswords().hash(PASSWORD);
const cookies = await addPeople({ db: store.db, eventId, passwordHash, people, signedIn, now: begun });
const html = readFileSync(join(project, 'index.html'), 'utf8');
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
  people: { db: store.db, signals: store.signals, post: createMailbox() },
  // Everybody comes from one address.
  limitScale: 1000,
});

let [body, headers] = [Buffer.alloc(0), {} as Record<string, string>];
const bare = fastify();
bare.get('/sessions', (_, reply) => reply.headers(headers).send(body));

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
  const { user, system } = process.cpuUsage();
  send({ kind: 'usage', processor: (user + system) / 1000 });
});
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
send({ kind: 'ready', foyer: await listen(app), bare: await listen(bare), cookies });
