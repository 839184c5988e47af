// Where the calendars of an event are: `/api/Programme/Calendar/<instance>/<event>/<language>/….ics`, a path without query so that any calendar program takes it.

/** What a calendar may hold: the whole programme, one day, one room, one person's or company's sessions, one session, one presentation. */
export const calendarKinds = ['programme', 'day', 'room', 'person', 'company', 'session', 'presentation'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const CALENDAR_ROOT = '/api/Programme/Calendar';

/** Path of a calendar; `event` is the exact name `instance/short`, `id` is the day (YYYY-MM-DD) or the id of room, person, company, session or presentation, and nothing for the programme. */
export function calendarPath(event: string, language: string, kind: CalendarKind, id = ''): string {
  const own = kind === 'programme' ? ['programme'] : [kind, id];
  return `${CALENDAR_ROOT}/${[...event.split('/'), language, ...own].map(encodeURIComponent).join('/')}.ics`;
}

/** Things with an appointment for Outlook. */
export type AppointmentKind = 'session' | 'presentation';

/** Where their appointments are (B §7), opened in a new window. */
export const appointmentPaths: Readonly<Record<AppointmentKind, string>> = {
  session: '/api/App/DownloadOutlookAppointmentSession/',
  presentation: '/api/App/DownloadOutlookAppointmentPresentation/',
};

/** The address of an appointment; `event` is the exact name `instance/short`. */
export const appointmentPath = (event: string, language: string, kind: AppointmentKind, id: string): string =>
  `${appointmentPaths[kind]}?${new URLSearchParams({ id: event, [kind === 'session' ? 'pSessionId' : 'pPresentationId']: id, language })}`;

/** Where the appointments of booked meetings are: for who booked, and for the staff of the company. */
export const meetingAppointmentPaths = {
  own: '/api/App/DownloadOutlookAppointmentMeeting/',
  company: '/api/App/DownloadOutlookAppointmentCompanyMeeting/',
} as const;

/** The address of one; `company` empty for who booked. */
export const meetingAppointmentPath = (event: string, language: string, booking: string, company = ''): string =>
  `${meetingAppointmentPaths[company === '' ? 'own' : 'company']}?${new URLSearchParams({ id: event, ...(company !== '' && { pCompanyId: company }), pBookingId: booking, language })}`;
