// A process of its own for the bench of the hubs: a server with one hub that sends a message to all.
import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { call, type Hub, type Member } from '../../server/hubs/hub.ts';
import { openHubs } from '../../server/hubs/open-hubs.ts';
import { frameOf } from '../../server/hubs/protocol/frames.ts';

/** What the bench asks of this process, each answered by a message of the same `kind`. */
export type Asked = { kind: 'usage' } | { kind: 'time' } | { kind: 'broadcast'; bytes: number };
export type Answered =
  | { kind: 'ready'; port: number }
  | { kind: 'usage'; memory: number; connections: number }
  /** Time of the processor this process has taken so far, ms. */
  | { kind: 'time'; taken: number }
  | { kind: 'broadcast'; took: number };

const members = new Set<Member<string>>();
const hub: Hub<string> = {
  path: '/singlelogin',
  // Everybody is admitted here; a connection belongs to the client that names itself.
  admit: (request) => ({ owner: String(request.headers['x-client']), expiresAt: Infinity, guest: '' }),
  methods: { Echo: call(z.tuple([z.string()]), (_, text) => text) },
  joined: (member) => members.add(member),
  left: (member) => members.delete(member),
};

const app = fastify({ forceCloseConnections: true });
await app.register(fastifyCookie);
openHubs(app, [hub as never], { origins: [], now: () => performance.now(), wall: () => 0 });
await app.listen({ port: Number(process.argv[2]) || 0, host: '127.0.0.1' });

const send = (answer: Answered): void => void process.send?.(answer);
process.on('message', (asked: Asked) => {
  if (asked.kind === 'usage') {
    (globalThis as { gc?: () => void }).gc?.();
    const { heapUsed, external } = process.memoryUsage();
    send({ kind: 'usage', memory: heapUsed + external, connections: members.size });
    return;
  }
  if (asked.kind === 'time') {
    const { user, system } = process.cpuUsage();
    return send({ kind: 'time', taken: (user + system) / 1000 });
  }
  const started = performance.now();
  // The instant is in the message: both processes read the same clock of the machine.
  const frame = frameOf({ type: 1, target: 'Said', arguments: [performance.timeOrigin + started, 'x'.repeat(asked.bytes)] });
  for (const member of members) member.sendFrame(frame);
  send({ kind: 'broadcast', took: performance.now() - started });
});
process.on('disconnect', () => process.exit());
send({ kind: 'ready', port: (app.server.address() as AddressInfo).port });
