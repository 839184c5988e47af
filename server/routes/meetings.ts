// Handlers of src/contract/meetings.ts: the slots, the caller's own bookings, and those of a company for its staff.
import type * as contract from '../../src/contract/meetings.ts';
import type { MeetingSlot } from '../../src/contract/meetings.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { MeetingState } from '../../src/base/meeting-states.ts';
import { decideBooking, decideCancel, decideMove } from '../../src/rules/meetings.ts';
import { filterEvent } from '../access/filter-event.ts';
import { demandStaff } from '../exhibition/demand-staff.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { announceBookings } from '../meetings/announce-bookings.ts';
import { callerMeetings } from '../meetings/caller-meetings.ts';
import { announceCancelled } from '../meetings/announce-cancelled.ts';
import {
  bookingOf,
  bookingsOfCompany,
  bookSeat,
  cancelForCompany,
  dismissBooking,
  moveSeat,
  removeBooking,
  takenSeats,
} from '../meetings/stored-bookings.ts';
import { factsOf, wireOfCompany, wireOwn, wireSlot } from '../meetings/wire-meetings.ts';
import type { OfferedMeeting } from '../published/meetings-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';

type Call = Pick<Asked<Endpoint>, 'caller' | 'event' | 'browser'>;
type Slots = ReadonlyMap<string, OfferedMeeting>;

/** Key of the page; to whom it is closed, no meetings are shown and none can be booked. */
const PAGE = 'MeetingHubPage';
const noSlots: Slots = new Map();

const slotsIn = (event: PublishedEvent, language: string): Slots => event.exhibition.inLanguage(language).meetings;

/** The event, the slots that are open to the caller, all slots, and what is known of the caller. */
async function opened(asked: string | undefined, parts: Live, call: Call) {
  const event = demandEvent(call.event);
  const access = await parts.accessControl.accessOf(call.browser.request, event);
  const language = event.languageFor(asked);
  const offered = slotsIn(event, language);
  const open = access.page(PAGE) ? slotsIn(filterEvent(event, access, ''), language) : noSlots;
  const now = parts.clock.now();
  const caller = await callerMeetings(parts, event, call.caller, { offered, language, now });
  return { event, offered, open, caller, language, now };
}

async function shown(asked: string, parts: Live, call: Call, fits: (slot: OfferedMeeting) => boolean): Promise<MeetingSlot[]> {
  const { event, open, caller, now } = await opened(asked, parts, call);
  const slots = [...open.values()].filter(fits);
  const taken = slots.length === 0 ? new Map<string, number>() : await takenSeats(parts.people.db, event.id);
  return slots.map((slot) => wireSlot(slot, taken, caller, now));
}

function demandSlot(open: Slots, id: string, field: string): OfferedMeeting {
  const slot = open.get(id);
  if (!slot) throw notFound('This event has no such meeting.', field);
  return slot;
}

const noBooking = (): RequestError => notFound('The caller has booked no such meeting.', 'slotid');

const words: Readonly<Record<Exclude<MeetingState, 'free' | 'own'> | 'otherCompany', string>> = {
  cancelled: 'The company has cancelled this meeting.',
  full: 'All seats of this meeting are taken.',
  over: 'This meeting has begun.',
  signedOut: 'Nobody is signed in.',
  staff: 'Staff of the company do not book its meetings.',
  access: 'This meeting is for others.',
  enough: 'No more meetings can be booked by one person.',
  otherCompany: 'A meeting moves to another slot of the same company.',
};

/** Code of a refusal: the state in kebab case. */
const refused = (state: keyof typeof words, field: string): RequestError =>
  new RequestError(
    409,
    state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    words[state],
    field,
  );

