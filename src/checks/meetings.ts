// Checks the meetings that companies offer: each row has slots, within the event, none twice at one place, and asks for a key there is.
import { meetingRow, type MeetingRow } from '../model/documents/exhibition.ts';
import { type Finding, finding } from '../model/finding.ts';
import { type MeetingSpan, slotsOf } from '../rules/meeting-slots.ts';
import type { EventContext } from './event-context.ts';
import { nearKey } from './reach.ts';

type Read = { row: MeetingRow; pointer: string; slots: MeetingSpan[] };

/** Findings of all rows together; rows that do not fit at all are reported elsewhere. `keys` are the Identifiers of Key policies. */
export function meetingFindings({ data, days }: EventContext, keys: ReadonlySet<string>): Finding[] {
  const file = data.get('meetings');
  if (!file) return [];
  const rows = file.rows.flatMap((row, index): Read[] => {
    const read = meetingRow.safeParse(row);
    return read.success ? [{ row: read.data, pointer: `/rows/${index}`, slots: slotsOf(read.data, days.zone) }] : [];
  });
  const at = (pointer: string) => ({ file: file.path, pointer });
  return [
    ...rows.flatMap(({ row, pointer, slots }) => (slots.length === 0 ? withoutSlots(row, at(pointer)) : outside(slots, at(pointer), days))),
    ...rows.flatMap(({ row: { Access = '' }, pointer }) => {
      const near = nearKey(Access, keys);
      if (near === undefined) return [];
      const words = `no policy of the type Key has the Identifier ${Access}, so nobody can book`;
      return [finding('unknown-access-key', 'warning', at(`${pointer}/Access`), words, near)];
    }),
    ...overlaps(rows).map(([one, other]) => {
      const words = `a slot of this row and one of ${other.row.Id} are at the same time at the same place; both can be booked`;
      return finding('meeting-overlap', 'warning', at(`${one.pointer}/StartDateTime`), words);
    }),
  ];
}

function withoutSlots({ EndDateTime, Minutes }: MeetingRow, at: { file: string; pointer: string }): Finding[] {
  const words =
    !EndDateTime && !Minutes
      ? 'the row says neither when it ends nor how long its slots are, so nobody can book it'
      : 'between start and end there is no time for a slot, so nobody can book it';
  return [finding('meeting-without-slots', 'warning', at, words)];
}

/** Slots on other days than the event's; a time that cannot be read, or is far away, is reported elsewhere. */
function outside(
  slots: readonly MeetingSpan[],
  { file, pointer }: { file: string; pointer: string },
  { first, last }: EventContext['days'],
): Finding[] {
  const away = slots.filter(({ start, end }) => start < first || end > last);
  if (away.length === 0) return [];
  const words =
    away.length === slots.length
      ? 'it takes place before the event begins or after it ends'
      : `${away.length} of its ${slots.length} slots are before the event begins or after it ends`;
  return [finding('meeting-outside-event', 'warning', { file, pointer: `${pointer}/StartDateTime` }, words)];
}

/** Rows of which a slot overlaps with one of an earlier row of the company at the same place, and that row. */
function overlaps(rows: readonly Read[]): [Read, Read][] {
  const places = Map.groupBy(rows, ({ row }) => JSON.stringify([row.CompanyAccountId, row.Place ?? '', row.Url ?? '']));
  return [...places.values()].flatMap((own) => {
    const slots = own.flatMap((read) => read.slots.map((slot) => ({ ...slot, read }))).sort((a, b) => a.start - b.start);
    const found = new Map<Read, Read>();
    let latest = slots[0];
    for (const slot of slots.slice(1)) {
      if (latest && slot.start < latest.end && slot.read !== latest.read) {
        const [first, second] = rows.indexOf(slot.read) > rows.indexOf(latest.read) ? [latest.read, slot.read] : [slot.read, latest.read];
        if (!found.has(second)) found.set(second, first);
      }
      if (!latest || slot.end > latest.end) latest = slot;
    }
    return [...found];
  });
}
