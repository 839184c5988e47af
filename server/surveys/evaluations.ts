// What a caller may evaluate now: whose evaluation it is, what it is about, its survey, and the verdict of the rule (A §5).
import * as z from 'zod';
import { oncePer } from '../../src/base/once-per.ts';
import { evaluationStart } from '../../src/rules/evaluation-start.ts';
import type { Access } from '../access/access.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Caller } from '../sessions/caller.ts';
import { hashOf } from '../sessions/secrets.ts';
import { type FoundSurvey, surveyForEvent, surveyForSession } from './published-surveys.ts';
import type { Evaluated, Evaluator } from './stored-surveys.ts';

/** Token that the device of a visitor made. */
const TOKEN = /^v-[\w-]{20,60}$/;

/**
 * Who evaluates: the signed-in caller, or where the event allows it the visitor of a device. Throws RequestError 401 for nobody,
 * 403 for the id of somebody else, 400 for a token that is none.
 */
export function evaluatorOf(event: PublishedEvent, { account }: Pick<Caller, 'account'>, userid: string): Evaluator {
  if (account) {
    if (userid !== '' && userid !== String(account.id))
      throw new RequestError(403, 'not-own', 'This is the id of somebody else.', 'userid');
    return { name: `account:${account.id}`, accountId: account.id };
  }
  if (!allowsVisitors(event)) throw new RequestError(401, 'not-signed-in', 'Nobody is signed in.');
  if (!TOKEN.test(userid))
    throw badRequest('A visitor needs the token of their device: v- and 20 to 60 letters, digits, - and _.', 'userid');
  // Two events never learn that they were evaluated on one device.
  return { name: `visitor:${hashOf(`${event.id} ${userid}`)}`, accountId: null };
}

const app = z.looseObject({ activateEvaluationUrlsWithoutUser: z.boolean().prefault(false) });

/** Whether visitors may evaluate. */
const allowsVisitors = oncePer(({ documents }: PublishedEvent): boolean => documents.read('app', app).activateEvaluationUrlsWithoutUser);

/** What can be evaluated: the event, or one of its sessions. */
export type EvaluationSubject = Evaluated & { name: string; start: string | null; found: FoundSurvey | undefined };

/** The event as what is evaluated. */
export const eventSubject = (event: PublishedEvent, language: string): EvaluationSubject => ({
  eventId: event.id,
  scope: 'event',
  entityId: String(event.id),
  name: event.text(event.about.name, language) || event.shortName,
  start: null,
  found: surveyForEvent(event),
});

/** A session as what is evaluated. Throws RequestError 404 for one that is not there, and for one that is closed to the caller. */
export function sessionSubject(event: PublishedEvent, access: Access, id: string, language: string): EvaluationSubject {
  const session = access.session(id) ? event.programme.inLanguage(language).sessions.find(({ Id }) => Id === id) : undefined;
  if (!session) throw notFound('This event has no session with this id.', 'id');
  return subjectOf(event, session);
}

type SessionFacts = { Id: string; Name: string; StartDateTime: string | null; SessionType: string; ProgramGrade: string };
const subjectOf = (event: PublishedEvent, session: SessionFacts): EvaluationSubject => ({
  eventId: event.id,
  scope: 'session',
  entityId: session.Id,
  name: session.Name,
  start: session.StartDateTime,
  found: surveyForSession(event, session),
});

/** Sessions with a survey that are open to the caller; times are ISO 8601. */
export const sessionSubjects = (event: PublishedEvent, access: Access, language: string): (EvaluationSubject & { start: string })[] =>
  event.programme
    .inLanguage(language)
    .sessions.filter(({ Id, StartDateTime }) => StartDateTime !== null && access.session(Id))
    .map((session) => ({ ...subjectOf(event, session), start: session.StartDateTime! }))
    .filter(({ found }) => found !== undefined);

/** Whether something can be evaluated at an instant (ms), and when it opens; `none` where no survey evaluates it. */
export function evaluationState(
  { scope, start, found }: EvaluationSubject,
  done: boolean,
  { now, timeZone, superUser }: { now: number; timeZone: string; superUser: boolean },
): { state: 'none' | 'notYet' | 'open' | 'done'; opensAt: number | null } {
  if (!found) return { state: 'none', opensAt: null };
  const { outcome, nextChangeAt } = evaluationStart({ scope, start, done }, { now, timeZone }, superUser);
  return { state: outcome, opensAt: nextChangeAt };
}

/** The survey of something that can be evaluated now. Throws RequestError 404 without one, 409 `done` and `not-open`. */
export function demandOpen(subject: EvaluationSubject, state: ReturnType<typeof evaluationState>['state']): FoundSurvey {
  if (!subject.found || state === 'none') throw notFound('No survey evaluates this.', 'SurveyItemSetId');
  if (state === 'done') throw new RequestError(409, 'done', 'This was evaluated already.');
  if (state === 'notYet') throw new RequestError(409, 'not-open', 'This cannot be evaluated yet.');
  return subject.found;
}
