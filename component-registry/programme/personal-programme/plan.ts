// The plan of a reader: favourites, appointments and meetings by day, with clashes, changes of room and free slots. Pure.
import { calledOff, dayInZone, type RoomChange, roomChange, type WalkingTimes } from '#sdk';
import type { Appointment } from '#contract/personal-programme';
import type { OwnMeeting } from '#contract/meetings';
import type { Presentation, Session } from '#contract/programme';
import { endOf, startOf } from '../session/session-times.ts';

/** What a reader has chosen. */
export type Chosen = {
  session: readonly string[];
  presentation: readonly string[];
  appointments: readonly Appointment[];
  /** Meetings with companies; missing for none. */
  meetings?: readonly OwnMeeting[];
};

/** One thing of the plan. Instants in ms. */
export type PlanEntry = {
  key: string;
  title: string;
  start: number;
  end: number;
  room: string;
  day: string;
  session?: Session;
  /** Set where a presentation alone was chosen. */
  presentation?: Presentation;
  appointment?: Appointment;
  meeting?: OwnMeeting;
  /** Chosen presentations of a chosen session. */
  talks: readonly Presentation[];
  /** What it overlaps with. */
  clashes: readonly PlanEntry[];
  /** The way from the entry that ends shortly before, where that is in another room. */
  way: RoomChange | undefined;
};

/** Time between two entries, and sessions that fit into it. */
export type FreeSlot = { key: string; start: number; end: number; suggestions: readonly Session[] };

export type PlanDay = { day: string; items: readonly (PlanEntry | FreeSlot)[] };

export type PersonalPlan = {
  days: readonly PlanDay[];
  /** Chosen, but not scheduled. */
  untimed: readonly Session[];
  /** The next entry that has not begun; undefined where all have. */
  next: PlanEntry | undefined;
};

const MINUTE = 60_000;
/** Shortest slot that is called free, ms. */
const FREE = 30 * MINUTE;
/** Most suggestions of a slot. */
const SUGGESTED = 2;

export const isEntry = (item: PlanEntry | FreeSlot): item is PlanEntry => 'title' in item;

/** The name of a clash, whichever entry it is seen from. */
export const clashName = (one: Pick<PlanEntry, 'key'>, other: Pick<PlanEntry, 'key'>): string => [one.key, other.key].sort().join('|');

/** A meeting that the company has cancelled, and a session that is called off, are shown, and take no time. */
export const isOff = ({ meeting, session }: PlanEntry): boolean =>
  meeting?.State === 'cancelled' || (session !== undefined && calledOff(session) !== undefined);

/** The instant (ms) and the zone a plan is made for, and how long one walks between rooms. */
type PlanAround = { now: number; timeZone: string; walking: WalkingTimes };

/** Makes the plan; suggestions come from the tracks of the chosen. */
export function makePlan(sessions: readonly Session[], chosen: Chosen, { now, timeZone, walking }: PlanAround): PersonalPlan {
  const found = entriesOf(sessions, chosen, timeZone);
  const entries = found.map((entry, index): PlanEntry => ({
    ...entry,
    clashes: found.filter(
      (other) => other !== entry && !isOff(other) && !isOff(entry) && other.start < entry.end && entry.start < other.end,
    ),
    way: isOff(entry)
      ? undefined
      : roomChange(
          found.slice(0, index).filter((one) => !isOff(one)),
          entry,
          walking,
        ),
  }));
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const own = new Set(chosen.session);
  const tracks = new Set(found.flatMap(({ session }) => session?.TrackId || []));
  const fits = sessions.filter(
    (one) => !own.has(one.Id) && !one.IsPoster && !one.HideOnScheduler && !calledOff(one) && tracks.has(one.TrackId),
  );
  const days = [...byDay.keys()].sort().map((day) => ({ day, items: withSlots(byDay.get(day)!, fits, now) }));
  return {
    days,
    untimed: sessions.filter((session) => own.has(session.Id) && startOf(session) === undefined),
    next: entries.find((entry) => entry.start > now && !isOff(entry)),
  };
}

