// App configuration, topic event: name, days, time zone, languages, place.
import * as z from 'zod';
import { languageCode, optional } from '../../fields.ts';
import { address, group, text } from '../field-kinds.ts';
import { dayOrNone } from '../envelope.ts';

/** The event itself. */
export const event = z.looseObject({
  name: text('Name', 'Name of the event; empty takes its short name.', { 'en-GB': 'Kardia 2027', 'de-DE': 'Kardia 2027' }),
  subtitle: text('Subtitle', 'One line below the name.', 'Congress of Heart Rhythm and Care'),
  timeZone: optional(z.string().regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/), 'UTC', {
    title: 'Time zone',
    description: 'IANA name of the zone in which the event lives; every local time of its configuration is read in it.',
    example: 'Europe/Berlin',
  }),
  startDate: optional(dayOrNone, '', {
    title: 'First day',
    description: 'First day of the event, YYYY-MM-DD; before it the holding page is shown. Empty: open.',
    example: '2027-05-03',
  }),
  endDate: optional(dayOrNone, '', {
    title: 'Last day',
    description: 'Last day of the event, YYYY-MM-DD; after it the holding page is shown. Empty: open.',
    example: '2027-05-05',
  }),
  languages: optional(z.array(languageCode).min(1), ['en-GB'], {
    title: 'Languages',
    description: 'Languages of the event, xx-XX; the first is the default, and texts that are missing in another are taken from it.',
    example: ['en-GB', 'de-DE'],
  }),
  venue: text('Venue', 'Name of the place.', 'Kardia Hallen'),
  city: text('City', 'City of the venue.', { 'en-GB': 'Cologne', 'de-DE': 'Köln' }),
  organiser: text('Organiser', 'Who holds the event.', 'Sample Society of Cardiology'),
  website: address('Website', 'Site of the organiser or of the event.', 'https://www.example.org'),
});
/** The event with its defaults filled in. */
export type AppEvent = z.infer<typeof event>;

/** Keys of this topic. */
export const eventKeys = {
  event: group(event, 'Event', 'Name, days, time zone, languages and place of the event.', {
    name: 'Kardia 2027',
    timeZone: 'Europe/Berlin',
    startDate: '2027-05-03',
    endDate: '2027-05-05',
    languages: ['en-GB', 'de-DE'],
  }),
};
