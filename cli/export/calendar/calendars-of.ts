// Every calendar of an event: the programme, its days and rooms, its people, its companies and its sessions.
import type { PublishedEvent } from '../../../server/published/event.ts';
import type { CalendarKind } from '../../../src/calendar/calendar-address.ts';

/** The calendars that have something in them. */
export function calendarsOf(event: PublishedEvent, language: string): { kind: CalendarKind; id: string }[] {
  const view = event.programme.inLanguage(language);
  const scheduled = view.sessions.filter(({ StartDateTime }) => StartDateTime !== null);
  const shown = scheduled.filter(({ HideOnScheduler }) => !HideOnScheduler);
  const rooms = new Set(shown.map(({ RoomId }) => RoomId));
  const ids = new Set(scheduled.map(({ Id }) => Id));
  const of = (kind: CalendarKind, list: readonly string[]) => list.map((id) => ({ kind, id }));
  return [
    { kind: 'programme', id: '' },
    ...of('day', [...new Set(shown.map(({ ProgrammeDay }) => ProgrammeDay))].filter(Boolean)),
    ...of(
      'room',
      view.rooms.map(({ Id }) => Id).filter((id) => rooms.has(id)),
    ),
    ...of(
      'person',
      view.authors.filter(({ SessionIds }) => SessionIds.some((id) => ids.has(id))).map(({ Id }) => Id),
    ),
    ...of('company', [...new Set(scheduled.map(({ CompanyAccountId }) => CompanyAccountId))].filter(Boolean)),
    ...of(
      'session',
      scheduled.map(({ Id }) => Id),
    ),
  ];
}
