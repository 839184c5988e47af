// Calendars: iCal files, jCal, and Pentabarf's calendars in XML or RDF.
import { type Calendar, valueIn } from '../calendar/calendar.ts';
import { calendarEvents } from '../calendar/calendar-events.ts';
import { readIcal, unescaped } from '../calendar/read-ical.ts';
import { readJcal } from '../calendar/read-jcal.ts';
import { readXcal } from '../calendar/read-xcal.ts';
import { zoneNamed } from '../calendar/zones-of-calendars.ts';
import { headOf } from '../reading/bytes.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport, type Report } from '../report.ts';
import type { Format, ImportFile, ImportOptions, ImportResult } from '../result.ts';
import { programmeOf } from '../schedule/programme.ts';

const isIcal = (file: ImportFile): number => (/^[ \t]*BEGIN:VCALENDAR(?![^ \t\r\n])/im.test(headOf(file, 2000)) ? 1 : 0);
const isJcal = (file: ImportFile): number => (/^\s*\[\s*(?:\[\s*)?"vcalendar"/i.test(headOf(file, 200)) ? 1 : 0);
const isXcal = (file: ImportFile): number =>
  /<(?:[\w.-]{1,40}:)?vevent[\s/>]/i.test(headOf(file)) && /^\s*</.test(headOf(file, 200)) ? 0.95 : 0;

/** Reads calendars; their events are the sessions, their locations the rooms. Several files (one for each room or day) are one programme. */
export const ical: Format = {
  name: 'ical',
  title: 'calendar (iCal, .ics)',
  detect: (files) => Math.max(0, ...files.map(isIcal)),
  read: (files, options) => programmeOfCalendars('ical', readIcal, fitting(files, isIcal), options),
};

/** Reads calendars in JSON. */
export const jcal: Format = {
  name: 'jcal',
  title: 'calendar in JSON (jCal)',
  detect: (files) => Math.max(0, ...files.map(isJcal)),
  read: (files, options) => programmeOfCalendars('jcal', readJcal, fitting(files, isJcal), options),
};

/** Reads Pentabarf's xCal, the xCal of RFC 6321, and RDF. The schedule XML of Pentabarf is read by `frab-xml`, whose ancestor it is. */
export const pentabarf: Format = {
  name: 'pentabarf',
  title: 'calendar of Pentabarf or another in XML (xCal, RDF)',
  detect: (files) => Math.max(0, ...files.map(isXcal)),
  read: (files, options) => programmeOfCalendars('pentabarf', readXcal, fitting(files, isXcal), options),
};

/** The files that are calendars; all of them when none looks like one, so that the reader says what is wrong. */
function fitting(files: readonly ImportFile[], sureness: (file: ImportFile) => number): readonly ImportFile[] {
  const found = files.filter((file) => sureness(file) > 0);
  return found.length > 0 ? found : files;
}

function programmeOfCalendars(
  format: string,
  read: (file: ImportFile, report: Report) => Calendar,
  files: readonly ImportFile[],
  { timeZone }: ImportOptions,
): ImportResult {
  const report = createReport();
  const calendars = files.map((file) => read(file, report));
  const file = files[0]?.path ?? '';
  if (!calendars.some(({ entries, properties }) => entries.length + properties.size > 0)) {
    throw new UnreadableFile('not-a-calendar', file, 'there is no event of a calendar in it');
  }
  const first = (...names: string[]): string => calendars.map(({ properties }) => valueIn(properties, ...names)).find(Boolean) ?? '';
  const zones = calendars.map(
    (calendar) => zoneNamed(valueIn(calendar.properties, 'x-wr-timezone'), calendar.zones) || mostNamed(calendar),
  );
  const named = zones.find((zone) => zone !== '') ?? '';
  const events = calendars.flatMap((calendar, index) => calendarEvents(calendar, timeZone ?? (zones[index] || named || 'UTC'), report));
  const conference = {
    title: unescaped(first('x-wr-calname', 'name', 'x-wr-caldesc')),
    url: first('url', 'source'),
    time_zone_name: named,
  };
  return programmeOf(format, { file, conference, baseUrl: '', days: [], events, timeZone }, report);
}

/** The zone most events name, where the calendar itself names none. */
function mostNamed({ entries, zones }: Calendar): string {
  const counts = new Map<string, number>();
  for (const { properties } of entries) {
    const zone = zoneNamed(properties.get('dtstart')?.[0]?.parameters['tzid'] ?? '', zones);
    if (zone !== '') counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return [...counts].reduce<[string, number]>((best, one) => (one[1] > best[1] ? one : best), ['', 0])[0];
}
