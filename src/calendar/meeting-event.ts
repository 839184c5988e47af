// A booked meeting as an event of a calendar; moved, it updates the entry that was there.
import type { OwnMeeting } from '../contract/meetings.ts';
import type { CalendarEvent } from './calendar-text.ts';

/** What a meeting stands in; `published` is the instant (ms) of the file. */
export type MeetingAround = { instance: string; event: string; published: number };

/** The event; one the company has cancelled, or offers no more, is cancelled. Name of the company first: that is who is met. */
export const meetingEvent = (meeting: OwnMeeting, { instance, event, published }: MeetingAround): CalendarEvent => ({
  uid: `${meeting.BookingId}.meeting@${event}.${instance}`,
  sequence: Math.max(0, Math.floor((Date.parse(meeting.ChangedAt) - Date.parse(meeting.BookedAt)) / 1000)),
  published,
  start: Date.parse(meeting.StartDateTime),
  end: Date.parse(meeting.EndDateTime),
  title: [meeting.CompanyName, meeting.Topic].filter(Boolean).join(': ') || meeting.CompanyAccountId,
  place: meeting.Place || meeting.Url,
  room: meeting.Place,
  description: [meeting.Place && meeting.Url, meeting.Message].filter(Boolean).join('\n'),
  categories: [],
  url: '',
  cancelled: meeting.State !== 'booked',
});
