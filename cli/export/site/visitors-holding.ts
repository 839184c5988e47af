// Whether a visitor in a browser gets the holding page of an event at an instant: then a site of files holds little else.
import type { PublishedEvent } from '../../../server/published/event.ts';
import { policyTargets } from '../../../server/access/policy-targets.ts';
import { containers, nobody } from '../../../src/rules/context.ts';
import { type Holding, decideHolding } from '../../../src/rules/holding.ts';

/** The answer for an instant in ms; other containers count as the server counts them: open in one is sent. */
export function visitorsHolding(event: PublishedEvent, now: number): Holding {
  const { configured } = policyTargets(event).asked;
  const answers = containers.map((container) =>
    decideHolding(configured, { who: nobody, where: { container }, when: { now, timeZone: event.timeZone } }),
  );
  return answers.find(({ outcome }) => outcome === 'open') ?? answers[0]!;
}
