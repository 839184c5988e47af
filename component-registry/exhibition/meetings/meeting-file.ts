// The calendar file of a meeting: loaded when somebody asks for one, so that no page loads it that other domains share code with.
import { calendarText, meetingEvent, type useEvent } from '#sdk';
import type { OwnMeeting } from '#contract/meetings';
import { saveFile } from '../leads/save-file.ts';

/** Saves it on the device of the reader. */
export function saveMeeting(meeting: OwnMeeting, { instance, shortname, name, timeZone }: ReturnType<typeof useEvent>, now: number): void {
  const events = [meetingEvent(meeting, { instance, event: shortname, published: now })];
  saveFile(`${shortname}-meeting.ics`, calendarText({ name, description: '', timeZone, events }), 'text/calendar;charset=utf-8');
}
