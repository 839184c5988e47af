// The charity challenge (B §3, §7 Charity): challenges with their surveys, what the caller has done, and the highscores.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { challengeSubject } from './surveys.ts';

export const area: Area = {
  title: 'Charity',
  description:
    'Challenges whose right answers earn points for a project, and the highscores. Points are counted by the server from the answers, once for each participant and challenge.',
  needsPeople: true,
};

/** Most bytes of the answers to a challenge. */
const MOST_BYTES = 65_536;

const id = (what: string) =>
  z
    .string()
    .min(1)
    .max(120)
    .meta({ description: `Id of the ${what}.` });
const language = z.string().max(20).meta({ description: 'Language of the texts, xx-XX.' });
const asked = { eventId: eventParameter, language };
const points = z.number().int();
const shared = { caching: 'never', spec: 'B §7 Charity', event: ['eventId'], limit: 'read', effect: 'read', auth: 'none' } as const;
const closed = 'Empty where the event has no charity challenge, or its page is closed to the caller.';

const challenge = z.object({
  Id: z.string(),
  Name: z.string(),
  Description: z.string(),
  CompanyAccountId: z.string().meta({ description: 'Company that gives it; empty for none.' }),
  CompanyName: z.string().meta({ description: 'Empty where the event does not name the company.' }),
  ProjectId: z.string().meta({ description: 'Project its points go to; empty where the participant chooses.' }),
  PointsPerAnswer: points.meta({ description: 'Points for each right answer.' }),
  Questions: points.meta({ description: 'Questions that earn points.' }),
  State: z.enum(['notYet', 'open', 'closed', 'done']).meta({ description: 'By the windows, and by what the caller has done.' }),
  ChangesAt: z
    .string()
    .meta({ description: 'First instant at which State differs by time alone: opens or closes. ISO 8601 in UTC; empty for never.' }),
  Points: points.meta({ description: 'What the caller has earned with it; 0 unless done.' }),
  RightAnswers: points.meta({ description: 'Right answers of the caller; 0 unless done.' }),
  EarnedFor: z.string().meta({ description: 'Project the caller has earned for; empty unless done.' }),
  SurveyRequest: z
    .object({ ...challengeSubject, EvaluationDone: z.boolean() })
    .meta({ description: 'What to send to Survey/Surveyjs; EvaluationDone is true once the caller has done the challenge.' }),
});
export type CharityChallengeEntry = z.infer<typeof challenge>;

export const eventChallenges = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Exhibition/EventChallenges/:eventId/:language',
  title: 'Challenges',
  description: `The challenges with what the caller has done of them. ${closed}`,
  query: z.object(asked),
  example: { query: { language: 'en-GB' } },
  reply: z.array(challenge),
});

export const exhibitorChallenges = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Exhibition/ExhibitorChallenges/:eventId/:language',
  title: 'Challenges of a company',
  description: `The challenges that a company gives. ${closed}`,
  query: z.object({ ...asked, id: z.string().min(1).max(200).meta({ description: 'CompanyAccountId.' }) }),
  example: { query: { language: 'en-GB', id: '701' } },
  reply: z.array(challenge),
});

const entry = z.object({
  Id: z.string(),
  Name: z.string().meta({ description: 'Empty where the event does not name it.' }),
  Points: points,
  Rank: points.meta({ description: '1 is the first; of equal points whoever had them first. 0 without points.' }),
});

const highscore = z.object({
  Projects: z.array(entry),
  Challenges: z.array(entry),
  Companies: z.array(entry),
  Participants: z
    .array(
      z.object({
        Rank: points,
        Name: z.string().meta({ description: 'Empty for somebody who is not named, and for visitors who ask.' }),
        Points: points,
        IsOwn: z.boolean().meta({ description: 'Whether it is the caller.' }),
      }),
    )
    .meta({ description: 'The first by points, and the caller wherever they are.' }),
  ParticipantCount: points.meta({ description: 'How many have earned points.' }),
  Points: points.meta({ description: 'All points together.' }),
  Named: z.boolean().meta({ description: 'Whether the caller is named in the highscore; true unless they opted out.' }),
});
export type CharityHighscore = z.infer<typeof highscore>;

export const charityHighscore = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Exhibition/CharityHighscore/:eventId/:language',
  title: 'Highscores',
  description: `Points by project, challenge, company and participant, most points first. ${closed}`,
  query: z.object(asked),
  example: { query: { language: 'en-GB' } },
  reply: highscore,
});

export const charityHighscoreForProject = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Exhibition/CharityHighscoreForProject/:eventId/:language',
  title: 'Highscores of a project',
  description: `The same of the points that were earned for one project. ${closed} 404 for a project that is not there.`,
  query: z.object({ ...asked, projectId: id('project') }),
  example: { query: { language: 'en-GB', projectId: 'heart-school' } },
  reply: highscore,
});

export const challengeEvaluationDone = endpoint({
  ...shared,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  auth: 'user',
  path: '/api/Survey/ChallengeEvaluationDone/:eventId/:language',
  title: 'Challenge is done',
  description:
    'Counts the right answers of the caller and stores their points for a project, once: what is sent again, also with other answers, changes nothing and is answered with what is stored. 409 `not-open` before and `closed` after its window; 400 names the question whose answer is missing or does not fit; 403 for the id of somebody else.',
  query: z.object({
    ...asked,
    userid: z.string().max(20).default('').meta({ description: 'Id of the caller; empty takes it.' }),
    challengeid: id('challenge'),
    charityProjectId: z
      .string()
      .max(120)
      .default('')
      .meta({ description: 'Project the points go to; may be empty where the challenge belongs to one.' }),
    correctedAnswers: z
      .string()
      .regex(/^\d{0,6}$/)
      .default('')
      .meta({ description: 'How many answers the client takes for right. Not believed: the server counts.' }),
  }),
  body: z.object({
    Result: z
      .string()
      .max(MOST_BYTES)
      .meta({ description: 'The answers by name of the question, an object as JSON text. They are not stored.' }),
  }),
  mostBytes: MOST_BYTES,
  example: {
    query: { language: 'en-GB', userid: '', challengeid: 'rhythm', charityProjectId: 'heart-school', correctedAnswers: '3' },
    body: { Result: '{"interval":"qt","rate":"150","flutter":false}' },
  },
  reply: z.object({
    EvaluationDone: z.literal(true),
    Points: points.meta({ description: 'What the challenge has earned.' }),
    RightAnswers: points,
    Questions: points,
    CharityProjectId: z.string().meta({ description: 'Project that got the points.' }),
    WasDone: z.boolean().meta({ description: 'Whether it was done before: what was sent now has counted for nothing.' }),
  }),
});

export const charityParticipant = endpoint({
  ...shared,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  auth: 'user',
  path: '/api/Exhibition/CharityParticipant/:eventId',
  title: 'Name in the highscore',
  description: 'Sets whether the caller is named in the highscore; who is not is listed without a name.',
  query: z.object({ eventId: eventParameter }),
  body: z.object({ Named: z.boolean() }),
  example: { body: { Named: false } },
  reply: z.object({ Named: z.boolean() }),
});
