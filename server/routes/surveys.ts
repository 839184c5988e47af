// Handlers of src/contract/surveys.ts: what a caller may evaluate, its questions, and their answers, once.
import type * as z from 'zod';
import type * as contract from '../../src/contract/surveys.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { dayInZone, instantOf } from '../../src/clock/zone.ts';
import { isObject } from '../../src/model/is-object.ts';
import { checkAnswers } from '../../src/rules/surveys/check-answers.ts';
import { pointsOf } from '../charity/stored-points.ts';
import { demandChallenge, demandTakeable, stateOfChallenge } from '../charity/take-challenge.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { surveyModel } from '../surveys/published-surveys.ts';
import {
  demandOpen,
  evaluatorOf,
  eventSubject,
  sessionSubject,
  sessionSubjects,
  evaluationState,
  type EvaluationSubject,
} from '../surveys/evaluations.ts';
import { evaluatedBy, type Evaluator, markDone, saveAnswer } from '../surveys/stored-surveys.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';

type Parts = Pick<Live, 'people' | 'clock' | 'accessControl'>;
type Call = Pick<Asked<Endpoint>, 'caller' | 'event' | 'browser'>;
/** What is evaluated, as it is named in a body. */
type Named = Pick<
  z.output<NonNullable<(typeof contract.saveSurvey)['body']>>,
  'Context' | 'ContextShort' | 'Instance' | 'SurveyItemSetId' | 'SurveyEnitity'
>;

/** The instant and person of the rule. */
const when = ({ clock }: Pick<Live, 'clock'>, { caller }: Pick<Call, 'caller'>, { timeZone }: PublishedEvent) => ({
  now: clock.now(),
  timeZone,
  superUser: caller.who.superUser,
});

async function isDone({ people }: Pick<Live, 'people'>, subject: EvaluationSubject, person: Evaluator): Promise<boolean> {
  return (await evaluatedBy(people.db, subject, person)).has(subject.entityId);
}

/** The answer about one thing. */
async function evaluationOf(
  event: PublishedEvent,
  subject: EvaluationSubject,
  person: Evaluator,
  parts: Parts,
  call: Call,
): Promise<contract.EvaluationOf> {
  const done = await isDone(parts, subject, person);
  const { state, opensAt } = evaluationState(subject, done, when(parts, call, event));
  return {
    State: state,
    EvaluationDone: done,
    OpensAt: opensAt === null ? '' : new Date(opensAt).toISOString(),
    Name: subject.name,
    Anonymous: subject.found?.survey.anonymous ?? true,
    SurveyRequest:
      state === 'open' && subject.found
        ? {
            Context: subject.scope === 'event' ? 'Event' : 'Session',
            ContextShort: event.shortName,
            Instance: event.instance,
            SurveyItemSetId: subject.found.id,
            SurveyEnitity: { Id: subject.entityId },
            EvaluationDone: false,
          }
        : null,
  };
}

const sessionOf = async (
  event: PublishedEvent,
  id: string,
  language: string,
  { accessControl }: Parts,
  { browser }: Call,
): Promise<EvaluationSubject> => sessionSubject(event, await accessControl.accessOf(browser.request, event), id, language);

/** Throws RequestError 400 where a body names another event than its query. */
function demandSameEvent(event: PublishedEvent, { ContextShort, Instance }: Pick<Named, 'ContextShort' | 'Instance'>): void {
  const isEvent =
    [ContextShort, Instance].map((name) => name.toLowerCase()).join() ===
    [event.shortName, event.instance].map((name) => name.toLowerCase()).join();
  if (!isEvent) throw badRequest('Instance and ContextShort are not those of the event.', 'ContextShort');
}

/** The survey of a challenge that the caller can take now. Throws RequestError 401, 403, 404, 409 like the points for it. */
async function challengeNamed(event: PublishedEvent, named: Omit<Named, 'Context'> & { UserId: string }, parts: Parts, call: Call) {
  demandSameEvent(event, named);
  const { account } = demandSignedIn(call.caller);
  if (named.UserId !== '' && named.UserId !== String(account.id))
    throw new RequestError(403, 'not-own', 'This is the id of somebody else.', 'UserId');
  const access = await parts.accessControl.accessOf(call.browser.request, event);
  const challenge = demandChallenge(event, access, named.SurveyEnitity.Id, 'SurveyEnitity');
  if (challenge.survey !== named.SurveyItemSetId) throw notFound('This survey is not that of the challenge.', 'SurveyItemSetId');
  const done = (await pointsOf(parts.people.db, { eventId: event.id, accountId: account.id })).has(challenge.Id);
  demandTakeable(stateOfChallenge(event, challenge, done, parts.clock.now()).outcome);
  return challenge.asks;
}

