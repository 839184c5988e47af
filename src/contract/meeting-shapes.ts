// The rows of meetings that companies offer (B §3, §7 ExhibitiorMeetings): written once for the wire and for the organiser's data file.
import * as z from 'zod';
import { LONGEST_MEETING, MOST_SEATS, MOST_SLOTS } from '../base/meeting-limits.ts';

/** What a slot is about; `text` is the schema of a text. */
export const meetingFields = <T extends z.ZodType>(text: T) => ({
  Topic: text,
  Place: text,
  Language: z.string().max(40).meta({ description: 'Language of the meeting, for example en or de-DE; empty where it is not said.' }),
});

/** What a row of the data file has beyond that: its times, its seats, and who may book. */
export const meetingRowFields = <S extends z.ZodType>(time: S) => ({
  StartDateTime: time,
  EndDateTime: time,
  Minutes: z.number().int().min(0).max(LONGEST_MEETING),
  Count: z.number().int().min(0).max(MOST_SLOTS),
  Capacity: z.number().int().min(1).max(MOST_SEATS),
  Url: z.string(),
  Access: z.string().max(200),
});
