// The server as a process that is ended while it is in use: which requests it answers, what its hubs send (quality F19).
import { once } from 'node:events';
import { get } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { serverClock } from './clock.ts';
import { ended, serverProcesses } from './fixture/server-process.ts';
import { enoughSignIns, visitorAsks } from './fixture/visitor-asks.ts';
import { steadyLoad } from './fixture/steady-load.ts';
import { connect } from './hubs/fixture/login-server.ts';
import { transports } from './hubs/fixture/client.ts';
import { SEPARATOR } from './hubs/protocol/frames.ts';
import { addAccount } from './people/fixture/people-server.ts';
import { sessionCookie } from './sessions/cookies.ts';
import { createSessions } from './sessions/sessions.ts';
import { openStore } from './store/store.ts';

const { at, start } = serverProcesses();
/** Far more than the system keeps for a client that does not read. */
const FILM = 24 * 1024 * 1024;
const film = '/assets/demo/heart27/1/film.mp4';
const handshake = `{"protocol":"json","version":1}${SEPARATOR}`;
const comeBack = { type: 7, allowReconnect: true };
/** A signed-in user, as a cookie. */
async function signedIn(): Promise<{ cookie: string }> {
  const store = await openStore({ folder: at.data.path });
  const sessions = createSessions({ db: store.db, signals: store.signals, clock: serverClock() });
  const { secret } = await sessions.begin({
    accountId: await addAccount(store, 'mira@example.org'),
    instance: 'demo',
    device: 'd',
    browser: 'b',
  });
  await store.close();
  return { cookie: `${sessionCookie('demo', false)}=${secret}` };
}

/** The messages in what came, whichever transport brought it. */
const messages = (text: string): unknown[] =>
  text
    .split('\n')
    .flatMap((line) => line.replace('data: ', '').split(SEPARATOR))
    .filter((part) => part.startsWith('{'))
    .map((part) => JSON.parse(part) as unknown);

/** A bare WebSocket and the messages it received. */
async function bareSocket(
  hub: string,
  cookie: string,
  first: string,
): Promise<{ socket: WebSocket; told: unknown[]; end: Promise<unknown[]> }> {
  const socket = new WebSocket(hub, { headers: { cookie } });
  const told: unknown[] = [];
  socket.on('message', (data: Buffer) => void told.push(...messages(data.toString())));
  const end = once(socket, 'close');
  await once(socket, 'open');
  if (first !== '') socket.send(first);
  return { socket, told, end };
}

/** A bare client of the other transports, after the first messages: its last answer, as text. */
async function bareHttp(hub: string, cookie: string, accept: string): Promise<{ last: Promise<string> }> {
  const headers = { cookie, accept };
  const agreed = await fetch(hub.replace('/singlelogin', '/singlelogin/negotiate'), { method: 'POST', headers });
  const url = `${hub}&id=${((await agreed.json()) as { connectionId: string }).connectionId}`;
  const ask = () => fetch(url, { headers });
  const say = async () => (await fetch(url, { method: 'POST', headers, body: handshake })).text();
  const first = await ask();
  if (accept === 'text/event-stream') {
    await say();
    return { last: first.text() };
  }
  await first.text();
  await say();
  expect(await (await ask()).text()).toBe(`{}${SEPARATOR}`);
  return { last: ask().then((answer) => answer.text()) };
}

/** Asks for the film and reads it slowly: how many bytes came, or what went wrong. */
function slowReader(address: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = get(`${address}${film}`, { agent: false, headers: { connection: 'keep-alive' } }, async (answer) => {
      let bytes = 0;
      try {
        for await (const part of answer) {
          bytes += (part as Buffer).length;
          if (bytes % (1024 * 1024) < (part as Buffer).length) await pause(140);
        }
        resolve(bytes);
      } catch (error) {
        resolve(`after ${bytes} bytes: ${String(error)}`);
      }
    });
    asked.on('error', (error) => resolve(String(error)));
  });
}

