// The entries of a calendar as events of a schedule: repeated ones as often as they are repeated.
import { instantOfWall, isoInZone, parseTime } from '../../../src/clock/zone.ts';
import type { Report } from '../report.ts';
import type { ScheduleEvent } from '../schedule/schedule.ts';
import { webAddress } from '../values/addresses.ts';
import { minutesOf } from '../values/durations.ts';
import { slugOf, sourceId } from '../values/identifiers.ts';
import { isoTime } from '../values/written-times.ts';
import { stateTags } from '../vocabulary/state-words.ts';
import type { Calendar, CalendarEntry, Property } from './calendar.ts';
import { valueIn } from './calendar.ts';
import { unescaped } from './read-ical.ts';
import { repetitionsOf } from './recurrences.ts';
import { zoneNamed } from './zones-of-calendars.ts';

/** The events of a calendar. `timeZone` is that of times without any. */
export function calendarEvents(calendar: Calendar, timeZone: string, report: Report): ScheduleEvent[] {
  const moved = new Set(
    calendar.entries.flatMap(({ properties }) => {
      const moment = properties.get('recurrence-id')?.[0];
      return moment ? [`${valueIn(properties, 'uid')} ${momentOf(moment, calendar, timeZone)?.iso ?? ''}`] : [];
    }),
  );
  const keeper = keeperOf(calendar);
  return calendar.entries.flatMap((entry) => eventsOf(entry, calendar, { timeZone, moved, keeper }, report));
}

/** A time of a calendar; `wall` is its wall clock in its `zone`. A day alone has no `iso` time, only its date. */
type Moment = { wall: number; zone: string; iso: string; isDay: boolean };

function momentOf({ value, parameters }: Property, { zones }: Calendar, timeZone: string): Moment | undefined {
  const text = isoTime(value.trim());
  const time = parseTime(text);
  if (!time) return undefined;
  if (time.kind === 'day') return { wall: time.wall, zone: timeZone, iso: text, isDay: true };
  if (time.kind === 'instant') return { wall: time.instant, zone: 'UTC', iso: isoInZone(time.instant, 'UTC'), isDay: false };
  const zone = zoneNamed(parameters['tzid'] ?? '', zones) || timeZone;
  return { wall: time.wall, zone, iso: isoInZone(instantOfWall(time.wall, zone), zone), isDay: false };
}

/** What all events of a calendar share: the zone of times without any, repetitions that were moved, and who keeps the calendar. */
type Shared = { timeZone: string; moved: ReadonlySet<string>; keeper: string };

function eventsOf(entry: CalendarEntry, calendar: Calendar, { timeZone, moved, keeper }: Shared, report: Report): ScheduleEvent[] {
  const { properties, place, raw } = entry;
  const written = properties.get('dtstart')?.[0];
  const start = written && momentOf(written, calendar, timeZone);
  const uid = valueIn(properties, 'uid');
  const details = detailsOf(entry, keeper, report);
  const isCancelled = /^cancelled$/i.test(valueIn(properties, 'status'));
  // Calendars keep a trace of what was deleted, which has no words.
  if (isCancelled && details.title === '') {
    report.leaveOut('cancelled events without a title', 'nothing is known of them');
    return [];
  }
  const shared = { ...details, guid: uid, tags: isCancelled ? [...details.tags, stateTags.cancelled] : details.tags };
  const one = (value: object, day = ''): ScheduleEvent => ({
    value,
    raw,
    place,
    room: shared.room,
    day: day === '' ? undefined : { date: day, start: '', end: '' },
    unread: [],
  });
  if (isCancelled) report.tell('row-called-off', place, `"${shared.title}": its status “CANCELLED” is the tag “${stateTags.cancelled}”`);
  if (/^tentative$/i.test(valueIn(properties, 'status')))
    report.tell('event-tentative', place, `"${shared.title}": the calendar says that it is not certain yet`);
  const id = sourceId(valueIn(properties, 'event-id', 'pentabarf:event-id'), 'session') || (uid === '' ? '' : slugOf(uid, 'session'));
  if (!written || !start) return [one({ ...shared, id, ...(written ? { date: written.value } : {}) })];
  const zoneName = written.parameters['tzid'] ?? '';
  if (zoneName !== '' && zoneNamed(zoneName, calendar.zones) === '') {
    report.warn('time-zone-unknown', place, `the time zone "${zoneName}" is not known: ${timeZone} is taken`);
  }
  if (start.isDay) {
    report.warn('whole-day', place, `"${shared.title}": ${wholeDays(start, properties.get('dtend')?.[0], calendar, timeZone)}`);
    return [one({ ...shared, id, isWholeDay: true }, start.iso)];
  }
  const span = spanOf(entry, start, calendar, timeZone);
  const rule = properties.get('recurrence-id') ? '' : valueIn(properties, 'rrule');
  const { walls, doubt } =
    rule === '' ? { walls: [start.wall], doubt: '' } : repetitionsOf(rule, start.wall, (text) => untilIn(text, start.zone));
  if (doubt !== '') report.warn('repetition-unknown', place, `"${shared.title}": ${doubt}`);
  const dates = extraDates(properties.get('rdate'), calendar, timeZone);
  const left = new Set(extraDates(properties.get('exdate'), calendar, timeZone).map(({ iso }) => Date.parse(iso)));
  const instants = [
    ...new Set([...walls.map((wall) => instantOfWall(wall, start.zone)), ...dates.map(({ iso }) => Date.parse(iso))]),
  ].filter((instant) => !left.has(instant) && (rule === '' || !moved.has(`${uid} ${isoInZone(instant, start.zone)}`)));
  return instants.map((instant) => {
    const date = isoInZone(instant, start.zone);
    const end = span === undefined ? {} : { end: isoInZone(instant + span, start.zone) };
    const repeated = instants.length > 1 || properties.has('recurrence-id');
    const ids = repeated ? { id: `${id || slugOf(shared.title, 'session')}-${date.slice(0, 10)}`, guid: `${uid}/${date}` } : { id };
    return one({ ...shared, ...ids, date, ...end });
  });
}

