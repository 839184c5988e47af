// The slots of a grid by day, with what the list of sessions says about each; sessions no slot names follow.
import { pointerKey } from '../../../../src/model/source.ts';
import { asFields, asList, type Fields, field, oneLine } from '../../reading/fields.ts';
import { unreadIn } from '../../reading/leave-out-others.ts';
import type { RecordFile } from '../../reading/records.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import { isBlank } from '../../schedule/session-details.ts';
import type { ScheduleEvent } from '../../schedule/schedule.ts';
import { slugOf } from '../../values/identifiers.ts';
import { periodOf } from '../../vocabulary/written-period.ts';
import { personOf } from '../pretalx/submission-events.ts';

/** Events in order of the days, whatever order the days are written in. */
export function gridEvents(grids: readonly RecordFile[], sessions: readonly SourceRecord[], report: Report): ScheduleEvent[] {
  const byCode = new Map(sessions.map((record) => [codeOf(asFields(record.value) ?? {}) || record.key, record]));
  const used = new Map<string, number>();
  const events = grids.flatMap(({ whole, path }) => {
    const days = Object.entries(asFields(field(asFields(whole) ?? {}, 'days')) ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return days.flatMap(([day, value]) => {
      const fields = asFields(value) ?? {};
      const name = Array.isArray(field(fields, 'talks')) ? 'talks' : 'events';
      return asList(field(fields, name)).map((slot, index): ScheduleEvent => {
        const place = { file: path, pointer: `/days/${pointerKey(day)}/${name}/${index}`, line: 0, column: 0 };
        return slotEvent({ value: slot, raw: () => slot, place, key: '' }, day, byCode, used);
      });
    });
  });
  const rest = [...byCode].filter(([code]) => !used.has(code)).map(([, record]) => slotEvent(record, '', byCode, used));
  const unread = new Set(sessions.flatMap(({ value }) => Object.keys(asFields(value) ?? {}).filter((name) => !sessionNames.has(name))));
  for (const name of unread) report.leaveOut(`sessions.${name}`, 'sessions have no such field');
  return [...events, ...rest];
}

const sessionNames = new Set(
  'code id title speakers submission_type session_type slug track state abstract description duration room start end website_url url level'.split(
    ' ',
  ),
);
const slotNames = new Set(
  'day ev_custom ev_duration duration tt_duration event_id level rooms room slug speakers speaker start_time start time talk_id code id type session_type title delivery event_type end track tweet website_url url'.split(
    ' ',
  ),
);

const codeOf = (fields: Fields): string => oneLine(field(fields, 'talk_id', 'code', 'id'));

/** A slot and its session. A session in several slots has an id for each, and stays one by its code. */
function slotEvent(record: SourceRecord, day: string, byCode: ReadonlyMap<string, SourceRecord>, used: Map<string, number>): ScheduleEvent {
  const { value, raw, place } = record;
  const slot = asFields(value);
  if (!slot) return { value, raw, place, day: undefined, room: '' };
  const code = codeOf(slot) || record.key;
  const count = (used.get(code) ?? 0) + 1;
  if (code !== '') used.set(code, count);
  const session = asFields(byCode.get(code)?.value) ?? {};
  const of = (...names: string[]): unknown => (isBlank(field(slot, ...names)) ? field(session, ...names) : field(slot, ...names));
  const rooms = asList(field(slot, 'rooms', 'room') ?? field(session, 'room'))
    .map(oneLine)
    .filter(Boolean);
  const title = of('title', 'ev_custom');
  const { fields: when } = periodOf({
    start: of('start_time', 'start', 'time'),
    end: of('end'),
    day: day || field(slot, 'day'),
    duration: of('tt_duration', 'duration', 'ev_duration'),
  });
  // A break has no code; its title and hour distinguish it from the others.
  const ownId = slugOf(`${oneLine(title)} ${oneLine(when['date'])}`, 'session');
  return {
    value: {
      id: code === '' ? ownId : count > 1 ? `${code}-${count}` : code,
      code,
      slug: of('slug'),
      url: field(session, 'website_url', 'url') ?? field(slot, 'website_url', 'url'),
      title,
      // Without a type it is a break: its title says which.
      type: of('type', 'session_type', 'submission_type', 'event_type') ?? (isBlank(field(slot, 'speakers')) ? 'Break' : undefined),
      track: of('track'),
      ...when,
      abstract: field(session, 'abstract') ?? field(slot, 'tweet'),
      description: field(session, 'description'),
      // What is in all rooms at once is in none of them: the rooms become words.
      subtitle: rooms.length > 1 ? rooms.join(', ') : undefined,
      tags: [of('level'), of('delivery')].filter((tag) => !isBlank(tag)),
      persons: speakersOf(slot, session),
    },
    raw,
    place,
    day: day === '' ? undefined : { date: day, start: '', end: '' },
    room: rooms.length === 1 ? rooms[0]! : '',
    // An excess in the list of sessions is reported once, not at each of them.
    unread: day === '' ? [] : unreadIn(slot, slotNames).filter((name) => !sessionNames.has(name)),
  };
}

/** The session knows its speakers with their codes; the slot often only their names. */
function speakersOf(slot: Fields, session: Fields): Fields[] {
  const known = asList(field(session, 'speakers')).length > 0 ? field(session, 'speakers') : field(slot, 'speakers', 'speaker');
  return asList(known).map((speaker) => personOf(asFields(speaker) ?? { name: speaker }));
}
