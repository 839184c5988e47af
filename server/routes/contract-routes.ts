// Makes a route of every endpoint of the contract: query names, validation, the event requested, the answer and how long it may be kept.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { jsonAnswer } from '../answers/answer.ts';
import type { Compressor } from '../answers/compressor.ts';
import { ASK_AGAIN, FOR_EVER, NOT_KEPT, OWN_ASK_AGAIN, OWN_FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import type { AccessControl } from '../access/access-control.ts';
import { filterEvent } from '../access/filter-event.ts';
import { badRequest, type RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { refuseForeign } from '../http/same-site.ts';
import { registerForms } from '../http/forms.ts';
import { isEventName, queryRenamer } from '../http/query-names.ts';
import type { People } from '../people/people.ts';
import { demandSignedIn, visitor } from '../sessions/caller.ts';
import type { EventCache } from '../published/event-cache.ts';
import { findEvent } from '../published/find-event.ts';
import { routes, type Route } from './areas.ts';
import { clientBrowser } from './client-browser.ts';
import { type Asked, type Live, NO_CONTENT, type PublishedHandler } from './handlers.ts';
import { eventName } from '../../src/contract/event-name.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { schemaOf } from './openapi.ts';
import { demandRole } from './roles.ts';

/** What routes answer from. */
export type Answering = { eventCache: EventCache; cache: AnswerCache; compressor: Compressor; accessControl: AccessControl };

/** Parts that only a server with people has. */
export type Guarding = { limits: Limits; origins: readonly string[] };

/** Creates the routes; without `people` those that need accounts or sessions are omitted. */
export function registerContract(
  app: FastifyInstance,
  answering: Answering,
  { people, ...rest }: Omit<Live, 'event' | 'eventOfId' | 'accessControl' | 'people'> & { people: People | undefined },
  { limits, origins }: Guarding,
): void {
  const { eventCache, accessControl } = answering;
  registerForms(app);
  for (const route of routes) {
    const { endpoint, handler } = route;
    const { auth } = endpoint;
    if (!people && route.needsPeople) continue;
    const declared = queryRenamer(Object.keys(endpoint.query.shape));
    const options: Omit<RouteOptions, 'url'> = {
      method: endpoint.method,
      schema: schemaOf(route),
      config: { takesForm: endpoint.takesForm === true },
      ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
      // Before the body is read and anything is validated: only permitted callers learn what a valid request is.
      onRequest: [
        ...(endpoint.effect === 'change' || limits.counts(endpoint.limit)
          ? [
              async (request: FastifyRequest) => {
                if (endpoint.effect === 'change') refuseForeign(request, origins);
                await limits.take(endpoint.limit, sourceOf(request).key);
              },
            ]
          : []),
        // So that an endpoint sees only the names it declares. Not a promise: every answer passes here.
        (request: FastifyRequest, _: FastifyReply, next: (error?: Error) => void) => {
          request.query = Object.assign(
            declared(request.query as Record<string, unknown>),
            inPath(request.params as Record<string, string>),
          );
          next(tooLong(request.query as Record<string, unknown>));
        },
        ...(auth === 'none'
          ? []
          : [
              async (request: FastifyRequest) => {
                const query = request.query as Record<string, unknown>;
                // A session belongs to an instance: a query that names no event is refused by its schema.
                if (!Object.keys(query).some((key) => isEventName(key) && typeof query[key] === 'string')) return;
                const { caller } = await callerOf(request, eventCache, people);
                demandSignedIn(caller);
                if (auth !== 'user') demandRole(auth, caller);
              },
            ]),
      ],
      handler:
        handler.kind === 'live'
          ? async (request, reply) => {
              reply.header('cache-control', NOT_KEPT);
              const event: Live['event'] = (name, field) => findEvent(eventCache, { name, field, hostname: request.hostname });
              const asked = {
                ...(await callerOf(request, eventCache, people)),
                body: request.body as never,
                address: request.ip,
                browser: clientBrowser(request, reply),
              };
              // Handlers of other areas never use people; a site without people has no others.
              const live = { ...rest, event, eventOfId: eventCache.byId, accessControl, people: people as People };
              const answer = await handler.answer(request.query as never, live, asked);
              return answer === NO_CONTENT ? reply.code(204).send() : answer;
            }
          : publishedAnswers(route, handler, answering),
    };
    app.route({ ...options, url: endpoint.path });
    // An exact name in a path is two parts of it: not every proxy lets an encoded slash through.
    const exact = endpoint.path.replace(/:(event\w+)/i, ':instance/:$1');
    if (exact !== endpoint.path) app.route({ ...options, url: exact, schema: { ...options.schema, hide: true } });
  }
}

/** Parameters of a path: the event with its instance, where the path has one. */
const inPath = ({ instance, ...rest }: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, instance === undefined ? value : eventName(instance, value)]));

