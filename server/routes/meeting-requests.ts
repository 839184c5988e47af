// Handlers of src/contract/meeting-requests.ts: times that visitors propose to a company or offer to all, and what either side answers.
import type * as contract from '../../src/contract/meeting-requests.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { decideAgreeing, decideProposedTime, decideProposing } from '../../src/rules/meeting-requests.ts';
import { staffedCompanies } from '../../src/rules/ticket.ts';
import { filterEvent } from '../access/filter-event.ts';
import { blocksOf } from '../chat/stored-blocks.ts';
import { demandStaff } from '../exhibition/demand-staff.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import { announceBookings } from '../meetings/announce-bookings.ts';
import { callerMeetings } from '../meetings/caller-meetings.ts';
import { requestCounts } from '../meetings/request-facts.ts';
import { wireRequest } from '../meetings/request-view.ts';
import {
  acceptRequest,
  declineRequest,
  offersFor,
  proposeOther,
  type ProposedTime,
  removeRequest,
  requestByUid,
  type RequestRow,
  requestsOfAccount,
  requestsOfCompany,
  storeRequest,
} from '../meetings/stored-requests.ts';
import { announceRequest, tellCompany, tellVisitor } from '../meetings/tell-about-request.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';

type Call = Pick<Asked<Endpoint>, 'caller' | 'event' | 'browser' | 'address'>;

const MINUTE = 60_000;
/** Offers that staff read at once. */
const MOST_OFFERS = 200;
/** Key of the page; to whom it is closed, nothing is proposed. */
const PAGE = 'MeetingHubPage';

const words = {
  over: 'This time has passed.',
  outside: 'This time is on no day of the event.',
  staff: 'Nobody proposes a meeting to their own company.',
  blocked: 'One of the two wants nothing of the other.',
  enough: 'No more meetings can be proposed or agreed on by one person.',
  changed: 'This was answered or changed meanwhile: read it again.',
  notYours: 'It is not your turn to answer this.',
} as const;
const refused = (code: keyof typeof words, field?: string): RequestError =>
  new RequestError(409, code === 'notYours' ? 'not-your-turn' : code, words[code], field);

/** The time that is asked for, at a full minute. Throws RequestError 400 or 409. */
function demandTime(event: PublishedEvent, start: string | undefined, minutes: number | undefined, now: number): ProposedTime {
  if (start === undefined || minutes === undefined) throw badRequest('Which other time?', 'StartDateTime');
  const at = Math.floor(Date.parse(start) / MINUTE) * MINUTE;
  const { startDate, endDate } = event.about;
  const { outcome } = decideProposedTime(at, { startDate, endDate, timeZone: event.timeZone }, now);
  if (outcome !== 'allow') throw refused(outcome, 'StartDateTime');
  return { start: at, end: at + minutes * MINUTE };
}

type Answer = {
  Answer: 'accept' | 'decline' | 'propose';
  ChangedAt: string;
  StartDateTime?: string | undefined;
  Minutes?: number | undefined;
  Reason: string;
};
type Answering = { row: RequestRow; turn: 'visitor' | 'company'; company: string; place: string; answer: Answer };

/** Carries out an answer of whose turn it is; true where there is a meeting now. Throws RequestError 409. */
async function carryOut(
  { people, clock }: Live,
  event: PublishedEvent,
  { row, turn, company, place, answer }: Answering,
): Promise<boolean> {
  const now = clock.now();
  const { db } = people;
  const changedAt = Date.parse(answer.ChangedAt);
  if (row.state === 'declined' || row.turn !== turn) throw refused('notYours', 'requestid');
  if (row.changed_at !== changedAt) throw refused('changed', 'ChangedAt');
  const answered = { uid: row.uid, eventId: event.id, turn, changedAt };
  if (answer.Answer === 'accept') {
    if (now >= row.starts_at) throw refused('over', 'requestid');
    const counts = await requestCounts(people, { eventId: event.id, accountId: row.account_id }, { company, now });
    if (decideAgreeing(counts).outcome !== 'allow') throw refused('enough', 'requestid');
    if (!(await acceptRequest(db, answered, { company, place }, now))) throw refused('changed', 'ChangedAt');
    await announceBookings(people, { eventId: event.id, accountId: row.account_id });
    return true;
  }
  if (row.state === 'offered') throw badRequest('What is offered to all is taken or left.', 'Answer');
  const isDone =
    answer.Answer === 'decline'
      ? await declineRequest(db, answered, answer.Reason, now)
      : await proposeOther(
          db,
          answered,
          { ...demandTime(event, answer.StartDateTime, answer.Minutes, now), place: place || row.place, reason: answer.Reason },
          now,
        );
  if (!isDone) throw refused('changed', 'ChangedAt');
  return false;
}

const partsOf = (parts: Live, event: PublishedEvent, call: Call) => ({ ...parts, event, address: call.address, browser: call.browser });
const noRequest = () => notFound('There is no such proposal.', 'requestid');

