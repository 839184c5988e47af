// Slots and bookings for the tests of meetings.
import type { CompanyMeeting, MeetingSlot, OwnMeeting } from '../../../src/contract/meetings.ts';

const what = {
  CompanyAccountId: '4711',
  CompanyName: 'Sample Devices',
  Topic: 'Remote alerts',
  Place: 'Booth 2.10',
  Language: 'en',
  Url: '',
  StartDateTime: '2027-05-03T14:00:00+02:00',
  EndDateTime: '2027-05-03T14:20:00+02:00',
};

/** A free slot at two of the first day. */
export const aSlot = (more: Partial<MeetingSlot> = {}): MeetingSlot => ({
  Id: 'a.1',
  ...what,
  IsOnline: false,
  Capacity: 1,
  Free: 1,
  State: 'free',
  Clashes: [],
  ...more,
});

/** A booking of it, as its company's staff see it. */
export const aBooking = (more: Partial<CompanyMeeting> = {}): CompanyMeeting => ({
  BookingId: 'booking-1',
  SlotId: 'a.1',
  ...what,
  Firstname: 'Eve',
  Surname: 'Sample',
  Email: '',
  Message: '',
  Consent: 'They get my name.',
  BookedAt: '2027-05-03T08:00:00.000Z',
  ChangedAt: '2027-05-03T08:00:00.000Z',
  State: 'booked',
  Reason: '',
  IsAgreed: false,
  ...more,
});

/** The same for who booked. */
export const anOwnMeeting = (more: Partial<OwnMeeting> = {}): OwnMeeting => ({ ...aBooking(), WasAt: '', Clashes: [], ...more });
