// Cases of time windows of placements: is it visible at this instant (A §2, §4)?
import * as z from 'zod';
import { containers, visitorContext } from '../../src/rules/context.ts';
import { explainPlacement } from '../../src/rules/visibility.ts';
import { readWindow } from '../../src/rules/window.ts';
import { caseFormat } from './format.ts';

const shape = z.object({
  startTime: z.unknown(),
  endTime: z.unknown(),
  now: z.iso.datetime({ offset: true }),
  timezone: z.string(),
  superUser: z.boolean(),
  expected: z.boolean(),
});

export const componentWindows = caseFormat('component-windows', shape, ({ startTime, endTime, now, timezone, superUser, expected }) => {
  const context = visitorContext({}, { now: Date.parse(now), timeZone: timezone });
  const rules = { draft: false, inApp: true, containers, access: undefined, entries: [], window: readWindow(startTime, endTime, timezone) };
  const verdict = explainPlacement(rules, { ...context, who: { ...context.who, superUser } });
  return { got: verdict.outcome === 'show', accepted: [expected], verdict };
});
