// An iCalendar file (RFC 5545) of any number of events; one writer for server, command line and browser. Pure.
import { isTimeZone, offsetAt } from '../clock/zone.ts';
import { escapedText, fileOf } from './content-lines.ts';
import { localTime, timeZoneLines } from './time-zone-lines.ts';

/** One event of a calendar. Instants in ms since 1970; texts are plain, empty for none. */
export type CalendarEvent = {
  /** Unique and the same for ever: a later file with it updates the earlier one. */
  uid: string;
  /** Grows with every publication that may have changed the event. */
  sequence: number;
  /** When the content was published, for DTSTAMP and LAST-MODIFIED: the same publication gives the same file. */
  published: number;
  start: number;
  /** Undefined, or not after the start: an event without duration. */
  end: number | undefined;
  title: string;
  place: string;
  description: string;
  categories: readonly string[];
  /** Absolute address; empty for none. */
  url: string;
  cancelled: boolean;
  /** Of a session in a personal programme, its presentations that were chosen, a line each: a printed plan says them. */
  chosen?: readonly string[];
  /** Who speaks, else who chairs; a printed plan says it. */
  people?: string;
  /** Name of the room alone, without the venue; a printed plan names the way between rooms. */
  room?: string;
  /** Day of the programme, YYYY-MM-DD, below which a printed plan puts it: what begins after midnight stands with the evening. Missing or empty: the day of the start. */
  day?: string;
};

export type CalendarContent = {
  name: string;
  description: string;
  /** IANA zone in which the times are written; an unknown one is UTC. */
  timeZone: string;
  events: readonly CalendarEvent[];
};

const DAY = 86_400_000;
/** How often a subscriber should ask again. */
const REFRESH = 'PT1H';

/** The text of an `.ics` file. What is empty is left out. */
export function calendarText({ name, description, timeZone, events }: CalendarContent): string {
  const zone = timeZone !== 'UTC' && isTimeZone(timeZone) ? timeZone : undefined;
  const instants = events.flatMap(({ start, end }) => [start, end ?? start]);
  // Never `Math.min(...instants)`: a list of many thousands is too long for arguments.
  const [first, last] = [instants.reduce((a, b) => Math.min(a, b), Infinity), instants.reduce((a, b) => Math.max(a, b), -Infinity)];
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...texts({ NAME: name, 'X-WR-CALNAME': name, DESCRIPTION: description, 'X-WR-CALDESC': description }),
    ...(zone ? [`X-WR-TIMEZONE:${zone}`] : []),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(zone && events.length > 0 ? timeZoneLines(zone, first, last) : []),
    ...events.flatMap((event) => eventLines(event, zone)),
    'END:VCALENDAR',
  ]);
}

function eventLines(event: CalendarEvent, zone: string | undefined): string[] {
  const { start, end, published } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(event.uid)}`,
    `DTSTAMP:${utc(published)}`,
    `LAST-MODIFIED:${utc(published)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART${time(start, zone)}`,
    ...(end !== undefined && end > start ? [`DTEND${time(end, zone)}`] : []),
    ...texts({ SUMMARY: event.title, LOCATION: event.place, DESCRIPTION: event.description }),
    ...(event.categories.length > 0 ? [`CATEGORIES:${event.categories.map(escapedText).join(',')}`] : []),
    ...(URL.canParse(event.url) ? [`URL:${new URL(event.url).href}`] : []),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

const texts = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [`${name}:${escapedText(value)}`]));

const utc = (instant: number): string => `${localTime(instant)}Z`;

/** Local time of the zone; in the hour that comes twice UTC, for programs do not agree which of the two is intended. */
function time(instant: number, zone: string | undefined): string {
  if (zone === undefined) return `:${utc(instant)}`;
  const wall = instant + offsetAt(instant, zone);
  const instants = new Set(
    [-DAY, 0, DAY].map((away) => wall - offsetAt(wall + away, zone)).filter((one) => one + offsetAt(one, zone) === wall),
  );
  return instants.size > 1 ? `:${utc(instant)}` : `;TZID=${zone}:${localTime(wall)}`;
}
