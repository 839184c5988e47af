// One server process takes over from another under load: on a port both share, and on a socket that outlives them (quality F19).
import * as net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ended, serverProcesses } from './fixture/server-process.ts';
import { steadyLoad } from './fixture/steady-load.ts';
import { enoughSignIns, quickAsks, visitorAsks } from './fixture/visitor-asks.ts';

const { start } = serverProcesses();

test('on a shared port the next server takes over, and no request of a visitor who is there fails', async () => {
  const shared = { ...enoughSignIns, FOYER_REUSE_PORT: '1' };
  const first = await start({ environment: shared });
  const load = steadyLoad(first.address, await visitorAsks(first.address), { clients: 8, alive: true, between: 5 });
  await expect.poll(() => load.answered(), { timeout: 20_000 }).toBeGreaterThan(50);
  const second = await start({ environment: { ...shared, PORT: new URL(first.address).port } });
  first.child.kill('SIGTERM');
  expect(await ended(first.child), first.output()).toBe(0);
  const before = load.answered();
  await expect.poll(() => load.answered(), { timeout: 20_000 }).toBeGreaterThan(before + 50);
  await load.stop();
  expect(load.failed).toEqual([]);
  expect([load.refused(), load.madeAgain()]).toEqual([0, 0]);
  second.child.kill('SIGINT');
  expect(await ended(second.child)).toBe(0);
});

test('on a socket that outlives them no request fails, not even on a new connection, and servers need not overlap', async () => {
  const socket = boundSocket();
  const how = { environment: { ...enoughSignIns, FOYER_LISTEN_FD: '3', PORT: '1' }, stdio: [socket] };
  const first = await start(how);
  const kept = steadyLoad(first.address, await visitorAsks(first.address), { clients: 6, alive: true, between: 5 });
  const fresh = steadyLoad(first.address, quickAsks, { clients: 6, alive: false, between: 0 });
  await expect.poll(() => fresh.answered(), { timeout: 20_000 }).toBeGreaterThan(50);
  first.child.kill('SIGTERM');
  expect(await ended(first.child), first.output()).toBe(0);
  // Nobody is there: visitors wait at the socket.
  const second = await start(how);
  expect(second.address).toBe(first.address);
  const before = fresh.answered();
  await expect.poll(() => fresh.answered(), { timeout: 20_000 }).toBeGreaterThan(before + 50);
  await Promise.all([kept.stop(), fresh.stop()]);
  expect([...kept.failed, ...fresh.failed]).toEqual([]);
  expect([kept.refused(), fresh.refused()]).toEqual([0, 0]);
  second.child.kill('SIGINT');
  expect(await ended(second.child)).toBe(0);
});

/** A socket that is bound and left to others, as systemd keeps one; the system's own way in Node has no public name. */
function boundSocket(): number {
  type Handle = { fd: number; close: () => void };
  const { _createServerHandle } = net as unknown as { _createServerHandle: (address: string, port: number, family: 4) => Handle };
  const handle = _createServerHandle('127.0.0.1', 0, 4);
  onTestFinished(() => handle.close());
  return handle.fd;
}