/** A proposal of the caller as they get it, with what it clashes with. */
async function wireOwn(parts: Live, call: Call, event: PublishedEvent, language: string, rows: readonly RequestRow[]) {
  const now = parts.clock.now();
  const offered = event.exhibition.inLanguage(language).meetings;
  const caller = await callerMeetings(parts, event, call.caller, { offered, language, now });
  return rows.map((row) => ({
    ...wireRequest(row, event, language, 'visitor'),
    Clashes:
      row.starts_at > now && row.state !== 'declined' ? caller.clashesOf({ id: row.uid, start: row.starts_at, end: row.ends_at }) : [],
  }));
}

export const meetingRequests: HandlersOf<typeof contract> = {
  ownMeetingRequests: live(async ({ language: asked }, parts, call) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const rows = await requestsOfAccount(parts.people.db, { eventId: event.id, accountId: account.id });
    const now = parts.clock.now();
    return wireOwn(
      parts,
      call,
      event,
      event.languageFor(asked),
      rows.filter(({ starts_at }) => starts_at > now),
    );
  }),

  proposeMeeting: live(async ({ id = '', language: asked }, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const { people, clock, accessControl } = parts;
    const language = event.languageFor(asked);
    const access = await accessControl.accessOf(call.browser.request, event);
    const isThere =
      id === '' || (access.profile(id) && filterEvent(event, access, 'companyAccount').exhibition.inLanguage(language).company(id));
    if (!access.page(PAGE) || !isThere) throw notFound('This event has no company with this id.', 'id');
    const now = clock.now();
    const time = demandTime(event, body.StartDateTime, body.Minutes, now);
    const owner = { eventId: event.id, accountId: account.id };
    const blocks = id === '' ? new Set() : await blocksOf(people.db, { ...owner, company: id });
    const { outcome } = decideProposing({
      ...(await requestCounts(people, owner, { company: id, now, except: { company_id: id, starts_at: time.start } })),
      isSignedIn: true,
      isStaff: id !== '' && staffedCompanies(call.caller.who.tickets).includes(id),
      isBlocked: blocks.size > 0,
    });
    if (outcome !== 'allow')
      throw outcome === 'signedOut' ? new RequestError(401, 'not-signed-in', 'Nobody is signed in.') : refused(outcome, 'id');
    const { Firstname: first_name, Surname: surname, Message: message, Consent: consent, Topic: topic, GivesEmail } = body;
    const given = { first_name, surname, email: GivesEmail ? account.email : '', message, consent };
    const row = await storeRequest(people.db, owner, { company: id, ...time, topic }, given, now);
    await announceRequest(people, event, row);
    if (id !== '') await tellCompany(partsOf(parts, event, call), row);
    return (await wireOwn(parts, call, event, language, [row]))[0]!;
  }),

  answerMeetingRequest: live(async ({ requestid }, parts, { body, ...call }) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const row = await requestByUid(parts.people.db, event.id, requestid);
    if (!row || row.account_id !== account.id || row.company_id === '') throw noRequest();
    const Accepted = await carryOut(parts, event, { row, turn: 'visitor', company: row.company_id, place: '', answer: body });
    await announceRequest(parts.people, event, row);
    if (body.Answer !== 'decline') await tellCompany(partsOf(parts, event, call), row);
    return { Accepted };
  }),

  withdrawMeetingRequest: live(async ({ requestid }, { people }, call) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const gone = await removeRequest(people.db, { eventId: event.id, accountId: account.id }, requestid);
    if (gone) await announceRequest(people, event, gone);
    return { Removed: gone !== undefined };
  }),

  companyMeetingRequests: live(async ({ id, language: asked }, { people, clock }, call) => {
    const { event, ...of } = demandStaff(call, id);
    const language = event.languageFor(asked);
    const now = clock.now();
    const wire = (row: RequestRow) => wireRequest(row, event, language, 'staff');
    return {
      Requests: (await requestsOfCompany(people.db, of)).filter(({ starts_at }) => starts_at > now).map(wire),
      Offers: (await offersFor(people.db, of, { now, limit: MOST_OFFERS })).map(wire),
    };
  }),

  answerCompanyMeetingRequest: live(async ({ id, requestid }, parts, { body, ...call }) => {
    const { event, ...of } = demandStaff(call, id);
    const { people, clock } = parts;
    const row = await requestByUid(people.db, event.id, requestid);
    if (!row || (row.company_id !== '' && row.company_id !== id)) throw noRequest();
    const wasOffer = row.company_id === '';
    const isBlocked = (await blocksOf(people.db, { ...of, accountId: row.account_id })).size > 0;
    // To a company that is blocked there is no such offer, and nobody takes one of their own.
    if (wasOffer && (isBlocked || row.account_id === call.caller.account?.id)) throw noRequest();
    const Accepted = await carryOut(parts, event, { row, turn: 'company', company: id, place: body.Place, answer: body });
    await announceRequest(people, event, { ...row, company_id: id }, wasOffer);
    const notice = Accepted
      ? wasOffer
        ? 'meeting-taken'
        : 'meeting-accepted'
      : body.Answer === 'decline'
        ? 'meeting-declined'
        : 'meeting-proposed';
    const now = clock.now();
    const current = (await requestByUid(people.db, event.id, requestid)) ?? row;
    await tellVisitor(partsOf(parts, event, call), { ...current, company_id: id }, notice, now);
    return { Accepted };
  }),
};
