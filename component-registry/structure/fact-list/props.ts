// What an organiser may set on a list of facts.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, optional, required } from '#fields';
import { heading, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Fact list',
  description: 'Pairs of a label and what it says: dates, places, prices, contacts.',
  spec: 'A §2 Footer box',
  takeOver: 'later',
};

const fact = z.strictObject({
  label: required(localisedText, { title: 'Label', description: 'What the fact is about.', example: { 'en-GB': 'Venue', 'de-DE': 'Ort' } }),
  value: required(localisedText, {
    title: 'Value',
    description: 'What it says; line breaks are kept.',
    example: 'Kardia Hallen\nMessering 4, 04356 Leipzig',
  }),
  link: optional(link, '', {
    title: 'Link',
    description: 'Where the value leads, for example mailto: or tel:; empty for nowhere.',
    example: 'mailto:desk@example.org',
  }),
});

export const props = z.object({
  heading: heading('At a glance'),
  level: level(2),
  facts: required(z.array(fact).min(1), {
    title: 'Facts',
    description: 'Facts in order.',
    example: [{ label: 'Venue', value: 'Kardia Hallen' }],
  }),
  layout: optional(z.enum(['rows', 'columns']), 'rows', {
    title: 'Layout',
    description: 'rows: label before value, one line each. columns: blocks side by side where there is room.',
    example: 'columns',
  }),
});
export type Props = z.output<typeof props>;
