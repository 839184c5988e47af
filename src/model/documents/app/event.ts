// App configuration, topic event: name, days, time zone, languages, place.
import * as z from 'zod';
import { languageCode, link, localisedText, optional } from '../../fields.ts';
import { dayOrNone } from '../envelope.ts';

/** The event itself. */
export const event = z.looseObject({
  name: optional(localisedText, '', {
    title: 'Name',
    description: 'Name of the event; empty takes its short name.',
    example: { 'en-GB': 'Kardia 2027', 'de-DE': 'Kardia 2027' },
  }),
  subtitle: optional(localisedText, '', {
    title: 'Subtitle',
    description: 'One line below the name.',
    example: 'Congress of Heart Rhythm and Care',
  }),
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
  venue: optional(localisedText, '', { title: 'Venue', description: 'Name of the place.', example: 'Kardia Hallen' }),
  city: optional(localisedText, '', { title: 'City', description: 'City of the venue.', example: { 'en-GB': 'Cologne', 'de-DE': 'Köln' } }),
  organiser: optional(localisedText, '', {
    title: 'Organiser',
    description: 'Who holds the event.',
    example: 'Sample Society of Cardiology',
  }),
  website: optional(link, '', {
    title: 'Website',
    description: 'Site of the organiser or of the event.',
    example: 'https://www.example.org',
  }),
});
/** The event with its defaults filled in. */
export type AppEvent = z.infer<typeof event>;

/** Keys of this topic. */
export const eventKeys = {
  event: optional(
    event,
    {},
    {
      title: 'Event',
      description: 'Name, days, time zone, languages and place of the event.',
      example: {
        name: 'Kardia 2027',
        timeZone: 'Europe/Berlin',
        startDate: '2027-05-03',
        endDate: '2027-05-05',
        languages: ['en-GB', 'de-DE'],
      },
    },
  ),
};
