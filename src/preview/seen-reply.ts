// An answer about the programme as the server would send it to the person looked as, from the whole answer that a preview gets (A §5, §6).
import type { EventInfo } from '../contract/core.ts';
import type { Session, SessionDetail } from '../contract/programme.ts';
import type { EventModel } from '../model/event.ts';
import { askedOf } from '../pages/asked.ts';
import { eventRules } from '../rules/event-rules.ts';
import { pageRequests } from '../rules/guards/page-requests.ts';
import { routeConfigurationOf } from '../rules/guards/route-configuration.ts';
import type { AccessRequest } from '../rules/policies/access.ts';
import { opensTo } from '../rules/policies/opens-to.ts';
import { DETAIL_PAGE, type Doors, seenDetail, seenSession } from '../rules/policies/seen-session.ts';
import { type Principal, signedOutAt, whoOf } from '../rules/principal.ts';
import { earlier } from '../rules/verdict.ts';

/** The event a person is looked at in. */
export type EventLooked = { info: Pick<EventInfo, 'Instance' | 'Shortname' | 'TimeZone' | 'StartDate' | 'EndDate'>; model: EventModel };

/** What is open to a person. `until`: the first instant (ms) at which an answer given so far can differ; null for never. */
export type DoorsOf = Doors & { until: () => number | null };

/** Their doors at an instant (ms); undefined for somebody who sees everything: the toggle only hides from super users what they may see. */
export function doorsOf({ info, model }: EventLooked, person: Principal, now: number): DoorsOf | undefined {
  const who = whoOf({ ...person, superUserToggle: true }, now);
  if (who.superUser) return undefined;
  const { access } = eventRules(model, info.TimeZone);
  const asker = { who, when: { now, timeZone: info.TimeZone } };
  const over = who.user ? signedOutAt(person) : null;
  let until = over;
  const isOpen = (request: AccessRequest): boolean => {
    const answer = opensTo(access, request, asker);
    until = earlier(until, answer.until);
    return answer.open;
  };
  const configured = routeConfigurationOf(model.raw.get('app')?.value ?? {}, { start: info.StartDate, end: info.EndDate });
  return {
    page: (page) =>
      pageRequests({
        asked: askedOf({ page, params: {}, instance: info.Instance, event: info.Shortname, language: 'en-GB' }),
        configured,
      }).every(isOpen),
    session: (identifier, companyAccountId) => isOpen({ type: 'Session', identifier, companyAccountId }),
    recording: (identifier, companyAccountId) => isOpen({ type: 'SessionRecording', identifier, companyAccountId }),
    until: () => until,
  };
}

type Seer = (reply: never, doors: Doors) => unknown;

const sessions: Seer = (reply: readonly Session[], doors) => reply.map((one) => seenSession(one, doors));
const details: Seer = (reply: readonly SessionDetail[], doors) => reply.map((one) => seenDetail(one, doors));

// By path in small letters, as `src/api/static/narrowing.ts`: naming the endpoints here would split the chunks of visitors.
const byPath: Readonly<Record<string, Seer>> = {
  '/api/modules/pagsessionsv2': sessions,
  '/api/public/highlightedsessions': sessions,
  '/api/public/selectedsessions': details,
  '/api/modules/pagdata': (reply: { Sessions: readonly SessionDetail[] }, doors) => ({
    ...reply,
    Sessions: reply.Sessions.map((one) => seenDetail(one, doors)),
  }),
  '/api/modules/pagabstracts': (reply: unknown, doors) => (doors.page(DETAIL_PAGE) ? reply : []),
};

/** The answer of an endpoint as it is given out to somebody with these doors; the same answer where nothing of it may be closed. */
export function seenReply(path: string, reply: unknown, doors: Doors): unknown {
  const key = path.toLowerCase();
  return Object.hasOwn(byPath, key) ? byPath[key]!(reply as never, doors) : reply;
}