/** What a body names. Throws RequestError 400 for another event than that of the query, 404 for what is not there or has another survey. */
async function subjectNamed(event: PublishedEvent, named: Named, language: string, parts: Parts, call: Call): Promise<EvaluationSubject> {
  const { Context, SurveyItemSetId, SurveyEnitity } = named;
  demandSameEvent(event, named);
  const subject = Context === 'Event' ? eventSubject(event, language) : await sessionOf(event, SurveyEnitity.Id, language, parts, call);
  if (subject.entityId !== SurveyEnitity.Id || subject.found?.id !== SurveyItemSetId)
    throw notFound('This survey does not evaluate this.', 'SurveyItemSetId');
  return subject;
}

/** Answers as they were sent. Throws RequestError 400 for what is no object. */
function answersIn(result: string): Record<string, unknown> {
  const answers = parseJson(result);
  if (!isObject(answers)) throw badRequest('Result is an object as JSON text.', 'Result');
  return answers;
}

/** Beginning of the day in the zone of the event: an anonymous answer says no more of when it came. */
const dayOf = (now: number, timeZone: string): number => instantOf(`${dayInZone(now, timeZone)}T00:00`, timeZone) ?? now;

export const surveys: HandlersOf<typeof contract> = {
  sessionsForEvaluation: live(async ({ userid, language: asked }, parts, call) => {
    const event = demandEvent(call.event);
    const person = evaluatorOf(event, call.caller, userid);
    const access = await parts.accessControl.accessOf(call.browser.request, event);
    const done = await evaluatedBy(parts.people.db, { eventId: event.id, scope: 'session' }, person);
    const at = when(parts, call, event);
    return sessionSubjects(event, access, event.languageFor(asked))
      .filter((subject) => evaluationState(subject, done.has(subject.entityId), at).state !== 'notYet')
      .sort((a, b) => (a.start === b.start ? 0 : a.start < b.start ? 1 : -1))
      .map(({ entityId, name, start }) => ({
        SessionId: entityId,
        SessionName: name,
        StartDateTime: start,
        EvaluationDone: done.has(entityId),
      }));
  }),

  surveyOfSession: live(async ({ userid, id, language }, parts, call) => {
    const event = demandEvent(call.event);
    const person = evaluatorOf(event, call.caller, userid);
    return evaluationOf(event, await sessionOf(event, id, event.languageFor(language), parts, call), person, parts, call);
  }),

  surveyOfEvent: live(async ({ userid, language }, parts, call) => {
    const event = demandEvent(call.event);
    const person = evaluatorOf(event, call.caller, userid);
    return evaluationOf(event, eventSubject(event, event.languageFor(language)), person, parts, call);
  }),

  surveyjs: live(async (_, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const language = event.languageFor(body.Language);
    if (body.Context === 'Challenge') return surveyModel(await challengeNamed(event, body, parts, call), event, language);
    const person = evaluatorOf(event, call.caller, body.UserId);
    const subject = await subjectNamed(event, { ...body, Context: body.Context }, language, parts, call);
    const { state } = evaluationState(subject, await isDone(parts, subject, person), when(parts, call, event));
    return surveyModel(demandOpen(subject, state).survey, event, language);
  }),

  saveSurvey: live(async (_, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const person = evaluatorOf(event, call.caller, body.UserId);
    const subject = await subjectNamed(event, body, event.languageFor(undefined), parts, call);
    if (await isDone(parts, subject, person)) return { Saved: true as const };
    const { state } = evaluationState(subject, false, when(parts, call, event));
    const { id, survey } = demandOpen(subject, state);
    const checked = checkAnswers(survey, answersIn(body.Result));
    if (!checked.ok) throw new RequestError(400, checked.code, `The answer to ${checked.name} is missing or does not fit.`, checked.name);
    const now = parts.clock.now();
    const accountId = survey.anonymous ? null : person.accountId;
    const at = accountId === null ? dayOf(now, event.timeZone) : now;
    await saveAnswer(parts.people.db, subject, person, { surveyId: id, accountId, result: JSON.stringify(checked.answers), at });
    return { Saved: true as const };
  }),

  eventEvaluationDone: live(async ({ userid }, parts, call) => {
    const event = demandEvent(call.event);
    const person = evaluatorOf(event, call.caller, userid);
    await mark(eventSubject(event, event.languageFor(undefined)), event, person, parts, call);
    return { EvaluationDone: true as const };
  }),

  sessionEvaluationDone: live(async ({ userid, sessionid }, parts, call) => {
    const event = demandEvent(call.event);
    const person = evaluatorOf(event, call.caller, userid);
    await mark(await sessionOf(event, sessionid, event.languageFor(undefined), parts, call), event, person, parts, call);
    return { EvaluationDone: true as const };
  }),
};

/** Marks something as evaluated where it can be. */
async function mark(subject: EvaluationSubject, event: PublishedEvent, person: Evaluator, parts: Parts, call: Call): Promise<void> {
  if (await isDone(parts, subject, person)) return;
  demandOpen(subject, evaluationState(subject, false, when(parts, call, event)).state);
  await markDone(parts.people.db, subject, person);
}
