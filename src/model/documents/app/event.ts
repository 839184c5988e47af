// App configuration, topic event: name, days, time zone, languages, place.
import * as z from 'zod';
import { languageCode, optional, required } from '../../fields.ts';
import { address, group, list, text } from '../field-kinds.ts';
import { dayOrNone } from '../envelope.ts';
import { windowBound } from '../window.ts';

const contentMode = z.looseObject({
  name: required(z.string().min(1).max(100), {
    title: 'Name',
    description: 'Name of the mode, as placements and menu items name it.',
    example: 'live',
  }),
  startTime: optional(windowBound, null, {
    title: 'Start',
    description: 'From this moment on: local time of the event, YYYY-MM-DD or YYYY-MM-DDTHH:MM. null or empty: no start.',
    example: '2027-05-03T08:00',
  }),
  endTime: optional(windowBound, null, {
    title: 'End',
    description: 'Up to and including this moment; a day alone counts to its end. null or empty: no end.',
    example: '2027-05-05',
  }),
});

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
  contentModes: list(
    contentMode,
    'Content modes',
    'Named states of the event, for example live and ondemand. The first whose window is open is current; menu items (display) and placements (contentModes) can be limited to some.',
    [
      { name: 'live', startTime: '2027-05-03', endTime: '2027-05-05' },
      { name: 'ondemand', startTime: '2027-05-06' },
    ],
  ),
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
