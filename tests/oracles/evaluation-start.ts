// Cases of evaluations: open, not yet, or done (A §5; R1, R41, R42).
import * as z from 'zod';
import { evaluationStart } from '../../src/rules/evaluation-start.ts';
import { caseFormat } from './format.ts';

const shape = z.object({
  scope: z.enum(['session', 'event']),
  sessionStart: z.string().nullable(),
  timezone: z.string(),
  superUser: z.boolean(),
  evaluationDone: z.boolean(),
  now: z.iso.datetime({ offset: true }),
  expected: z.enum(['open', 'notYet', 'done']),
});

export const evaluationStartCases = caseFormat('evaluation-start', shape, (one) => {
  const evaluation = { scope: one.scope, start: one.sessionStart, done: one.evaluationDone };
  const verdict = evaluationStart(evaluation, { now: Date.parse(one.now), timeZone: one.timezone }, one.superUser);
  return { got: verdict.outcome, accepted: [one.expected], verdict };
});
