// A process of its own that is one bad client of a hub, in all the connections one client may have, again as soon as it is thrown out.
import { WebSocket } from 'ws';
import { SEPARATOR } from '../../server/hubs/protocol/frames.ts';

/** What it does: calls without end, calls as long as they may be, messages that never end, pings of the WebSocket, calls whose answers it does not read, coming and going. */
export const manners = ['calls', 'long calls', 'half messages', 'pings', 'does not read', 'joins'] as const;
export type Manner = (typeof manners)[number];

/** What the bench asks of this process; `stop` is answered. */
export type BadAsked = { kind: 'start'; manner: Manner; port: number } | { kind: 'stop' };
export type BadAnswered = { kind: 'stop'; tried: number; opened: number; sent: number };

/** Connections at a time: all that one owner may have. */
const LANES = 20;
/** Bytes that may wait to be sent on one connection. */
const AHEAD = 256 * 1024;
const AT_ONCE = 50;

const handshake = `{"protocol":"json","version":1}${SEPARATOR}`;
const call = (argument: string): string =>
  JSON.stringify({ type: 1, invocationId: '1', target: 'Echo', arguments: [argument] }) + SEPARATOR;
const short = call('x');
const long = call('x'.repeat(32_000));

let running: { manner: Manner; port: number } | undefined;
let [tried, opened, sent] = [0, 0, 0];
const open = new Set<WebSocket>();

function say(socket: WebSocket, manner: Manner): void {
  sent += 1;
  if (manner === 'calls') socket.send(short);
  else if (manner === 'half messages') socket.send('x');
  else if (manner === 'pings') socket.ping();
  else socket.send(long);
}

function connect(manner: Manner, port: number): void {
  if (!running) return;
  tried += 1;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/singlelogin?eventShort=heart27`, { headers: { 'x-client': 'bad' } });
  open.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => {
    open.delete(socket);
    setImmediate(connect, manner, port);
  });
  socket.on('open', () => {
    opened += 1;
    socket.send(handshake);
    if (manner === 'joins') return socket.close();
    if (manner === 'does not read') socket.pause();
    const more = (): void => {
      if (socket.readyState !== WebSocket.OPEN) return;
      for (let count = 0; count < AT_ONCE && socket.bufferedAmount < AHEAD; count++) say(socket, manner);
      // A client that does not read does not receive its end either.
      if (manner === 'does not read' && socket.bufferedAmount >= AHEAD) return void setTimeout(() => socket.terminate(), 50);
      // It waits for room without taking the machine's time.
      if (socket.bufferedAmount >= AHEAD) setTimeout(more, 5);
      else setImmediate(more);
    };
    more();
  });
}

process.on('message', (asked: BadAsked) => {
  if (asked.kind === 'start') {
    [tried, opened, sent] = [0, 0, 0];
    running = asked;
    for (let lane = 0; lane < LANES; lane++) connect(asked.manner, asked.port);
    return;
  }
  running = undefined;
  for (const socket of open) socket.terminate();
  process.send?.({ kind: 'stop', tried, opened, sent } satisfies BadAnswered);
});
process.on('disconnect', () => process.exit());
