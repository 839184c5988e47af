// Cases of the holding page: before the event, after it, or none (A §2; R1, R2, R7, R26).
import * as z from 'zod';
import { decideRoute } from '../../src/rules/guards/decide-route.ts';
import { caseFormat } from './format.ts';
import { visitOfCase } from './visit-of-case.ts';

const shape = z.object({
  eventStart: z.string().nullable(),
  eventEnd: z.string().nullable(),
  timezone: z.string(),
  superUser: z.boolean(),
  container: z.enum(['browser', 'app', 'terminal']),
  config: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.string()),
  now: z.iso.datetime({ offset: true }),
  expected: z.enum(['before', 'after']).nullable(),
});

export const holdingPage = caseFormat('holding-page', shape, (one) => {
  const verdict = decideRoute(
    visitOfCase({
      asked: { page: 'HomePage', chain: 'home', isContent: false },
      who: { user: { id: '9', hasTicket: true, isProfessional: false }, tickets: [], superUser: one.superUser },
      when: { now: Date.parse(one.now), timeZone: one.timezone },
      app: one.config,
      dates: { start: one.eventStart ?? '', end: one.eventEnd ?? '' },
      container: one.container,
      query: one.query,
    }),
  );
  const because = verdict.reasons.find(({ rule, outcome }) => rule === 'holding' && outcome === 'deny')?.detail;
  const state = verdict.to?.page === 'HoldingPage' && because ? because.replace('-event', '') : verdict.outcome;
  return { got: state === 'render' ? null : state, accepted: [one.expected], verdict };
});
