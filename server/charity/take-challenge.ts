// Taking a challenge: whether the caller can do it now, its questions, and the points for their answers, once (B §4 Charity).
import type { Kysely } from 'kysely';
import { parseJson } from '../../src/base/parse-json.ts';
import { challengeState } from '../../src/rules/charity.ts';
import { isObject } from '../../src/model/is-object.ts';
import { checkAnswers } from '../../src/rules/surveys/check-answers.ts';
import { rightAnswers } from '../../src/rules/surveys/right-answers.ts';
import type { Access } from '../access/access.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Tables } from '../store/schema.ts';
import { type Challenge, charityOf } from './published-charity.ts';
import { addPoints, pointsOf, type PointsRow } from './stored-points.ts';

/** Key of the page; whoever may not open it takes no part, and learns nothing of it. */
const PAGE = 'charity';

/** Whether the event has a charity challenge that is open to somebody. */
export const isCharityOpen = (event: PublishedEvent, access: Pick<Access, 'page'>): boolean =>
  charityOf(event).projects.size > 0 && access.page(PAGE);

/** A challenge that is open to the caller. Throws RequestError 404 otherwise; what is missing and what is closed look alike. */
export function demandChallenge(event: PublishedEvent, access: Pick<Access, 'page'>, id: string, field: string): Challenge {
  const challenge = isCharityOpen(event, access) ? charityOf(event).challenges.get(id) : undefined;
  if (!challenge) throw notFound('This event has no challenge with this id.', field);
  return challenge;
}

/** Whether a challenge can be taken at an instant (ms). */
export const stateOfChallenge = (event: PublishedEvent, challenge: Challenge, done: boolean, now: number) =>
  challengeState([charityOf(event).bounds, challenge], { done, now, timeZone: event.timeZone });

/** Throws RequestError 409 `done`, `not-open`, `closed` unless the challenge can be taken now. */
export function demandTakeable(state: ReturnType<typeof stateOfChallenge>['outcome']): void {
  if (state === 'done') throw new RequestError(409, 'done', 'This challenge was done already.');
  if (state === 'notYet') throw new RequestError(409, 'not-open', 'This challenge is not open yet.');
  if (state === 'closed') throw new RequestError(409, 'closed', 'This challenge is over.');
}

/** What is sent. */
export type SentAnswers = { accountId: number; project: string; result: string };

/** Stores the points for these answers; what was stored before stays. Returns what is stored, and whether it is new. */
export async function takeChallenge(
  db: Kysely<Tables>,
  event: PublishedEvent,
  challenge: Challenge,
  { accountId, project, result }: SentAnswers,
  now: number,
): Promise<{ row: PointsRow; isNew: boolean }> {
  const participant = { eventId: event.id, accountId };
  const before = (await pointsOf(db, participant)).get(challenge.Id);
  if (before) return { row: before, isNew: false };
  demandTakeable(stateOfChallenge(event, challenge, false, now).outcome);
  const checked = checkAnswers(challenge.asks, answersIn(result));
  if (!checked.ok) throw new RequestError(400, checked.code, `The answer to ${checked.name} is missing or does not fit.`, checked.name);
  const right = rightAnswers(challenge.asks, checked.answers);
  const row: PointsRow = {
    event_id: event.id,
    account_id: accountId,
    challenge_id: challenge.Id,
    project_id: projectOf(event, challenge, project),
    right_answers: right,
    points: right * challenge.pointsPerAnswer,
    done_at: now,
  };
  if (await addPoints(db, row)) return { row, isNew: true };
  // Another tab or device was faster: its answers count.
  return { row: (await pointsOf(db, participant)).get(challenge.Id) ?? row, isNew: false };
}

/** The project the points go to. Throws RequestError 400 for one that is not there, or not that of the challenge. */
function projectOf(event: PublishedEvent, { ProjectId: bound }: Challenge, asked: string): string {
  const { projects } = charityOf(event);
  const project = bound === '' ? asked : bound;
  if (!projects.has(project)) throw badRequest('This event has no project with this id.', 'charityProjectId');
  if (asked !== '' && asked !== project) throw badRequest('The points of this challenge go to another project.', 'charityProjectId');
  return project;
}

function answersIn(result: string): Record<string, unknown> {
  const answers = parseJson(result);
  if (!isObject(answers)) throw badRequest('Result is an object as JSON text.', 'Result');
  return answers;
}
