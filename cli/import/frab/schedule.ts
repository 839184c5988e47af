// The schedule of the c3voc, frab and pretalx family, whether it came as JSON or XML: loose fields, each with its place.
import type { Fields } from '../reading/fields.ts';
import type { Place } from '../report.ts';

/** A programme day as the schedule gives it; texts as written, empty where missing. */
export type ScheduleDay = { date: string; start: string; end: string };

/** One event of the schedule, not read yet: anything may be in it. */
export type ScheduleEvent = {
  /** The fields, when it has any; otherwise whatever stood there. */
  value: unknown;
  /** What goes into the quarantine: the value, or the XML text. */
  raw: () => unknown;
  day: ScheduleDay | undefined;
  /** Name of the room it stands under; empty when it stands under none. */
  room: string;
  place: Place;
};

/** A whole schedule. */
export type Schedule = {
  file: string;
  conference: Fields;
  /** What relative addresses are relative to. */
  baseUrl: string;
  days: ScheduleDay[];
  events: ScheduleEvent[];
};