/** What is not over of each day that has such an entry. */
const stillAhead = (days: readonly PlanDay[], now: number): PlanDay[] =>
  days.map(({ day, items }) => ({ day, items: items.filter(({ end }) => end > now) })).filter(({ items }) => items.some(isEntry));

/** The first day of which something lies ahead, without what is over; undefined where nothing does. */
export function ahead(days: readonly PlanDay[], now: number): PlanDay | undefined {
  return stillAhead(days, now)[0];
}

/**
 * The days without what is over, as the list of the programme folds it, days before today too; and how many entries that leaves out.
 * A programme of which nothing lies ahead is read as a whole.
 */
export function withoutPast(days: readonly PlanDay[], now: number): { left: readonly PlanDay[]; over: number } {
  const left = stillAhead(days, now);
  const entries = (all: readonly PlanDay[]): number => all.reduce((sum, { items }) => sum + items.filter(isEntry).length, 0);
  return left.length === 0 ? { left: days, over: 0 } : { left, over: entries(days) - entries(left) };
}

function entriesOf(sessions: readonly Session[], chosen: Chosen, timeZone: string): PlanEntry[] {
  const own = new Set(chosen.session);
  const talks = new Set(chosen.presentation);
  const plain = { talks: [], clashes: [], way: undefined };
  const ofSessions = sessions.flatMap((session): PlanEntry[] => {
    const about = { ...plain, room: session.RoomName, day: session.ProgrammeDay, session };
    const theirs = session.Presentations.filter(({ Id }) => talks.has(Id));
    const [start, end] = [startOf(session), endOf(session)];
    if (start === undefined || end === undefined) return [];
    if (own.has(session.Id)) return [{ ...about, key: `session ${session.Id}`, title: session.Name, start, end, talks: theirs }];
    return theirs.map((presentation) => ({
      ...about,
      key: `presentation ${presentation.Id}`,
      title: presentation.Title,
      start: startOf(presentation) ?? start,
      end: endOf(presentation) ?? end,
      presentation,
    }));
  });
  const ofAppointments = chosen.appointments.map((appointment): PlanEntry => {
    const start = Date.parse(appointment.StartDateTime);
    return {
      ...plain,
      key: `appointment ${appointment.Id}`,
      title: appointment.Title,
      start,
      end: Date.parse(appointment.EndDateTime),
      room: appointment.Place,
      day: dayInZone(start, timeZone),
      appointment,
    };
  });
  const ofMeetings = (chosen.meetings ?? []).map((meeting): PlanEntry => {
    const start = Date.parse(meeting.StartDateTime);
    return {
      ...plain,
      key: `meeting ${meeting.BookingId}`,
      title: [meeting.CompanyName, meeting.Topic].filter(Boolean).join(': ') || meeting.CompanyAccountId,
      start,
      end: Date.parse(meeting.EndDateTime),
      room: meeting.Place,
      day: dayInZone(start, timeZone),
      meeting,
    };
  });
  return [...ofSessions, ...ofAppointments, ...ofMeetings].sort((a, b) => a.start - b.start || a.end - b.end || (a.key < b.key ? -1 : 1));
}

function withSlots(entries: readonly PlanEntry[], fits: readonly Session[], now: number): (PlanEntry | FreeSlot)[] {
  let end = -Infinity;
  return entries.flatMap((entry) => {
    if (isOff(entry)) return [entry];
    const [from, until] = [Math.max(end, now), entry.start];
    const slot = end > -Infinity && until - from >= FREE ? [slotOf(from, until, fits)] : [];
    end = Math.max(end, entry.end);
    return [...slot, entry];
  });
}

const slotOf = (start: number, end: number, fits: readonly Session[]): FreeSlot => ({
  key: `free ${start}`,
  start,
  end,
  suggestions: fits
    .filter((one) => {
      const [from, until] = [startOf(one), endOf(one)];
      return from !== undefined && until !== undefined && from >= start && until <= end && until > from;
    })
    .slice(0, SUGGESTED),
});
