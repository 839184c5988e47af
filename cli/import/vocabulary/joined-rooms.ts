// A session in several rooms at once (`Hall A + Hall B`, `Hall A/B`): a session has one room (B §3, RoomId), so the first counts, and its subtitle names them all.
import { asFields } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import type { ScheduleEvent } from '../schedule/schedule.ts';
import { lineOf } from '../schedule/session-details.ts';
import { plainName } from './canonical-fields.ts';

const LONGEST = 200;
const joint = /\s?[+/&|;,＋、]\s?|\s(?:and|und|et|y|e|i|och|og|en|ve)\s/iu;

/** The rooms a name joins, as the rooms themselves are called; undefined where one of them is no room of its own. `B` behind `Hall A` is Hall B. */
export function roomsWithin(name: string, rooms: ReadonlyMap<string, string>): string[] | undefined {
  if (name.length > LONGEST) return undefined;
  const [first = '', ...others] = name.split(joint).map((part) => part.trim());
  if (others.length === 0) return undefined;
  // `Halls A and B`
  const leading = rooms.get(plainName(first)) ?? rooms.get(plainName(first.replace(/^(\p{L}{3,20})s(?=\s)/u, '$1')));
  const before = leading?.slice(0, leading.lastIndexOf(' ') + 1) ?? '';
  const found = [leading, ...others.map((part) => rooms.get(plainName(part)) ?? rooms.get(plainName(`${before}${part}`)))];
  const kept = found.filter((room) => room !== undefined && room !== '');
  return kept.length === found.length && new Set(kept).size > 1 ? (kept as string[]) : undefined;
}

/** The rooms of a programme by their plain names; those a source lists are rooms whatever they are called. */
export type KnownRooms = { byName: ReadonlyMap<string, string>; listed: ReadonlySet<string> };

/** The event in the first of the rooms its own joins; the others are in its subtitle and in the report. */
export function inOneRoom(event: ScheduleEvent, { byName, listed }: KnownRooms, report: Report): ScheduleEvent {
  const fields = asFields(event.value);
  const name = fields ? event.room || lineOf(fields, 'room') : '';
  const rooms = name === '' || listed.has(name) ? undefined : roomsWithin(name, byName);
  if (!fields || !rooms) return event;
  const { subtitle } = fields;
  const isText = subtitle === undefined || subtitle === null || typeof subtitle === 'string';
  const said = isText ? 'its subtitle names all of them' : 'the others are named here alone';
  report.warn('rooms-joined', event.place, `"${lineOf(fields, 'title')}" is in ${rooms.join(' and ')}: it stands in ${rooms[0]}, ${said}`);
  const words = [subtitle, rooms.join(' + ')].filter(Boolean).join(' · ');
  return { ...event, room: rooms[0]!, value: isText ? { ...fields, subtitle: words } : fields };
}
