// The end of a server that is in use (quality F19): it takes no new connection, answers what it has accepted, and never waits for ever.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Ending = {
  /**
   * Stops listening at once; from now on every answer is the last one of its connection. Close the app next.
   * `linger`: how long connections that are kept alive may still bring a request, ms: one that is on its way when its connection is closed would fail.
   */
  begin: (linger: number) => void;
};

/** Time after which connections are cut, answered or not, ms: a client that does not read must not hold up the end. */
const LONGEST = 8000;
/** Time between two checks of the connections, ms. */
const LOOK = 50;

/** Makes the end of an app orderly. Call before it listens, when its own `preClose` hooks are there. */
export function prepareEnding(app: FastifyInstance): Ending {
  const { server } = app;
  /** Every connection, with the bytes that had been read of it when its last answer was out. */
  const sockets = new Map<Socket, number>();
  const unanswered = new Map<ServerResponse, Socket>();
  let isEnding = false;
  let mayLinger = false;

  server.on('connection', (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once('close', () => sockets.delete(socket));
  });
  // Ahead of the app: nothing may be answered yet.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unanswered.set(response, socket);
    response.once('close', () => {
      unanswered.delete(response);
      if (sockets.has(socket)) sockets.set(socket, socket.bytesRead);
    });
  });
  /** Node's own `closeIdleConnections` would cut answers that are written but not read yet, and spare connections that browsers open ahead. */
  const closeIdle = (): void => {
    const busy = new Set(unanswered.values());
    for (const [socket, read] of sockets) if (!busy.has(socket) && socket.bytesRead === read) socket.destroy();
  };
  // Everything is over when Fastify closes the server after these hooks.
  app.addHook('preClose', async () => {
    if (!isEnding) return;
    for (; sockets.size > 0; await pause(LOOK)) if (!mayLinger) closeIdle();
  });
  return {
    begin(linger) {
      isEnding = true;
      mayLinger = linger > 0;
      // Not the server's own method: it would close idle connections as well.
      NetServer.prototype.close.call(server);
      // Requests still to come are refused by Fastify, which is being closed then.
      for (const response of unanswered.keys()) response.shouldKeepAlive = false;
      setTimeout(() => (mayLinger = false), linger).unref();
      setTimeout(() => {
        for (const socket of sockets.keys()) socket.destroy();
      }, LONGEST).unref();
    },
  };
}