/** How long it takes in ms: to its end, or its duration; undefined when nothing says so. */
function spanOf({ properties }: CalendarEntry, start: Moment, calendar: Calendar, timeZone: string): number | undefined {
  const written = properties.get('dtend')?.[0];
  const end = written && momentOf(written, calendar, timeZone);
  if (end && !end.isDay) return Date.parse(end.iso) - Date.parse(start.iso);
  const minutes = minutesOf(valueIn(properties, 'duration'));
  return minutes === undefined ? undefined : minutes * 60_000;
}

const untilIn = (text: string, zone: string): number | undefined => {
  const time = parseTime(isoTime(text));
  if (!time) return undefined;
  if (time.kind === 'day') return time.wall + 86_399_999;
  // UNTIL is in UTC; walls are compared in the zone of the event.
  return time.kind === 'wall' ? time.wall : Date.parse(`${isoInZone(time.instant, zone).slice(0, 19)}Z`);
};

const extraDates = (list: readonly Property[] | undefined, calendar: Calendar, timeZone: string): Moment[] =>
  (list ?? []).flatMap(({ value, parameters }) =>
    value.split(',').flatMap((one) => momentOf({ value: one, parameters }, calendar, timeZone) ?? []),
  );

/** Everything but the times. */
function detailsOf({ properties }: CalendarEntry, keeper: string, report: Report) {
  const text = (...names: string[]): string => unescaped(valueIn(properties, ...names));
  const location = text('location');
  const isAddress = webAddress(location) !== '';
  const [attendees, organizers] = [properties.get('attendee') ?? [], properties.get('organizer') ?? []];
  if (attendees.some(hasAddress)) report.leaveOut('attendees with an address', 'it may be private');
  if (organizers.some((one) => hasAddress(one) && nameOf(one) !== keeper))
    report.leaveOut('organizers with an address', 'it may be private');
  for (const [name, why] of leftOut) if (properties.has(name)) report.leaveOut(name, why);
  if (organizers.some((one) => nameOf(one) === keeper)) report.leaveOut('organizer', `“${keeper}” keeps the calendar and leads no session`);
  const named = (people: readonly Property[]) =>
    people.filter((one) => !hasAddress(one) && nameOf(one) !== '').map((one) => ({ name: nameOf(one) }));
  return {
    title: text('title', 'pentabarf:title', 'summary'),
    subtitle: text('subtitle'),
    slug: text('event-slug', 'slug'),
    type: text('type'),
    track: text('track'),
    language: text('language-code', 'language'),
    room: isAddress ? '' : location,
    abstract: text('abstract'),
    description: text('x-alt-desc') || text('description'),
    url: text('url'),
    tags: (properties.get('categories') ?? properties.get('category') ?? []).flatMap(({ value }) =>
      value.split(/(?<!\\),/).map((tag) => unescaped(tag).trim()),
    ),
    links: isAddress ? [{ title: '', url: location }] : [],
    attachments: (properties.get('attach') ?? [])
      .filter(({ value }) => /^https?:/i.test(value))
      .map(({ value }) => ({ title: '', url: value })),
    // Programmes write speakers as attendees without an address, and who leads a session as its organizer.
    persons: named(attendees),
    chairs: named(organizers.filter((one) => nameOf(one) !== keeper)),
  };
}

/** What else calendars say of an event. */
const leftOut: readonly (readonly [name: string, reason: string])[] = [
  ['comment', 'it is a note of whoever keeps the calendar'],
  ['contact', 'it may be private'],
  ['resources', 'sessions have no such field'],
];

const hasAddress = ({ value }: Property): boolean => /mailto:|@/i.test(value);

/** The name of an attendee or organizer; empty for none. */
const nameOf = ({ value, parameters }: Property): string =>
  unescaped(parameters['cn'] ?? (/^invalid:|mailto:|@/i.test(value) ? '' : value)).trim();

/** Who is the organizer of all events, or is called as the calendar: a person or society that keeps it. Empty for nobody. */
function keeperOf({ entries, properties }: Calendar): string {
  const names = entries.map((entry) => entry.properties.get('organizer')?.[0]).map((one) => (one ? nameOf(one) : ''));
  const title = unescaped(valueIn(properties, 'x-wr-calname', 'name'));
  const isOne = names.length > 1 && new Set(names).size === 1;
  return isOne ? names[0]! : names.includes(title) ? title : '';
}

/** What a date without an hour says; the end of whole days is the day after the last. */
function wholeDays(start: Moment, end: Property | undefined, calendar: Calendar, timeZone: string): string {
  const until = end && momentOf(end, calendar, timeZone);
  const last = until?.isDay ? new Date(until.wall - 86_400_000).toISOString().slice(0, 10) : start.iso;
  const days = last > start.iso ? `from ${start.iso} to ${last}, whole days` : `${start.iso}, the whole day`;
  return `${days}: it stands on ${start.iso} without an hour`;
}
