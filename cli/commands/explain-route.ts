// foyer explain --route: where an address leads for somebody, which guard and policy decided, what is missing, and when it changes.
import { policiesAsked, policyPlaces } from '../explain/route/policies-asked.ts';
import { rowsOf } from '../matrix/check-links.ts';
import type { ReadConfiguration } from '../explain/choose-event.ts';
import { readAddress } from '../explain/route/read-address.ts';
import { routeJson } from '../explain/route/route-json.ts';
import { routeLines } from '../explain/route/route-text.ts';
import { followRoute, visitsTo } from '../explain/route/visits.ts';
import { titleOf } from '../explain/title.ts';
import { decideRoute } from '../../src/rules/guards/decide-route.ts';
import { nextOpening } from '../../src/rules/matrix/route-spans.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExitCode } from './command.ts';
import type { ExplainOptions } from '../explain/explain-options.ts';

/** Explains an address. Throws UsageError for one of no page or of an event that is not there. */
export async function explainAddress(
  configuration: ReadConfiguration,
  options: ExplainOptions & { route: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const { opened, address, href } = await readAddress(configuration, options.route, options, terminal);
  const { event, persona, container, now, place } = opened;
  const looker = { person: persona.principal, container };
  const steps = followRoute(event, { address, href }, looker, now);
  const [first] = steps as [(typeof steps)[number]];
  const visitAt = visitsTo(event, address, href, looker);
  const wasAsked = first.explained.guards.some(({ guard, asked }) => guard === 'access' && asked);
  const around = {
    timeZone: event.timeZone,
    policies: wasAsked ? policiesAsked(first.visit, policyPlaces(event.model, place)) : [],
    opensAt: nextOpening((instant) => decideRoute(visitAt(instant)), address.page, now),
  };
  const nothing = rowsOf([event])(href);
  if (nothing !== undefined) terminal.say(`The page will say so: ${nothing}.`);
  if (options.format === 'json') {
    terminal.print(JSON.stringify(routeJson(steps, around), null, 2));
    return 0;
  }
  terminal.print(titleOf(opened, address.page));
  for (const line of routeLines(steps, around, terminal.tone)) terminal.print(line);
  return 0;
}
