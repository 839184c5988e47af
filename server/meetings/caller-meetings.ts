// What is known of a caller when meetings are shown or booked: their access, their bookings, and what else they have planned.
import { personalEvents } from '../../src/calendar/personal-events.ts';
import { isoInZone } from '../../src/clock/zone.ts';
import { clashesOf, type MeetingReader } from '../../src/rules/meetings.ts';
import { containers, visitorContext } from '../../src/rules/context.ts';
import { anyAllows } from '../../src/rules/policies/access-anywhere.ts';
import { decideKey } from '../../src/rules/shown.ts';
import { staffedCompanies } from '../../src/rules/ticket.ts';
import { allows } from '../../src/rules/verdict.ts';
import { policyTargets } from '../access/policy-targets.ts';
import { aroundOf } from '../calendar/calendar-of.ts';
import { personalProgrammeOf } from '../favourites/programme-of.ts';
import type { OfferedMeeting } from '../published/meetings-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Live } from '../routes/handlers.ts';
import type { Caller } from '../sessions/caller.ts';
import type { BookingRow } from './stored-bookings.ts';

/** Most clashes named with a slot. */
const MOST_CLASHES = 5;

/** Something planned; instants in ms. */
type Planned = { slot: string; title: string; start: number; end: number | undefined };

export type CallerMeetings = {
  own: readonly BookingRow[];
  bySlot: ReadonlyMap<string, BookingRow>;
  /** The caller towards a slot, as the rules ask it. */
  readerOf: (slot: OfferedMeeting) => MeetingReader;
  /** What of their programme is at the same time, another meeting, too. */
  clashesOf: (slot: { id: string; start: number; end: number }) => { Title: string; StartDateTime: string; EndDateTime: string }[];
};

type Parts = Pick<Live, 'people' | 'accessControl'>;

/** Reads it. `offered` are the slots of the event; `now` in ms. */
export async function callerMeetings(
  { people, accessControl }: Parts,
  event: PublishedEvent,
  { account, who }: Caller,
  { offered, language, now }: { offered: ReadonlyMap<string, OfferedMeeting>; language: string; now: number },
): Promise<CallerMeetings> {
  const owner = account && { eventId: event.id, accountId: account.id };
  const programme = owner ? await personalProgrammeOf({ people, accessControl }, event, owner) : undefined;
  const own = programme?.bookings ?? [];
  const toCome = own.filter(({ state, slot_id, starts_at }) => state === 'booked' && (offered.get(slot_id)?.start ?? starts_at) > now);
  const staffed = new Set(staffedCompanies(who.user ? who.tickets : []));
  const { policies } = policyTargets(event).asked;
  const hasKey = (key: string): boolean => {
    if (key === '') return true;
    const when = { now, timeZone: event.timeZone };
    const where = { instance: event.instance, event: event.shortName };
    return allows(
      anyAllows(containers, (container) => decideKey({ key, policies }, { ...visitorContext({ ...where, container }, when), who })),
    );
  };
  const keys = new Map<string, boolean>();
  const nameOf = (company: string): string => event.exhibition.inLanguage(language).company(company)?.Name ?? '';
  const planned: Planned[] = [
    ...(programme
      ? personalEvents(event.programme.inLanguage(language).sessions, programme, {
          ...aroundOf(event, language),
          sessionUrl: () => '',
          presentationUrl: () => '',
        }).filter(({ cancelled }) => !cancelled)
      : []
    ).map(({ title, start, end }) => ({ slot: '', title, start, end })),
    ...toCome.map(({ slot_id, company_id, topic, starts_at, ends_at }) => {
      const slot = offered.get(slot_id);
      // What the event has no slot of was agreed on, or is offered no more.
      const { companyName, topic: about } = slot ?? { companyName: nameOf(company_id), topic };
      const title = [companyName, about].filter(Boolean).join(': ') || slot_id;
      return { slot: slot_id, title, start: slot?.start ?? starts_at, end: slot?.end ?? ends_at };
    }),
  ].sort((a, b) => a.start - b.start);
  return {
    own,
    bySlot: new Map(own.map((row) => [row.slot_id, row])),
    readerOf({ company, access }) {
      if (!keys.has(access)) keys.set(access, hasKey(access));
      return {
        isSignedIn: account !== null,
        isStaff: staffed.has(company),
        hasAccess: keys.get(access)!,
        booked: toCome.length,
        bookedHere: toCome.filter(({ company_id }) => company_id === company).length,
      };
    },
    clashesOf: (slot) =>
      clashesOf(
        slot,
        planned.filter((one) => one.slot !== slot.id || one.slot === ''),
      )
        .slice(0, MOST_CLASHES)
        .map(({ title, start, end }) => ({
          Title: title,
          StartDateTime: isoInZone(start, event.timeZone),
          EndDateTime: isoInZone(end ?? start, event.timeZone),
        })),
  };
}
