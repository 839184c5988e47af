// An answer about the programme as the server would send it to the person previewed as, from the whole answer that a preview gets (A §5, §6).
import type { EventInfo } from '../contract/core.ts';
import type { Author, Session, SessionDetail } from '../contract/programme.ts';
import { type TimedProgrammeAccess, timedProgrammeAccess } from '../access/programme-access.ts';
import { type EventAccess, eventAccess, type Params } from '../access/event-access.ts';
import { pageAccess } from '../access/page-access.ts';
import { isAbstractSent, filterAuthor, filterDetail, filterSession } from '../access/filter-session.ts';
import type { EventModel } from '../model/event.ts';
import type { Context } from '../rules/context.ts';
import { knownOfPerson } from '../rules/guards/known-of.ts';
import type { Known } from '../rules/guards/visit.ts';
import { type Principal, signedOutAt, whoOf } from '../rules/principal.ts';
import { ALLOWED, type Permission } from '../rules/verdict.ts';

/** The event a person is previewed at in. */
export type PreviewEvent = {
  info: Pick<EventInfo, 'Instance' | 'Shortname' | 'TimeZone' | 'StartDate' | 'EndDate' | 'Languages'>;
  model: EventModel;
};

const eventAccessOf = ({ info, model }: PreviewEvent): EventAccess =>
  eventAccess(model, {
    instance: info.Instance,
    event: info.Shortname,
    languages: info.Languages,
    timeZone: info.TimeZone,
    dates: { start: info.StartDate, end: info.EndDate },
  });

/** Who somebody is for what is sent: the toggle only hides from super users what they may see. */
const whoIs = (person: Principal, now: number): Context['who'] => whoOf({ ...person, superUserToggle: true }, now);

/** Whether the server sends a person a page of the event at an instant (ms); `known` is what guards know of them, if it is more than follows. */
export function pagePermission(
  event: PreviewEvent,
  person: Principal,
  known: Known = knownOfPerson(person),
): (page: { page: string; params: Params }, now: number) => Permission {
  return ({ page, params }, now) => {
    const who = whoIs(person, now);
    return who.superUser ? ALLOWED : pageAccess(eventAccessOf(event), { who, known, now })(page, params);
  };
}

/**
 * What is open to them at an instant (ms); undefined for somebody who sees everything. Which lists are sent follows from the pages they may
 * open: on a page that is open its own lists are.
 */
export function programmeAccessOf(
  previewed: PreviewEvent,
  person: Principal,
  now: number,
  known: Known = knownOfPerson(person),
): TimedProgrammeAccess | undefined {
  const who = whoIs(person, now);
  if (who.superUser) return undefined;
  const event = eventAccessOf(previewed);
  const pages = pageAccess(event, { who, known, now });
  const asker = { who, when: { now, timeZone: event.timeZone } };
  return timedProgrammeAccess({ pages, policies: event.policies, asker }, who.user ? signedOutAt(person) : null);
}

type ReplyFilter = (reply: never, allowed: TimedProgrammeAccess) => unknown;

const sessions: ReplyFilter = (reply: readonly Session[], allowed) => reply.map((one) => filterSession(one, allowed));
const authors: ReplyFilter = (reply: readonly Author[], allowed) => reply.map((one) => filterAuthor(one, allowed));
const details: ReplyFilter = (reply: readonly SessionDetail[], allowed) => reply.map((one) => filterDetail(one, allowed));

// By path in small letters, as `src/api/static/narrowing.ts`: naming the endpoints here would split the chunks of visitors.
const byPath: Readonly<Record<string, ReplyFilter>> = {
  '/api/modules/pagsessionsv2': sessions,
  '/api/public/highlightedsessions': sessions,
  '/api/public/selectedsessions': details,
  '/api/modules/pagdata': (reply: { Sessions: readonly SessionDetail[]; Authors: readonly Author[] }, allowed) => ({
    ...reply,
    Sessions: reply.Sessions.map((one) => filterDetail(one, allowed)),
    Authors: reply.Authors.map((one) => filterAuthor(one, allowed)),
  }),
  '/api/modules/pagauthors': authors,
  '/api/modules/pagauthorshighlighted': authors,
  '/api/modules/pagabstracts': (reply: readonly { SessionId: string }[], allowed) =>
    reply.filter(({ SessionId }) => isAbstractSent(SessionId, allowed)),
};

/** The answer of an endpoint as it is given out to somebody with this access; the same answer where nothing of it may be closed. */
export function filterReply(path: string, reply: unknown, allowed: TimedProgrammeAccess): unknown {
  const key = path.toLowerCase();
  return Object.hasOwn(byPath, key) ? byPath[key]!(reply as never, allowed) : reply;
}
