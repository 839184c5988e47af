// A connection carried by a WebSocket: the upgrade goes through the same routes as every request, then the socket is taken over.
import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Connection, Wire } from '../protocol/connection.ts';

type Upgrade = { socket: Duplex; head: Buffer; response: ServerResponse };
const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/** Whether a request asks for a WebSocket. */
export const isUpgrade = (request: IncomingMessage): boolean => upgrades.has(request);

/** Leads upgrades to the routes of these paths (lower case); others are left to other listeners (such as Vite), or answered as if they were no upgrade. */
export function routeUpgrades(app: FastifyInstance, paths: ReadonlySet<string>): void {
  const isOurs = (request: IncomingMessage): boolean => paths.has(pathOf(request.url ?? ''));
  // An offer of HTTP/2 (`Upgrade: h2c`) is no WebSocket: such a request, body and all, is answered like every other (Node 24.9).
  Object.assign(app.server, { shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket' });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const others = app.server.listenerCount('upgrade') > 1 && request.headers['sec-websocket-protocol'] !== undefined;
    if (!isOurs(request) && others) return;
    // Whoever hangs up in the middle is no fault of the server.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    // An answer that is no upgrade is the last one of this connection.
    response.shouldKeepAlive = false;
    response.on('finish', () => {
      // No time limit applies to this socket any more: it does not wait for the client to hang up.
      socket.once('finish', () => socket.destroy());
      socket.end();
    });
    response.assignSocket(socket as never);
    if (isOurs(request)) upgrades.set(request, { socket, head, response });
    app.routing(request, response);
  });
}

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '');

/** How long a client may take to answer a close, ms, and how many pieces a message may come in; not yet in the types of the library. */
const bounds = { closeTimeout: 5000, maxFragments: 64, maxBufferedChunks: 1024 };
/** How long a refused client may take to read the reason, ms. */
const TO_READ_WHY = 1000;

/** Creates the acceptor of WebSockets. `longest`: bytes of one message. */
export function createSocketTaker(longest: number): (request: IncomingMessage, opened: (socket: WebSocket) => void) => void {
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload: longest, ...bounds });
  return (request, opened) => {
    const upgrade = upgrades.get(request);
    if (!upgrade) return;
    upgrades.delete(request);
    upgrade.response.detachSocket(upgrade.socket as never);
    server.handleUpgrade(request, upgrade.socket, upgrade.head, opened);
  };
}

/** Ends a socket without waiting for the answer to its close, which would queue after everything the client has sent. */
function hearNoMore(socket: WebSocket): void {
  socket.pause();
  setTimeout(() => socket.terminate(), TO_READ_WHY).unref();
}

/** The wire of a WebSocket. */
export const socketWire = (socket: WebSocket): Wire => ({
  send: (frame) => socket.send(frame),
  waiting: () => socket.bufferedAmount,
  end: () => socket.close(1000),
  refuse() {
    socket.close(1000);
    hearNoMore(socket);
  },
  cut: () => socket.terminate(),
  livesByItself: false,
});

/** Passes the messages of a WebSocket to its connection. */
export function listenToSocket(socket: WebSocket, connection: Connection<never>): void {
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!isBinary) return connection.receive((data as Buffer).toString());
    socket.close(1003);
    hearNoMore(socket);
  });
  // Each ping is answered by `ws`.
  socket.on('ping', connection.touch);
  socket.on('pong', connection.touch);
  // Too long, no UTF-8, broken frames: `ws` closes the socket with the right code, then reads on.
  socket.on('error', () => void setImmediate(hearNoMore, socket));
  socket.on('close', () => connection.gone());
}
