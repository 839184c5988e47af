// Makes the visits that are explained: the same as the app makes in a preview, of an event, a person, a container and an instant.
import type { OpenEvent } from '../../../server/open-event.ts';
import { eventAccess } from '../../../src/access/event-access.ts';
import { pageAccess } from '../../../src/access/page-access.ts';
import { guardRequestOf } from '../../../src/pages/guard-request.ts';
import { type Address, pagePath } from '../../../src/pages/match.ts';
import type { Container } from '../../../src/rules/context.ts';
import { decideRoute } from '../../../src/rules/guards/decide-route.ts';
import { type ExplainedRoute, explainRoute } from '../../../src/rules/guards/explain-route.ts';
import { knownOfPerson } from '../../../src/rules/guards/known-of.ts';
import { makeVisit } from '../../../src/rules/guards/make-visit.ts';
import type { Destination, Effect } from '../../../src/rules/guards/verdict.ts';
import type { Known, Visit } from '../../../src/rules/guards/visit.ts';
import type { VerdictAt } from '../../../src/rules/matrix/route-spans.ts';
import { type Principal, visitor, whoOf } from '../../../src/rules/principal.ts';
import { ALLOWED } from '../../../src/rules/verdict.ts';

/** Somebody in a container, of whom the device knows nothing. */
export type Looker = { person: Principal; container: Container };

/** A visit that was made, and the address it is for. */
export type Visited = { address: Address; href: string; visit: Visit };

/** Who is on the way from redirect to redirect: effects of guards change what is known. */
type OnTheWay = Looker & { known: Known };

const starting = ({ person, container }: Looker): OnTheWay => ({
  person,
  container,
  known: { ...knownOfPerson(person), container },
});

/** Makes visits to one address of an event, each at an instant (ms); `href` is path and query below the site. */
export function visitsTo(event: OpenEvent, address: Address, href: string, looker: Looker): (now: number) => Visit {
  return visitsOf(event, address, href, starting(looker));
}

function visitsOf(event: OpenEvent, address: Address, href: string, { person, container, known }: OnTheWay): (now: number) => Visit {
  const { model, timeZone, folder, language } = event;
  const { page, params } = address;
  const where = { ...folder, language, page, params, container, preview: false };
  const dates = { start: event.startDate, end: event.endDate };
  const { instance, event: shortName } = folder;
  const sent = eventAccess(model, { instance, event: shortName, languages: event.languages, timeZone, dates });
  return (now) => {
    const who = whoOf(person, now);
    // Who may be a super user is sent everything: the toggle only hides it from them.
    const mayBe = whoOf({ ...person, superUserToggle: true }, now);
    const isSent = mayBe.superUser ? ALLOWED : pageAccess(sent, { who, known, now })(page, params);
    return makeVisit({
      model,
      dates,
      asked: guardRequestOf(address),
      context: { who, where, when: { now, timeZone } },
      address: href,
      known: { ...known, sent: isSent },
    });
  };
}

/** The address of a page of an event, and that as path. */
export function addressOf(event: OpenEvent, page: string, params: Address['params'] = {}): { address: Address; href: string } {
  const address: Address = { page, ...event.folder, language: event.language, params };
  return { address, href: pagePath(page, address, params) };
}

/** What the guards say of a page for somebody, at any instant. */
export function verdictsOf(event: OpenEvent, page: string, params: Address['params'], looker: Looker): VerdictAt {
  const { address, href } = addressOf(event, page, params);
  const visitAt = visitsTo(event, address, href, looker);
  return (now) => decideRoute(visitAt(now));
}

/** One address on the way, explained; `leadsTo` is the address its guard leads to. */
export type Step = Visited & { explained: ExplainedRoute; leadsTo: string | undefined };

/** Redirects that are followed (A §2): with these a way always ends. */
const MOST_REDIRECTS = 4;

/** The way from an address to where it ends at an instant (ms), each redirect a step; what guards remember counts for the next one. */
export function followRoute(event: OpenEvent, first: { address: Address; href: string }, looker: Looker, now: number): Step[] {
  const steps: Step[] = [];
  let { address, href } = first;
  let way = starting(looker);
  for (;;) {
    const visit = visitsOf(event, address, href, way)(now);
    const explained = explainRoute(visit);
    const { outcome, to, effects } = explained.verdict;
    const next = to && leadTo(event, to, visit.query);
    steps.push({ address, href, visit, explained, leadsTo: next?.href });
    if (outcome !== 'redirect' || !next || steps.length > MOST_REDIRECTS) return steps;
    way = after(way, effects);
    ({ address, href } = next);
  }
}

/** What is known of somebody after effects of guards. */
function after({ person, container, known }: OnTheWay, effects: readonly Effect[]): OnTheWay {
  const marker = effects.find(({ kind }) => kind === 'store-login-marker');
  return {
    person: effects.some(({ kind }) => kind === 'clear-user') ? visitor : person,
    container,
    known: {
      ...known,
      splashSeen: known.splashSeen || effects.some(({ kind }) => kind === 'mark-splash-seen'),
      ...(marker && 'at' in marker && { loginMarker: marker.at }),
    },
  };
}

/** Where a guard leads; a container in the query stays. */
function leadTo(event: OpenEvent, { page, params, query }: Destination, { container }: Visit['query']): { address: Address; href: string } {
  const { address, href } = addressOf(event, page, params);
  const search = new URLSearchParams({ ...(container !== undefined && { container }), ...query }).toString();
  return { address, href: href + (search && `?${search}`) };
}
