// Evaluation (A §5, B §7): which sessions can be evaluated, the survey of an event or session, its answers, and that it is done.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Evaluation',
  description:
    'Surveys with which attendees evaluate the event or one session: whether one is open to the caller, its questions, and their answers. Signed-in users answer once; visitors may where the event allows it (`activateEvaluationUrlsWithoutUser`), by a token that their device made.',
  needsPeople: true,
};

/** Most bytes of answers: a survey of thirty pages has fewer. */
const MOST_BYTES = 65_536;

const id = (what: string) => z.string().min(1).max(200).meta({ description: what });
const userid = z
  .string()
  .regex(/^[\w-]*$/)
  .max(80)
  .default('')
  .meta({
    description:
      'Id of the signed-in user, their own; empty takes it. Of a visitor: the token of their device, `v-` and 20 to 60 letters, digits, - and _.',
  });
const language = z.string().max(20).meta({ description: 'Language of the texts, xx-XX.' });

/** What is evaluated, as it is sent to the survey service. */
const subject = {
  Context: z.enum(['Event', 'Session']),
  ContextShort: z.string().max(100).meta({ description: 'Short name of the event.' }),
  Instance: z.string().max(100),
  SurveyItemSetId: id('Id of the survey: the name of its file, `surveys/<id>.json`.'),
  SurveyEnitity: z.object({ Id: id('Id of the event or the session.') }).meta({ description: 'Spelled as in the contract (B §3).' }),
};

/** A charity challenge as it is sent to the survey service (B §7 Charity). */
export const challengeSubject = {
  ...subject,
  Context: z.literal('Challenge'),
  SurveyEnitity: z.object({ Id: id('Id of the challenge.') }).meta({ description: 'Spelled as in the contract (B §3).' }),
};

const surveyRequest = z.object({ ...subject, EvaluationDone: z.boolean() });
export type SurveyRequest = z.infer<typeof surveyRequest>;

const evaluation = z.object({
  State: z.enum(['none', 'notYet', 'open', 'done']).meta({
    description: 'No survey evaluates it · not started yet · can be evaluated now · the caller has done so.',
  }),
  EvaluationDone: z.boolean(),
  OpensAt: z
    .string()
    .meta({ description: 'First instant at which it can be evaluated, ISO 8601 in UTC; empty unless `State` is notYet and it is known.' }),
  Name: z.string().meta({ description: 'Name of the event or session.' }),
  Anonymous: z.boolean().meta({ description: 'Whether answers are stored without the person.' }),
  SurveyRequest: surveyRequest.nullable().meta({ description: 'What to send to Survey/Surveyjs; null unless it is open.' }),
});
export type EvaluationOf = z.infer<typeof evaluation>;

const shared = { caching: 'never', spec: 'B §7 Evaluation', event: ['eventid'], auth: 'none' } as const;
const read = { ...shared, effect: 'read', limit: 'read' } as const;
const change = { ...shared, effect: 'change', limit: 'write' } as const;

export const sessionsForEvaluation = endpoint({
  ...read,
  method: 'GET',
  path: '/api/modules/SessionsForEvaluation',
  title: 'Sessions to evaluate',
  description:
    'The sessions that the caller can evaluate now or has evaluated, the latest first. 401 for visitors, unless the event allows them.',
  query: z.object({ eventid: eventParameter, userid, language: language.default('en-GB') }),
  example: { query: { userid: '', language: 'en-GB' } },
  reply: z.array(
    z.object({
      SessionId: z.string(),
      SessionName: z.string(),
      StartDateTime: z.string().meta({ description: 'ISO 8601 with an offset, as in the programme.' }),
      EvaluationDone: z.boolean(),
    }),
  ),
});

export const surveyOfSession = endpoint({
  ...read,
  method: 'GET',
  path: '/api/Survey/Session',
  title: 'Evaluation of a session',
  description:
    'Whether the caller can evaluate a session: once its start has passed; a super user at any time (A §5). 404 for a session that is not there or closed to the caller.',
  query: z.object({ eventid: eventParameter, userid, id: id('Id of the session.'), language: language.default('en-GB') }),
  example: { query: { id: '1002', userid: '', language: 'en-GB' } },
  reply: evaluation,
});

export const surveyOfEvent = endpoint({
  ...read,
  method: 'GET',
  path: '/api/Survey/Event',
  title: 'Evaluation of the event',
  description: 'Whether the caller can evaluate the event.',
  query: z.object({ eventid: eventParameter, userid, language: language.default('en-GB') }),
  example: { query: { userid: '', language: 'en-GB' } },
  reply: evaluation,
});

export const surveyjs = endpoint({
  ...read,
  method: 'POST',
  path: '/api/Survey/Surveyjs',
  title: 'Questions of a survey',
  description:
    'The survey in the form of SurveyJS, its texts in one language. 404 where it does not evaluate this event or session, 409 `not-open` where the caller cannot evaluate it now, `done` where they have, `closed` after a challenge has ended. Right answers are never sent.',
  query: z.object({ eventid: eventParameter }),
  body: z.object({
    ...subject,
    Context: z.enum(['Event', 'Session', 'Challenge']),
    UserId: userid,
    Language: language.default('en-GB'),
  }),
  mostBytes: 4096,
  example: {
    body: {
      Context: 'Session',
      ContextShort: 'kardia2027',
      Instance: 'kardia',
      SurveyItemSetId: 'session',
      SurveyEnitity: { Id: '1002' },
      Language: 'en-GB',
    },
  },
  reply: z.record(z.string(), z.unknown()).meta({ description: 'Title, description and pages; elements as SurveyJS names them.' }),
});

export const saveSurvey = endpoint({
  ...change,
  method: 'POST',
  path: '/api/Survey/SaveSurvey',
  title: 'Save answers',
  description:
    'Stores the answers of the caller, once for each event or session: what is sent again changes nothing. 400 names the question whose answer is missing or does not fit. Answers to an anonymous survey are stored without the person.',
  query: z.object({ eventid: eventParameter }),
  body: z.object({
    ...subject,
    UserId: userid,
    Result: z.string().max(MOST_BYTES).meta({ description: 'The answers by name of the question, an object as JSON text.' }),
  }),
  mostBytes: MOST_BYTES,
  example: {
    body: {
      Context: 'Session',
      ContextShort: 'kardia2027',
      Instance: 'kardia',
      SurveyItemSetId: 'session',
      SurveyEnitity: { Id: '1002' },
      Result: '{"overall":5,"rated":{"content":"4","speakers":"5","discussion":"3"},"balanced":true}',
    },
  },
  reply: z.object({ Saved: z.literal(true) }),
});

const done = z.object({ EvaluationDone: z.literal(true) });

export const eventEvaluationDone = endpoint({
  ...change,
  method: 'POST',
  path: '/api/Survey/EventEvaluationDone',
  title: 'Event is evaluated',
  description: 'Marks the event as evaluated by the caller, as saved answers do; a second time changes nothing.',
  query: z.object({ eventid: eventParameter, userid }),
  example: { query: { userid: '' } },
  reply: done,
});

export const sessionEvaluationDone = endpoint({
  ...change,
  method: 'POST',
  path: '/api/Survey/SessionEvaluationDone',
  title: 'Session is evaluated',
  description: 'Marks a session as evaluated by the caller. 409 `not-open` before it can be evaluated.',
  query: z.object({ eventid: eventParameter, userid, sessionid: id('Id of the session.') }),
  example: { query: { sessionid: '1002', userid: '' } },
  reply: done,
});
