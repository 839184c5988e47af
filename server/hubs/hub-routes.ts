// The addresses of a hub: negotiate, and one for WebSocket, server-sent events or long polls, as the client requests.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import { refuseForeignPage } from '../http/same-site.ts';
import { createConnectionManager, type ConnectionManager, type Entry } from './connection-manager.ts';
import { type Admitted, type Hub, hubLimits, type HubQuery } from './hub.ts';
import { createPolls } from './transports/polls.ts';
import { eventsWire } from './transports/server-sent-events.ts';
import { createSocketTaker, isUpgrade, listenToSocket, socketWire } from './transports/web-socket.ts';

/** What a hub needs of its server. `now`: ms that never go back; `wall`: time of day, ms. */
export type HubHost = { origins: readonly string[]; now: () => number; wall: () => number };

const availableTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: transport === 'ServerSentEvents' ? ['Text'] : ['Text', 'Binary'],
}));

/** Parameters of an address by name in lower case; one that occurs twice is ignored. */
const queryOf = (request: FastifyRequest): HubQuery => {
  const found: Record<string, string | undefined> = Object.create(null) as Record<string, undefined>;
  for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
    const key = name.toLowerCase();
    found[key] = typeof value === 'string' && !(key in found) ? value : undefined;
  }
  return found;
};

/** Creates the routes of a hub; returns its connections. Every body is text here: messages have no type of their own. */
export function registerHub<Guest>(app: FastifyInstance, hub: Hub<Guest>, { origins, now, wall }: HubHost): ConnectionManager<Guest> {
  const limits = { ...hubLimits, ...hub.limits };
  const manager = createConnectionManager(hub, limits, now, wall);
  const takeSocket = createSocketTaker(limits.frame);
  const schema = { hide: true } as object;

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<{ admitted: Admitted<Guest>; query: HubQuery }> => {
    // A WebSocket knows no same-origin rule of its own.
    refuseForeignPage(request, origins, 'This hub is open to pages of this site only.');
    const query = queryOf(request);
    return { admitted: await hub.admit(request, query, reply), query };
  };
  /** Agrees upon a connection; a refusal is sent late, so that an immediate retry gains nothing. */
  const agree = async (admitted: Admitted<Guest>): Promise<Entry<Guest>> => {
    try {
      return manager.agree(admitted);
    } catch (error) {
      if (error instanceof RequestError && error.status === 429) await pause(limits.penalty);
      throw error;
    }
  };
  /** The connection a request belongs to. Throws RequestError 400 without id, 404 for one that is not the caller's. */
  const entryOf = ({ id }: HubQuery, { owner }: Admitted<Guest>): Entry<Guest> => {
    if (id === undefined || id === '') throw badRequest('Which connection? Its id is missing.', 'id');
    const entry = manager.find(id, owner);
    if (!entry) throw notFound('There is no connection of this id.', 'id');
    return entry;
  };
  /** A connection that is still to be opened. Throws RequestError 409 for one that is open, 404 for one that has ended. */
  const untaken = (entry: Entry<Guest>): Entry<Guest> => {
    if (entry.isOver) throw notFound('This connection is over.', 'id');
    if (entry.connection) throw new RequestError(409, 'conflict', 'This connection is open already.', 'id');
    return entry;
  };

  const route = (scope: FastifyInstance): void => {
    scope.post(`${hub.path}/negotiate`, { schema, bodyLimit: 1024 }, async (request, reply) => {
      const { admitted, query } = await admit(request, reply);
      const { id, token } = await agree(admitted);
      reply.header('cache-control', 'no-store');
      return Number(query['negotiateversion']) >= 1
        ? { negotiateVersion: 1, connectionId: id, connectionToken: token, availableTransports }
        : // Before version 1 the token was called connection id.
          { connectionId: token, availableTransports };
    });

    scope.get(hub.path, { schema, exposeHeadRoute: false }, async (request, reply) => {
      const { admitted, query } = await admit(request, reply);
      if (isUpgrade(request.raw)) {
        const entry = query['id'] === undefined ? await agree(admitted) : untaken(entryOf(query, admitted));
        reply.hijack();
        takeSocket(request.raw, (socket) => listenToSocket(socket, manager.open(entry, admitted, socketWire(socket)) as never));
        return reply;
      }
      const entry = entryOf(query, admitted);
      if ((request.headers.accept ?? '').includes('text/event-stream')) {
        untaken(entry);
        reply.hijack();
        const connection = manager.open(entry, admitted, eventsWire(reply.raw, reply.getHeaders()));
        reply.raw.on('close', () => connection.gone());
        return reply;
      }
      if (entry.connection && !entry.polls) throw badRequest('This connection is not one of polls.', 'id');
      if (!entry.polls) {
        entry.polls = createPolls(now);
        manager.open(entry, admitted, entry.polls.wire);
      }
      reply.hijack();
      entry.polls.take(reply.raw, reply.getHeaders());
      return reply;
    });

    scope.post(hub.path, { schema, bodyLimit: limits.frame }, async (request, reply) => {
      const { admitted, query } = await admit(request, reply);
      const entry = entryOf(query, admitted);
      if (!entry.connection || entry.isOver) throw notFound('This connection is not open.', 'id');
      if (typeof request.body !== 'string') throw badRequest('Messages are text.');
      entry.connection.receive(request.body);
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
    });

    scope.delete(hub.path, { schema }, async (request, reply) => {
      const { admitted, query } = await admit(request, reply);
      const entry = entryOf(query, admitted);
      if (!entry.polls) throw badRequest('This connection is not one of polls.', 'id');
      entry.connection?.gone();
      entry.polls.wire.cut();
      return reply.code(202).header('cache-control', 'no-store').send();
    });
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route(scope);
  });
  return manager;
}
