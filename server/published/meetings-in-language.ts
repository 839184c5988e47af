// The meetings that companies offer, in one language: each slot of each row, by start.
import { type MeetingSpan, slotsOf } from '../../src/rules/meeting-slots.ts';
import { isoInZone } from '../../src/clock/zone.ts';
import type { ExhibitionRows } from './exhibition-rows.ts';
import type { Reader } from './reader.ts';

/** A slot as it was published. Instants in ms; times of the wire with the offset of the event's zone. */
export type OfferedMeeting = MeetingSpan & {
  company: string;
  companyName: string;
  topic: string;
  place: string;
  language: string;
  capacity: number;
  /** Online link, for those who booked and staff alone; empty for none. */
  url: string;
  /** What booking requires (`Access` of the row); empty for nothing. */
  access: string;
  startTime: string;
  endTime: string;
};

/** Slots of companies that are there; of two with one id the first counts. */
export function makeMeetings({ companies, meetings }: ExhibitionRows, timeZone: string, read: Reader): ReadonlyMap<string, OfferedMeeting> {
  const names = new Map(companies.map(({ Id, Name }) => [Id, read.text(Name)]));
  const offered = new Map<string, OfferedMeeting>();
  for (const row of meetings) {
    const companyName = names.get(row.CompanyAccountId);
    if (companyName === undefined) continue;
    const shared = {
      company: row.CompanyAccountId,
      companyName,
      topic: read.text(row.Topic),
      place: read.text(row.Place),
      language: row.Language ?? '',
      capacity: row.Capacity ?? 1,
      url: read.address(row.Url),
      access: row.Access ?? '',
    };
    for (const span of slotsOf(row, timeZone))
      if (!offered.has(span.id))
        offered.set(span.id, { ...span, ...shared, startTime: isoInZone(span.start, timeZone), endTime: isoInZone(span.end, timeZone) });
  }
  return new Map(
    [...offered].sort(([, a], [, b]) => a.start - b.start || read.compare(a.companyName, b.companyName) || (a.id < b.id ? -1 : 1)),
  );
}
