// Papers that no hour of the source holds: a session of its own without a time, until the organiser names one.
import type { ScheduleEvent, SchedulePart } from './schedule.ts';

/** The session of some papers, at least one; `title` may be empty, `track` is undefined where they have none. */
export const papersSession = (title: string, parts: readonly SchedulePart[], track?: string): ScheduleEvent => ({
  value: { title: title || 'Papers', type: 'Papers', track },
  raw: () => parts.map((part) => part.raw()),
  place: parts[0]!.place,
  day: undefined,
  room: '',
  unread: [],
  parts,
});
