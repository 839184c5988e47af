// The congress itself as a schema.org Event.
import { socialPath } from '../../social/social-address.ts';
import { attendanceMode, linked, without, type NodeContext } from './nodes.ts';

/** The congress as other nodes name it. */
export function congressRef({ event, language, pageOf }: NodeContext): { name: string } & Record<string, unknown> {
  return {
    '@type': 'Event',
    ...without({ '@id': pageOf('HomePage') }),
    name: event.text(event.about.name, language) || event.shortName,
    ...without({ ...spanOf(event), location: place(event, language) }),
  };
}

export function congress(context: NodeContext): object {
  const { event, language, pageOf, fileAt } = context;
  const { about } = event;
  const organiser = event.text(about.organiser, language);
  const streamed = event.programme.rows.sessions.some(({ StreamUrl = '' }) => StreamUrl !== '');
  const location = [
    place(event, language),
    streamed && pageOf('HomePage') ? { '@type': 'VirtualLocation', url: pageOf('HomePage') } : undefined,
  ].filter((one) => one !== undefined);
  return without({
    ...congressRef(context),
    description: event.text(about.subtitle, language),
    url: pageOf('HomePage'),
    image: fileAt(socialPath(event, language)),
    inLanguage: about.languages,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendanceMode(place(event, language) !== undefined, streamed),
    location: location.length > 1 ? location : location[0],
    organizer: organiser && without({ '@type': 'Organization', name: organiser, url: linked(event.address(about.website)) }),
  });
}

/** From the first session to the end of the last, with offset; the days alone while there is no programme. */
function spanOf({ about, programme }: NodeContext['event']): { startDate?: string | undefined; endDate?: string | undefined } {
  const { sessions } = programme.inLanguage(about.languages[0] ?? 'en-GB');
  const scheduled = sessions.filter(({ StartDateTime, HideOnScheduler }) => StartDateTime !== null && !HideOnScheduler);
  const ends = scheduled.map(({ StartDateTime, EndDateTime }) => EndDateTime ?? StartDateTime!);
  const last = ends.reduce<string | undefined>(
    (latest, end) => (latest === undefined || Date.parse(end) > Date.parse(latest) ? end : latest),
    undefined,
  );
  return { startDate: scheduled[0]?.StartDateTime ?? about.startDate, endDate: last ?? about.endDate };
}

/** Venue and city; undefined when neither is known. */
export function place(event: NodeContext['event'], language: string, room = ''): object | undefined {
  const [venue, city] = [event.text(event.about.venue, language), event.text(event.about.city, language)];
  if (room === '' && venue === '' && city === '') return undefined;
  const name = [room, venue].filter(Boolean).join(', ') || city;
  return without({ '@type': 'Place', name, address: city && { '@type': 'PostalAddress', addressLocality: city } });
}
