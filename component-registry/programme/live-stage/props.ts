// What an organiser may set on the stage.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Live stage',
  description:
    'What everybody looks at, in one place for the whole congress: a countdown with the first sessions before it, the running session of a hall with its people and the minutes left, thanks and recordings after it. Large as a band, slim as a strip on every page.',
  spec: 'B §2, §4',
  takeOver: 'later',
};

export const props = z.object({
  form: optional(z.enum(['band', 'strip']), 'band', {
    title: 'Form',
    description:
      'A band shows one hall large and what follows beside it. A strip is one line for every page, and is shown while the congress runs.',
    example: 'strip',
  }),
  halls: optional(z.array(z.string().min(1).max(100)).max(24), [], {
    title: 'Halls',
    description: 'Ids of the rooms that come first, in this order; the others follow in the order of the rooms.',
    example: ['auditorium', 'aorta'],
  }),
  hiddenOn: optional(z.array(z.string().min(1).max(100)).max(50), [], {
    title: 'Not on these pages',
    description: 'Names of pages that do without it, for example because the band stands there.',
    example: ['HomePage'],
  }),
  place: optional(localisedText, '', {
    title: 'Place',
    description: 'Where the congress is, said with the countdown; empty for venue and city of the event.',
    example: { 'en-GB': 'Auenhof Congress Centre, Leipzig', 'de-DE': 'Kongresszentrum Auenhof, Leipzig' },
  }),
  facts: optional(z.boolean(), true, {
    title: 'Days and place',
    description: 'Says days and place above the countdown; not needed where a hero on the same page says them.',
    example: false,
  }),
  link: optional(z.boolean(), true, {
    title: 'Link to the programme',
    description: 'Leads to the whole programme; not needed where a hero on the same page does.',
    example: false,
  }),
  thanks: optional(localisedText, '', {
    title: 'Words after the congress',
    description: 'Said when the last session is over; empty for Foyer’s own words.',
    example: { 'en-GB': 'Thank you for three days full of heart.', 'de-DE': 'Danke für drei Tage voller Herz.' },
  }),
  level: optional(z.union([z.literal(2), z.literal(3)]), 2, {
    title: 'Level of the headings',
    description: 'Place of its headings in the outline of the page.',
    example: 3,
  }),
});
export type Props = z.output<typeof props>;