export const meetings: HandlersOf<typeof contract> = {
  exhibitorMeetingsForEvent: live(({ language }, parts, call) => shown(language, parts, call, () => true)),
  exhibitorMeetings: live(({ language, id }, parts, call) => shown(language, parts, call, ({ company }) => company === id)),

  ownMeetings: live(async ({ language: asked }, parts, call) => {
    demandSignedIn(call.caller);
    const { offered, caller, ...at } = await opened(asked, parts, call);
    return caller.own.filter(({ dismissed_at }) => dismissed_at === null).map((row) => wireOwn(row, offered, caller, at));
  }),

  bookMeeting: live(async ({ slotid, language: asked }, parts, { body, ...call }) => {
    const { account } = demandSignedIn(call.caller);
    const { open, offered, caller, ...at } = await opened(asked, parts, call);
    const { event, now } = at;
    const slot = demandSlot(open, slotid, 'slotid');
    const taken = await takenSeats(parts.people.db, event.id);
    const { outcome } = decideBooking(factsOf(slot, taken, caller), caller.readerOf(slot), now);
    if (outcome !== 'free' && outcome !== 'own') throw refused(outcome, 'slotid');
    if (outcome === 'own' && now >= slot.start) throw refused('over', 'slotid');
    const { Firstname: first_name, Surname: surname, Message: message, Consent: consent, GivesEmail } = body;
    const given = { first_name, surname, email: GivesEmail ? account.email : '', message, consent };
    const owner = { eventId: event.id, accountId: account.id };
    const booked = await bookSeat(parts.people.db, owner, slot, given, now);
    if (typeof booked === 'string') throw refused(booked, 'slotid');
    await announceBookings(parts.people, owner);
    return wireOwn(booked, offered, caller, at);
  }),

  moveMeeting: live(async ({ slotid, toid, language: asked }, parts, call) => {
    const { account } = demandSignedIn(call.caller);
    const { open, offered, caller, ...at } = await opened(asked, parts, call);
    const { event, now } = at;
    const to = demandSlot(open, toid, 'toid');
    const owner = { eventId: event.id, accountId: account.id };
    const before = caller.bySlot.get(slotid);
    if (before?.state !== 'booked') {
      // Sent again: it has moved already.
      const there = caller.bySlot.get(toid);
      if (there?.state === 'booked' && !before && slotid !== toid) return wireOwn(there, offered, caller, at);
      throw noBooking();
    }
    const from = { start: offered.get(slotid)?.start ?? before.starts_at, company: before.company_id };
    const taken = await takenSeats(parts.people.db, event.id);
    const { outcome } = decideMove(from, { ...factsOf(to, taken, caller), company: to.company }, caller.readerOf(to), now);
    if (outcome === 'own' && slotid === toid) return wireOwn(before, offered, caller, at);
    if (outcome === 'own') throw new RequestError(409, 'own', 'The caller has booked this meeting already.', 'toid');
    if (outcome !== 'free') throw refused(outcome, outcome === 'over' ? 'slotid' : 'toid');
    const moved = await moveSeat(parts.people.db, owner, slotid, to, now);
    if (moved === undefined) throw noBooking();
    if (typeof moved === 'string') throw refused(moved, 'toid');
    await announceBookings(parts.people, owner);
    return wireOwn(moved, offered, await callerMeetings(parts, event, call.caller, { offered, ...at }), at);
  }),

  cancelMeeting: live(async ({ slotid }, parts, call) => {
    const event = demandEvent(call.event);
    const { account } = demandSignedIn(call.caller);
    const owner = { eventId: event.id, accountId: account.id };
    const now = parts.clock.now();
    const before = await bookingOf(parts.people.db, owner, slotid);
    if (before?.state === 'cancelled') return { Removed: await dismissBooking(parts.people.db, owner, slotid, now) };
    const slot = slotsIn(event, event.languageFor(undefined)).get(slotid);
    if (before && decideCancel(slot ?? { start: before.starts_at }, now).outcome === 'over' && (slot || before.is_agreed === 1))
      throw refused('over', 'slotid');
    const Removed = await removeBooking(parts.people.db, owner, slotid);
    if (Removed) await announceBookings(parts.people, owner);
    return { Removed };
  }),

  companyMeetings: live(async ({ id, language: asked }, { people }, call) => {
    const { event, ...of } = demandStaff(call, id);
    const language = event.languageFor(asked);
    return (await bookingsOfCompany(people.db, of)).map((row) => wireOfCompany(row, slotsIn(event, language), event, language));
  }),

  cancelCompanyMeeting: live(async ({ id, bookingid, language: asked }, { people, clock }, { body, ...call }) => {
    const { event, ...of } = demandStaff(call, id);
    const language = event.languageFor(asked);
    const offered = slotsIn(event, language);
    const now = clock.now();
    const known = (await bookingsOfCompany(people.db, of)).find(({ uid }) => uid === bookingid);
    if (!known) throw notFound('This company has no such booking.', 'bookingid');
    const start = offered.get(known.slot_id)?.start ?? known.starts_at;
    if (known.state === 'booked' && decideCancel({ start }, now).outcome === 'over') throw refused('over', 'bookingid');
    const done = await cancelForCompany(people.db, of, { uid: bookingid, reason: body.Reason }, now);
    if (!done) throw notFound('This company has no such booking.', 'bookingid');
    if (done.isNew) {
      await announceCancelled(people, event, done.row, { start, now });
      await announceBookings(people, { eventId: event.id, accountId: done.row.account_id });
    }
    return wireOfCompany(done.row, offered, event, language);
  }),
};
