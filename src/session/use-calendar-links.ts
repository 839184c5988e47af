// Calendar links of the page's content: to download once, or to subscribe to.
import {
  type AppointmentKind,
  appointmentPath,
  type CalendarKind,
  calendarPath,
  meetingAppointmentPath,
} from '../calendar/calendar-address.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { useFrame } from './frame.ts';
import { sitePath } from './site-path.ts';

export type CalendarLinks = {
  /** The `.ics` file. */
  file: string;
  /** The same for calendar programs that keep it up to date (`webcal:`). */
  subscribe: string;
};

/** Links to the programme's calendar, or that of a day, room, person, company or session. */
export function useCalendarLinks(kind: CalendarKind = 'programme', id = ''): CalendarLinks {
  const { info, language, origin } = useFrame();
  const file = sitePath(calendarPath(nameOfInfo(info), language, kind, id));
  return { file, subscribe: `${origin.replace(/^https?:/, 'webcal:')}${file}` };
}

/** The appointment of a session or presentation for Outlook (B §7). */
export function useAppointmentLink(kind: AppointmentKind, id: string): string {
  const { info, language } = useFrame();
  return sitePath(appointmentPath(nameOfInfo(info), language, kind, id));
}

/** The appointment of a booked meeting for Outlook; with `company` for its staff. */
export function useMeetingAppointment(booking: string, company = ''): string {
  const { info, language } = useFrame();
  return sitePath(meetingAppointmentPath(nameOfInfo(info), language, booking, company));
}
