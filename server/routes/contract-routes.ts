// Makes a route of every endpoint of the contract: who may call is asked first, then the query and the body are validated, then the handler answers.
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteHandlerMethod, RouteOptions } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { registerForms } from '../http/forms.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { pathParameters, queryRenamer, tooLong } from '../http/query-names.ts';
import { refuseForeign } from '../http/same-site.ts';
import { zeroByte } from '../http/zero-bytes.ts';
import type { People } from '../people/people.ts';
import { findEvent } from '../published/find-event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { routes } from './areas.ts';
import { createOnce, keyOf, type Once } from './once.ts';
import { clientBrowser } from './client-browser.ts';
import { callerOf, demandEvent } from './event-of-request.ts';
import { type Live, type LiveHandler, NO_CONTENT } from './handlers.ts';
import { schemaOf } from './openapi.ts';
import { type Answering, publishedAnswers } from './published-answers.ts';
import { demandRole } from './roles.ts';

/** Parts that only a server with people has. */
export type Guarding = { limits: Limits; origins: readonly string[] };

/** What live handlers are given, except for what is made here. */
type LiveParts = Omit<Live, 'event' | 'eventOfId' | 'accessControl' | 'people'> & { people: People | undefined };

/** Creates the routes; without `people` those that need accounts or sessions are omitted. */
export function registerContract(app: FastifyInstance, answering: Answering, parts: LiveParts, guarding: Guarding): void {
  registerForms(app);
  const once = createOnce(() => parts.clock.now());
  for (const route of routes) {
    const { endpoint, handler } = route;
    if (!parts.people && route.needsPeople) continue;
    const options: Omit<RouteOptions, 'url'> = {
      method: endpoint.method,
      schema: schemaOf(route),
      config: { takesForm: endpoint.takesForm === true },
      ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
      // Before the body is read and anything is validated: only permitted callers learn what a valid request is.
      preValidation: (request, _, next) => next(zeroByte(request.body)),
      onRequest: [...countedCall(endpoint, guarding), namedParameters(endpoint), ...permittedCaller(endpoint, answering)],
      handler:
        handler.kind === 'live'
          ? liveAnswers(endpoint, handler, answering, { ...parts, once })
          : publishedAnswers(route, handler, answering),
    };
    app.route({ ...options, url: endpoint.path });
    // An exact name in a path is two parts of it: not every proxy lets an encoded slash through.
    const exact = endpoint.path.replace(/:(event\w+)/i, ':instance/:$1');
    if (exact !== endpoint.path) app.route({ ...options, url: exact, schema: { ...options.schema, hide: true } });
  }
}

/** Refuses what another site causes, and counts the call, where the endpoint asks for either. */
function countedCall({ effect, limit }: Endpoint, { limits, origins }: Guarding): onRequestHookHandler[] {
  if (effect !== 'change' && !limits.counts(limit)) return [];
  return [
    async (request: FastifyRequest) => {
      if (effect === 'change') refuseForeign(request, origins);
      await limits.take(limit, sourceOf(request).key);
    },
  ];
}

/** Gives the endpoint the names it declares, and no others. Not a promise: every answer passes here. */
function namedParameters({ query, event }: Endpoint): onRequestHookHandler {
  const renamed = queryRenamer(Object.keys(query.shape), event);
  return (request: FastifyRequest, _: FastifyReply, next: (error?: Error) => void) => {
    const named = renamed(request.query as Record<string, unknown>);
    request.query = Object.assign(named, pathParameters(request.params as Record<string, string>));
    next(tooLong(named) ?? zeroByte(named));
  };
}

/** Refuses who may not call. A session belongs to an instance, so an event must be named. */
function permittedCaller(endpoint: Endpoint, answering: Answering): onRequestHookHandler[] {
  const { auth } = endpoint;
  if (auth === 'none') return [];
  return [
    async (request: FastifyRequest) => {
      const { caller, event } = await callerOf(request, endpoint, answering);
      demandEvent(event, endpoint.event?.[0]);
      demandSignedIn(caller);
      if (auth !== 'user') demandRole(auth, caller);
    },
  ];
}

/** Answers anew each time. */
function liveAnswers(
  endpoint: Endpoint,
  handler: LiveHandler<Endpoint>,
  answering: Answering,
  parts: LiveParts & { once: Once },
): RouteHandlerMethod {
  const { eventCache, accessControl } = answering;
  const { effect, auth, path } = endpoint;
  const { once, ...others } = parts;
  return async (request, reply) => {
    reply.header('cache-control', NOT_KEPT);
    const event: Live['event'] = (name, field) => findEvent(eventCache, { name, field, hostname: request.hostname });
    const asked = {
      ...(await callerOf(request, endpoint, answering)),
      body: request.body as never,
      address: request.ip,
      browser: clientBrowser(request, reply),
    };
    // Handlers of other areas never use people; a site without people has no others.
    const live = { ...others, event, eventOfId: eventCache.byId, accessControl, people: others.people as People };
    const carryOut = async (): Promise<unknown> => handler.answer(request.query as never, live, asked);
    const { account } = asked.caller;
    // What a device has sent twice is done once; visitors have no outbox.
    const answer =
      effect === 'change' && auth === 'user' && account
        ? await once(keyOf(request), { account: account.id, path, body: request.body }, carryOut)
        : await carryOut();
    return answer === NO_CONTENT ? reply.code(204).send() : answer;
  };
}
