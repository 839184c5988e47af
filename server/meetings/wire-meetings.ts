// Meetings as the wire carries them: slots for everybody, bookings for who booked and for the company.
import type { CompanyMeeting, MeetingSlot, OwnMeeting } from '../../src/contract/meetings.ts';
import { decideBooking, type MeetingFacts } from '../../src/rules/meetings.ts';
import { isoInZone } from '../../src/clock/zone.ts';
import type { OfferedMeeting } from '../published/meetings-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { CallerMeetings } from './caller-meetings.ts';
import type { BookingRow } from './stored-bookings.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** What the rules ask of a slot. */
export const factsOf = (
  slot: OfferedMeeting,
  taken: ReadonlyMap<string, number>,
  { bySlot }: Pick<CallerMeetings, 'bySlot'>,
): MeetingFacts => ({
  start: slot.start,
  free: slot.capacity - (taken.get(slot.id) ?? 0),
  own: bySlot.get(slot.id)?.state ?? null,
});

const whatOf = (slot: OfferedMeeting, seesLink: boolean) => ({
  CompanyAccountId: slot.company,
  CompanyName: slot.companyName,
  Topic: slot.topic,
  Place: slot.place,
  Language: slot.language,
  Url: seesLink ? slot.url : '',
  StartDateTime: slot.startTime,
  EndDateTime: slot.endTime,
});

/** A slot as it is for the caller at `now` (ms). */
export function wireSlot(slot: OfferedMeeting, taken: ReadonlyMap<string, number>, caller: CallerMeetings, now: number): MeetingSlot {
  const facts = factsOf(slot, taken, caller);
  const reader = caller.readerOf(slot);
  return {
    Id: slot.id,
    ...whatOf(slot, facts.own === 'booked' || reader.isStaff),
    IsOnline: slot.url !== '',
    Capacity: slot.capacity,
    Free: Math.max(0, facts.free),
    State: decideBooking(facts, reader, now).outcome,
    Clashes: now < slot.start ? caller.clashesOf(slot) : [],
  };
}

const bookingOf = (row: BookingRow) => ({
  BookingId: row.uid,
  SlotId: row.slot_id,
  Firstname: row.first_name,
  Surname: row.surname,
  Email: row.email,
  Message: row.message,
  Consent: row.consent,
  BookedAt: iso(row.booked_at),
  ChangedAt: iso(row.changed_at),
  Reason: row.reason,
  IsAgreed: row.is_agreed === 1,
});

/**
 * What was booked, as it is offered now; where it is offered no more, its company and the times that were booked. What was agreed on beyond
 * the slots is as it was agreed.
 */
function bookedOf(row: BookingRow, slot: OfferedMeeting | undefined, event: PublishedEvent, language: string) {
  const isBooked = row.state === 'booked';
  const state: OwnMeeting['State'] = !isBooked ? 'cancelled' : slot || row.is_agreed === 1 ? 'booked' : 'withdrawn';
  const companyName = event.exhibition.inLanguage(language).company(row.company_id)?.Name ?? '';
  const gone = {
    CompanyAccountId: row.company_id,
    CompanyName: companyName,
    Topic: row.topic,
    Place: row.place,
    Language: '',
    Url: '',
    StartDateTime: isoInZone(row.starts_at, event.timeZone),
    EndDateTime: isoInZone(row.ends_at, event.timeZone),
  };
  return { ...bookingOf(row), ...(slot ? whatOf(slot, isBooked) : gone), State: state };
}

/** A booking for its person; `offered` are all slots of the event. */
export function wireOwn(
  row: BookingRow,
  offered: ReadonlyMap<string, OfferedMeeting>,
  caller: Pick<CallerMeetings, 'clashesOf'>,
  { event, language, now }: { event: PublishedEvent; language: string; now: number },
): OwnMeeting {
  const slot = offered.get(row.slot_id);
  const { start, end } = slot ?? { start: row.starts_at, end: row.ends_at };
  return {
    ...bookedOf(row, slot, event, language),
    WasAt: row.state === 'booked' && slot && slot.start !== row.starts_at ? iso(row.starts_at) : '',
    Clashes: row.state === 'booked' && now < start ? caller.clashesOf({ id: row.slot_id, start, end }) : [],
  };
}

/** A booking for the staff of its company. */
export const wireOfCompany = (
  row: BookingRow,
  offered: ReadonlyMap<string, OfferedMeeting>,
  event: PublishedEvent,
  language: string,
): CompanyMeeting => bookedOf(row, offered.get(row.slot_id), event, language);
