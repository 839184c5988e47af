// Answers from a published event: as the caller may see it, from the cache, and how long whoever gets them may keep them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { jsonAnswer } from '../answers/answer.ts';
import type { Compressor } from '../answers/compressor.ts';
import { ASK_AGAIN, FOR_EVER, NOT_KEPT, OWN_ASK_AGAIN, OWN_FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import type { AccessControl } from '../access/access-control.ts';
import { filterEvent } from '../access/filter-event.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { Route } from './areas.ts';
import { demandEvent, eventOfRequest } from './event-of-request.ts';
import type { PublishedHandler } from './handlers.ts';

/** What routes answer from. */
export type Answering = { eventCache: EventCache; cache: AnswerCache; compressor: Compressor; accessControl: AccessControl };

/** Answers from the event as its caller may see it; equal questions of one class are answered with the same bytes. */
export function publishedAnswers(
  { name, endpoint }: Route,
  handler: PublishedHandler<Endpoint>,
  { eventCache, cache, compressor, accessControl }: Answering,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { event: eventFields = [] } = endpoint;
  // Parameters that say where and how an answer is looked up are no part of the question.
  const notAsked = new Set([...eventFields, 'version', 'for']);
  const questions = Object.keys(endpoint.query.shape).filter((parameter) => !notAsked.has(parameter));
  return async (request, reply) => {
    const { version, for: asFor, ...query } = request.query as Record<string, string | undefined>;
    const event = demandEvent(await eventOfRequest(request, endpoint, eventCache, Number(version) || 0), eventFields[0]);
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
