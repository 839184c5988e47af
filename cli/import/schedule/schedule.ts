// The neutral schedule every format is read into: loose fields under the names frab gives them, each with its place.
import type { ImportedContent } from '../content.ts';
import type { ImportedExhibition } from '../exhibition/exhibition-of.ts';
import type { Fields } from '../reading/fields.ts';
import type { Place } from '../place.ts';

/** A programme day as the schedule gives it; texts as written, empty where missing. */
export type ScheduleDay = { date: string; start: string; end: string };

/** One event of the schedule, not read yet: anything may be in it. */
export type ScheduleEvent = {
  /** The fields, when it has any; otherwise the value itself. */
  value: unknown;
  /** What goes into the quarantine: the value, or the XML text. */
  raw: () => unknown;
  day: ScheduleDay | undefined;
  /** Name of the room that lists it; empty when none does. */
  room: string;
  place: Place;
  /** Names of fields the format did not take over; missing means that every field unknown here was not. */
  unread?: readonly string[];
  /** Name of the column that holds a time nobody can read; empty or missing for none. */
  timeColumn?: string | undefined;
  /** Papers and talks within it, which become its presentations. */
  parts?: readonly SchedulePart[];
};

/** A paper or talk within an event. Fields: id, title, date, end, duration, persons, abstract, language, tags, links, code, slug, url, guid. */
export type SchedulePart = { fields: Fields; raw: () => unknown; place: Place; unread?: readonly string[] };

/** Somebody the source lists, in a session or not; fields as those of `persons`. */
export type SchedulePerson = { fields: Fields; place: Place };

/** A whole schedule. */
export type Schedule = {
  file: string;
  conference: Fields;
  /** What relative addresses are relative to. */
  baseUrl: string;
  days: ScheduleDay[];
  events: ScheduleEvent[];
  /** People the source lists of their own; they come first, so that their rows say the most. */
  people?: readonly SchedulePerson[];
  /** Time zone the caller named; takes precedence over that of the conference. */
  timeZone?: string | undefined;
  /** Times with offsets that show the time zone where the events' own do not. */
  zoneHints?: readonly string[];
  /** True where people represent papers and are named only: an equal name is one person, even in several rooms at once. */
  namesOnly?: boolean;
  /** What there is in addition to the programme. */
  content?: ImportedContent;
  /** Its companies and products, by what their names are in the languages of the event. */
  exhibition?: (languages: readonly string[]) => ImportedExhibition;
};
