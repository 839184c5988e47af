// Where the calendars of an event are: `/api/Programme/Calendar/<instance>/<event>/<language>/….ics`, a path without query so that any calendar program takes it.

/** What a calendar may hold: the whole programme, one day, one room, one person's sessions, one session. */
export const calendarKinds = ['programme', 'day', 'room', 'person', 'session'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const CALENDAR_ROOT = '/api/Programme/Calendar';

/** Path of a calendar; `event` is the exact name `instance/short`, `id` is the day (YYYY-MM-DD) or the id of room, person or session, and nothing for the programme. */
export function calendarPath(event: string, language: string, kind: CalendarKind, id = ''): string {
  const own = kind === 'programme' ? ['programme'] : [kind, id];
  return `${CALENDAR_ROOT}/${[...event.split('/'), language, ...own].map(encodeURIComponent).join('/')}.ics`;
}