/** Most characters of a parameter in an address: ids, names, lists of sets. Longer texts travel in bodies. */
const LONGEST_PARAMETER = 2_000;

/** The refusal of a parameter that is too long, by its name. */
function tooLong(query: Readonly<Record<string, unknown>>): RequestError | undefined {
  const name = Object.keys(query).find((key) => String(query[key]).length > LONGEST_PARAMETER);
  return name === undefined ? undefined : badRequest(`At most ${LONGEST_PARAMETER} characters are read.`, name);
}

/** Who calls, and the event the query names. Throws RequestError 404 for an unknown one. */
async function callerOf(
  request: FastifyRequest,
  eventCache: EventCache,
  people: People | undefined,
): Promise<Pick<Asked<Endpoint>, 'caller' | 'event'>> {
  const query = request.query as Record<string, unknown>;
  const field = Object.keys(query).find((key) => isEventName(key) && query[key] !== undefined);
  if (!people || field === undefined) return { caller: visitor, event: undefined };
  const event = await findEvent(eventCache, { name: String(query[field]), field, hostname: request.hostname });
  return { caller: await people.callers.of(request, event), event };
}

/** Parameters that control where and how an answer is looked up, and are no part of the query itself. */
const isQuestion = (name: string): boolean => !isEventName(name) && name !== 'version' && name !== 'for';

/** Answers from the event as its caller may see it; equal questions of one class are answered with the same bytes. */
function publishedAnswers(
  { name, endpoint }: Route,
  handler: PublishedHandler<Endpoint>,
  { eventCache, cache, compressor, accessControl }: Answering,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const declared = Object.keys(endpoint.query.shape);
  const [fields, questions] = [declared.filter(isEventName), declared.filter(isQuestion)];
  return async (request, reply) => {
    const { version, for: asFor, ...query } = request.query as Record<string, string | undefined>;
    const field = fields.find((one) => query[one] !== undefined);
    if (field === undefined) throw badRequest('Which event? Give instance/short.', fields[0]);
    const asks = { name: String(query[field]), field, hostname: request.hostname, version: Number(version) || 0 };
    const event = await findEvent(eventCache, asks);
    const asked: Record<string, unknown> = handler.canonical(event, { ...query, language: event.languageFor(query['language']) });
    const access = await accessControl.accessOf(request, event, asFor ?? '');
    // The answer is checked against the contract once, when it is made, and then served as bytes.
    const make = () => jsonAnswer(endpoint.reply.parse(handler.answer(filterEvent(event, access, name), asked as never, request.body)));
    if (endpoint.method === 'POST') return sendAnswer(request, reply, make(), compressor, NOT_KEPT);
    const key = JSON.stringify([event.id, event.version, access.cacheKey, name, ...questions.map((one) => asked[one] ?? null)]);
    const isOwn = asFor === access.name;
    const isVisitors = access.name === accessControl.ofVisitors(event).name && (isOwn || !asFor);
    const isNamed = isOwn && String(event.version) === version;
    return sendAnswer(request, reply, cache.get(key, make), compressor, keeping({ isVisitors, isNamed }));
  };
}

/**
 * How long an answer may be cached, and by whom: what visitors get not at every instant is one answer of its address only where that
 * names class and version, and personal data are the caller's alone.
 */
function keeping({ isVisitors, isNamed }: { isVisitors: boolean; isNamed: boolean }): string {
  if (isVisitors) return isNamed ? FOR_EVER : ASK_AGAIN;
  return isNamed ? OWN_FOR_EVER : OWN_ASK_AGAIN;
}
