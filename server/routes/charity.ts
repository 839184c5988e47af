// Handlers of src/contract/charity.ts: challenges, highscores, and points that are counted here.
import type { CharityChallengeEntry } from '../../src/contract/charity.ts';
import type * as contract from '../../src/contract/charity.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { highscoreOf, nothingEarned } from '../charity/highscore.ts';
import { type Challenge, charityOf, companyName } from '../charity/published-charity.ts';
import { isNamed, pointsOf, type PointsRow, setNamed } from '../charity/stored-points.ts';
import { demandChallenge, isCharityOpen, stateOfChallenge, takeChallenge } from '../charity/take-challenge.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { announceCharity } from '../hubs/charity-groups.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';

type Call = Pick<Asked<Endpoint>, 'caller' | 'event' | 'browser'>;

/** The event, and whether its charity challenge is open to the caller. */
async function opened({ accessControl }: Pick<Live, 'accessControl'>, call: Call) {
  const event = demandEvent(call.event);
  const access = await accessControl.accessOf(call.browser.request, event);
  return { event, access, isOpen: isCharityOpen(event, access) };
}

/** The challenges that `fits` chooses, with what the caller has done of them. */
async function challengesOf(
  asked: string,
  parts: Live,
  call: Call,
  fits: (challenge: Challenge) => boolean,
): Promise<CharityChallengeEntry[]> {
  const { event, isOpen } = await opened(parts, call);
  if (!isOpen) return [];
  const { account } = call.caller;
  const done = account ? await pointsOf(parts.people.db, { eventId: event.id, accountId: account.id }) : new Map<string, PointsRow>();
  const now = parts.clock.now();
  const language = event.languageFor(asked);
  return [...charityOf(event).challenges.values()].filter(fits).map((one) => entryOf(event, one, done.get(one.Id), { language, now }));
}

function entryOf(
  event: PublishedEvent,
  challenge: Challenge,
  done: PointsRow | undefined,
  { language, now }: { language: string; now: number },
): CharityChallengeEntry {
  const { outcome, nextChangeAt } = stateOfChallenge(event, challenge, done !== undefined, now);
  return {
    Id: challenge.Id,
    Name: event.text(challenge.Name, language),
    Description: event.text(challenge.Description, language),
    CompanyAccountId: challenge.CompanyAccountId,
    CompanyName: companyName(event, challenge.CompanyAccountId, language),
    ProjectId: challenge.ProjectId,
    PointsPerAnswer: challenge.pointsPerAnswer,
    Questions: challenge.questions,
    State: outcome,
    ChangesAt: nextChangeAt === null ? '' : new Date(nextChangeAt).toISOString(),
    Points: done?.points ?? 0,
    RightAnswers: done?.right_answers ?? 0,
    EarnedFor: done?.project_id ?? '',
    SurveyRequest: {
      Context: 'Challenge',
      ContextShort: event.shortName,
      Instance: event.instance,
      SurveyItemSetId: challenge.survey,
      SurveyEnitity: { Id: challenge.Id },
      EvaluationDone: done !== undefined,
    },
  };
}

export const charity: HandlersOf<typeof contract> = {
  eventChallenges: live(({ language }, parts, call) => challengesOf(language, parts, call, () => true)),

  exhibitorChallenges: live(({ language, id }, parts, call) =>
    challengesOf(language, parts, call, ({ CompanyAccountId }) => CompanyAccountId === id),
  ),

  charityHighscore: live(async ({ language: asked }, parts, call) => {
    const { event, isOpen } = await opened(parts, call);
    if (!isOpen) return nothingEarned;
    return highscoreOf(parts.people.db, event, '', { accountId: call.caller.account?.id ?? null, language: event.languageFor(asked) });
  }),

  charityHighscoreForProject: live(async ({ language: asked, projectId }, parts, call) => {
    const { event, isOpen } = await opened(parts, call);
    if (!isOpen) return nothingEarned;
    if (!charityOf(event).projects.has(projectId)) throw notFound('This event has no project with this id.', 'projectId');
    const reader = { accountId: call.caller.account?.id ?? null, language: event.languageFor(asked) };
    return highscoreOf(parts.people.db, event, projectId, reader);
  }),

  challengeEvaluationDone: live(async ({ userid, challengeid, charityProjectId }, parts, { body, ...call }) => {
    const { event, access } = await opened(parts, call);
    const { account } = demandSignedIn(call.caller);
    if (userid !== '' && userid !== String(account.id))
      throw new RequestError(403, 'not-own', 'This is the id of somebody else.', 'userid');
    const challenge = demandChallenge(event, access, challengeid, 'challengeid');
    const sent = { accountId: account.id, project: charityProjectId, result: body.Result };
    const { row, isNew } = await takeChallenge(parts.people.db, event, challenge, sent, parts.clock.now());
    if (isNew && row.points > 0) await announceCharity(parts.people, event.id);
    return {
      EvaluationDone: true as const,
      Points: row.points,
      RightAnswers: row.right_answers,
      Questions: challenge.questions,
      CharityProjectId: row.project_id,
      WasDone: !isNew,
    };
  }),

  charityParticipant: live(async (_, parts, { body, ...call }) => {
    const { event, isOpen } = await opened(parts, call);
    const participant = { eventId: event.id, accountId: demandSignedIn(call.caller).account.id };
    if (!isOpen) throw notFound('This event has no charity challenge.', 'eventId');
    if ((await isNamed(parts.people.db, participant)) !== body.Named) {
      await setNamed(parts.people.db, participant, body.Named, parts.clock.now());
      await announceCharity(parts.people, event.id);
    }
    return { Named: body.Named };
  }),
};
