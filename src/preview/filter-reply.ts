// Filters an answer about programme or exhibition as the server would for the selected person; a preview itself receives the whole answer (A §5, §6).
import type { EventInfo } from '../contract/core.ts';
import type { AbstractRow, pagAbstract, SessionText } from '../contract/abstracts.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { industryLandingModel, symposia } from '../contract/industry.ts';
import type { ApiRequest } from '../contract/request.ts';
import type { Author, pagData, pagPresentation, Session, SessionDetail } from '../contract/programme.ts';
import { type TimedProgrammeAccess, timedProgrammeAccess } from '../access/programme-access.ts';
import { type EventAccess, eventAccess, type Params } from '../access/event-access.ts';
import type { ExhibitionAccess } from '../access/exhibition-access.ts';
import { pageAccess } from '../access/page-access.ts';
import { filterAbstract, isAbstractSent, filterAuthor, filterDetail, filterPresentation, filterSession } from '../access/filter-session.ts';
import type { EventModel } from '../model/event.ts';
import type { Context } from '../rules/context.ts';
import { knownOfPerson } from '../rules/guards/known-of.ts';
import type { Known } from '../rules/guards/visit.ts';
import { type Principal, signedOutAt, whoOf } from '../rules/principal.ts';
import { ALLOWED, earlier, type Permission } from '../rules/verdict.ts';
import { exhibitionAccessOf, exhibitionReplies, linksSent, membershipsSent, stagesSent } from './exhibition-reply.ts';

/** The event of a preview. */
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

/** The person for access: the toggle only hides from super users what they may see. */
const whoIs = (person: Principal, now: number): Context['who'] => whoOf({ ...person, superUserToggle: true }, now);

/** Whether the server would send a person a page of the event at an instant (ms); `known` are the facts for guards, derived from the person by default. */
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

/** What a person may see of programme and exhibition, and the first instant (ms) at which any answer given so far can change. */
export type PersonAccess = TimedProgrammeAccess & { exhibition: ExhibitionAccess };

/**
 * The access of a person at an instant (ms); undefined if they see everything. Which lists are sent follows from the pages that are
 * open to them.
 */
export function personAccessOf(
  previewed: PreviewEvent,
  person: Principal,
  now: number,
  known: Known = knownOfPerson(person),
): PersonAccess | undefined {
  const who = whoIs(person, now);
  if (who.superUser) return undefined;
  const event = eventAccessOf(previewed);
  const pages = pageAccess(event, { who, known, now });
  const asker = { who, when: { now, timeZone: event.timeZone } };
  const programme = timedProgrammeAccess({ pages, policies: event.policies, asker }, who.user ? signedOutAt(person) : null);
  let until: number | null = null;
  const exhibition = exhibitionAccessOf(
    { model: previewed.model, event, pages, who },
    ({ nextChangeAt }) => void (until = earlier(until, nextChangeAt)),
  );
  return { ...programme, exhibition, until: () => earlier(programme.until(), until) };
}

type ReplyFilter = (reply: never, allowed: PersonAccess, asked: ApiRequest['params']) => unknown;

const sessions: ReplyFilter = (reply: readonly Session[], allowed) => reply.map((one) => filterSession(one, allowed));
type Person = Author & { Companies?: readonly { CompanyAccountId: string }[] };
const authors: ReplyFilter = (reply: readonly Person[], allowed) =>
  reply.map((one) => ({
    ...filterAuthor(one, allowed),
    ...(one.Companies && { Companies: membershipsSent(one.Companies, allowed.exhibition) }),
  }));
const details: ReplyFilter = (reply: readonly SessionDetail[], allowed) => reply.map((one) => filterDetail(one, allowed));

// By path in small letters, as `src/api/static/narrowing.ts`: importing the endpoints here would split the chunks of visitors.
const byPath: Readonly<Record<string, ReplyFilter>> = {
  '/api/modules/pagsessionsv2': sessions,
  '/api/modules/pagnowandnext': sessions,
  '/api/public/highlightedsessions': sessions,
  '/api/public/selectedsessions': details,
  '/api/modules/pagdata': (reply: ReplyOf<typeof pagData>, allowed) => ({
    ...reply,
    Sessions: reply.Sessions.map((one) => filterDetail(one, allowed)),
    Before: reply.Before && filterSession(reply.Before, allowed),
    After: reply.After && filterSession(reply.After, allowed),
    Related: reply.Related.map((one) => filterSession(one, allowed)),
    ...linksSent(reply, allowed.exhibition),
  }),
  '/api/modules/pagpresentation': (reply: ReplyOf<typeof pagPresentation>, allowed) => ({
    ...reply,
    Presentation: filterPresentation(reply.Presentation, reply.Session, allowed),
    Session: filterSession(reply.Session, allowed),
    RoomBefore: reply.RoomBefore && filterSession(reply.RoomBefore, allowed),
    RoomAfter: reply.RoomAfter && filterSession(reply.RoomAfter, allowed),
    Recording: reply.Recording && allowed.recording(reply.Session) ? reply.Recording : null,
  }),
  '/api/modules/pagsessiontexts': (reply: readonly SessionText[], allowed) => reply.filter(({ Id }) => allowed.reads('session', Id)),
  '/api/modules/pagauthors': authors,
  '/api/modules/pagauthorshighlighted': authors,
  '/api/exhibition/exhibitiorsymposia/:eventid/:language/:id': sessions,
  '/api/exhibition/symposia/:eventid/:language': (reply: ReplyOf<typeof symposia>, allowed) =>
    reply.map((one) => ({
      ...filterSession(one, allowed),
      MayAsk: one.MayAsk && allowed.exhibition.profile(one.CompanyAccountId),
      Company: one.Company && allowed.exhibition.listed(one.Company.CompanyAccountId) ? one.Company : null,
    })),
  '/api/modules/industrylandingmodel': (reply: ReplyOf<typeof industryLandingModel>, allowed, asked) => ({
    ...reply,
    ...stagesSent(reply, allowed.exhibition, asked['stage'] !== undefined),
    Products: reply.Products.filter(({ CompanyAccountId }) => allowed.exhibition.profile(CompanyAccountId)),
    Symposia: reply.Symposia.map((one) => filterSession(one, allowed)),
  }),
  '/api/modules/pagabstracts': (reply: readonly AbstractRow[], allowed) => reply.filter((one) => isAbstractSent(one, allowed)),
  '/api/modules/pagabstract': (reply: ReplyOf<typeof pagAbstract>, allowed) => ({
    ...reply,
    Abstract: filterAbstract(reply.Abstract, reply.Session.CompanyAccountId, allowed),
    Session: filterSession(reply.Session, allowed),
  }),
};

/** The answer of an endpoint for somebody with this access; the same object if nothing in it can be closed. Throws ApiError for what they do not get. */
export function filterReply({ endpoint, params }: ApiRequest, reply: unknown, allowed: PersonAccess): unknown {
  const key = endpoint.path.toLowerCase();
  if (Object.hasOwn(exhibitionReplies, key)) return exhibitionReplies[key]!(reply as never, allowed.exhibition, params);
  return Object.hasOwn(byPath, key) ? byPath[key]!(reply as never, allowed, params) : reply;
}