const send = async (address: string, text: string): Promise<Socket> => {
  const { hostname, port } = new URL(address);
  const socket = connectTcp(Number(port), hostname);
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
};

test('told to end under load, it answers everything it took, sends its hub clients to come back, and ends well', async () => {
  at.config.write('demo/heart27/assets/film.mp4', 'x'.repeat(FILM));
  const { child, address, output } = await start({ environment: enoughSignIns });
  const { cookie } = await signedIn();
  const page = `${address}/singlelogin?eventShort=heart27`;
  const hub = page.replace('http', 'ws');

  const real = await Promise.all(
    ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((name) =>
      connect(address, { cookie } as never, { event: 'heart27', options: transports[name]!, again: 50 }),
    ),
  );
  const comingBack = real.map(({ connection }) => new Promise<true>((resolve) => connection.onreconnecting(() => resolve(true))));
  const open = await bareSocket(hub, cookie, handshake);
  const late = await bareSocket(hub, cookie, '');
  const events = await bareHttp(page, cookie, 'text/event-stream');
  const polls = await bareHttp(page, cookie, '*/*');
  await expect.poll(() => open.told).toEqual([{}]);
  // A browser opens connections ahead.
  await send(address, '');

  const load = steadyLoad(address, await visitorAsks(address), { clients: 12, alive: true, between: 5 });
  await expect.poll(() => load.answered(), { timeout: 20_000 }).toBeGreaterThan(100);
  const slow = slowReader(address);
  await pause(100);
  const before = load.answered();
  child.kill('SIGTERM');
  // A signal to a process group of which one member forwards it arrives twice.
  setTimeout(() => child.kill('SIGTERM'), 500);

  // The server ends: only now comes the first message.
  await expect.poll(() => open.told, { timeout: 5000, interval: 10 }).toEqual([{}, comeBack]);
  late.socket.send(handshake);
  expect(await Promise.all(comingBack)).toEqual([true, true, true]);
  expect((await open.end)[0]).toBe(1000);
  expect((await late.end)[0]).toBe(1000);
  expect(late.told).toEqual([{}, comeBack]);
  expect(messages(await events.last)).toContainEqual(comeBack);
  expect(messages(await polls.last)).toEqual([comeBack]);
  for (const { connection } of real) await connection.stop();

  await load.over;
  expect(load.failed).toEqual([]);
  expect([load.refused(), load.lastOnes(), load.madeAgain()]).toEqual([12, 12, 0]);
  expect(load.answered()).toBeGreaterThan(before);
  expect(await slow).toBe(FILM);
  expect(await ended(child), output()).toBe(0);
});

test('no client delays its end: neither one that never reads, nor a half message, nor a silent one', async () => {
  at.config.write('demo/heart27/assets/film.mp4', 'x'.repeat(FILM));
  const { child, address, output } = await start();
  const host = 'Host: foyer.example.org';
  const never = await send(address, `GET ${film} HTTP/1.1\r\n${host}\r\n\r\n`);
  await once(never, 'readable');
  await send(address, `POST /api/Public/SelectedSessions?shortname=heart27 HTTP/1.1\r\n${host}\r\n`);
  await send(address, '');
  child.kill('SIGTERM');
  // By itself: what has to be ended after 10 s ends with 1.
  expect(await ended(child), output()).toBe(0);
});

test('a Ctrl+C waits for no connection that is only kept alive, but for an answer under way', async () => {
  at.config.write('demo/heart27/assets/film.mp4', 'x'.repeat(FILM));
  const { child, address, output } = await start();
  const alive = await send(address, 'GET /api/Core/ServerTime HTTP/1.1\r\nHost: foyer.example.org\r\n\r\n');
  await once(alive, 'data');
  const closed = once(alive, 'close');
  const slow = slowReader(address);
  await pause(200);
  child.kill('SIGINT');
  await closed;
  expect(child.exitCode).toBe(null);
  expect(await slow).toBe(FILM);
  expect(await ended(child), output()).toBe(0);
});
