// An answer about the programme as the server would send it to the person looked as, from the whole answer that a preview gets (A §5, §6).
import type { EventInfo } from '../contract/core.ts';
import type { Author, Session, SessionDetail } from '../contract/programme.ts';
import { type TimedDoors, timedDoors } from '../access/doors.ts';
import { type EventAsked, eventAsked, type Params } from '../access/event-asked.ts';
import { pageAccess } from '../access/page-access.ts';
import { isAbstractSent, seenAuthor, seenDetail, seenSession } from '../access/seen-session.ts';
import type { EventModel } from '../model/event.ts';
import type { Context } from '../rules/context.ts';
import { knownOfPerson } from '../rules/guards/known-of.ts';
import type { Known } from '../rules/guards/visit.ts';
import { OPEN, type Opened } from '../rules/policies/opens-to.ts';
import { type Principal, signedOutAt, whoOf } from '../rules/principal.ts';

/** The event a person is looked at in. */
export type EventLooked = {
  info: Pick<EventInfo, 'Instance' | 'Shortname' | 'TimeZone' | 'StartDate' | 'EndDate' | 'Languages'>;
  model: EventModel;
};

const askedOf = ({ info, model }: EventLooked): EventAsked =>
  eventAsked(model, {
    instance: info.Instance,
    event: info.Shortname,
    languages: info.Languages,
    timeZone: info.TimeZone,
    dates: { start: info.StartDate, end: info.EndDate },
  });

/** Who somebody is for what is sent: the toggle only hides from super users what they may see. */
const whoIs = (person: Principal, now: number): Context['who'] => whoOf({ ...person, superUserToggle: true }, now);

/** Whether the server sends a person a page of the event at an instant (ms); `known` is what guards know of them, if it is more than follows. */
export function sentTo(
  event: EventLooked,
  person: Principal,
  known: Known = knownOfPerson(person),
): (page: { page: string; params: Params }, now: number) => Opened {
  return ({ page, params }, now) => {
    const who = whoIs(person, now);
    return who.superUser ? OPEN : pageAccess(askedOf(event), { who, known, now })(page, params);
  };
}

/**
 * Their doors at an instant (ms); undefined for somebody who sees everything. Which lists are sent follows from the pages they may
 * open: on a page that is open its own lists are.
 */
export function doorsOfPerson(
  looked: EventLooked,
  person: Principal,
  now: number,
  known: Known = knownOfPerson(person),
): TimedDoors | undefined {
  const who = whoIs(person, now);
  if (who.superUser) return undefined;
  const event = askedOf(looked);
  const pages = pageAccess(event, { who, known, now });
  const asker = { who, when: { now, timeZone: event.timeZone } };
  return timedDoors({ pages, policies: event.policies, asker }, who.user ? signedOutAt(person) : null);
}

type Seer = (reply: never, doors: TimedDoors) => unknown;

const sessions: Seer = (reply: readonly Session[], doors) => reply.map((one) => seenSession(one, doors));
const authors: Seer = (reply: readonly Author[], doors) => reply.map((one) => seenAuthor(one, doors));
const details: Seer = (reply: readonly SessionDetail[], doors) => reply.map((one) => seenDetail(one, doors));

// By path in small letters, as `src/api/static/narrowing.ts`: naming the endpoints here would split the chunks of visitors.
const byPath: Readonly<Record<string, Seer>> = {
  '/api/modules/pagsessionsv2': sessions,
  '/api/public/highlightedsessions': sessions,
  '/api/public/selectedsessions': details,
  '/api/modules/pagdata': (reply: { Sessions: readonly SessionDetail[]; Authors: readonly Author[] }, doors) => ({
    ...reply,
    Sessions: reply.Sessions.map((one) => seenDetail(one, doors)),
    Authors: reply.Authors.map((one) => seenAuthor(one, doors)),
  }),
  '/api/modules/pagauthors': authors,
  '/api/modules/pagauthorshighlighted': authors,
  '/api/modules/pagabstracts': (reply: readonly { SessionId: string }[], doors) =>
    reply.filter(({ SessionId }) => isAbstractSent(SessionId, doors)),
};

/** The answer of an endpoint as it is given out to somebody with these doors; the same answer where nothing of it may be closed. */
export function seenReply(path: string, reply: unknown, doors: TimedDoors): unknown {
  const key = path.toLowerCase();
  return Object.hasOwn(byPath, key) ? byPath[key]!(reply as never, doors) : reply;
}
