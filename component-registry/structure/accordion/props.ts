// What an organiser may set on an accordion.
import * as z from 'zod';
import { type ComponentWords, identifier, localisedText, optional, required, type SlotRule } from '#fields';
import { heading, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Accordion',
  description: 'Questions that open to their answers. The browser’s own search finds words in closed ones and opens them.',
};

const item = z.strictObject({
  id: required(identifier, {
    title: 'Id',
    description: 'Unique on the page; #id in an address opens the item, and the slot of this name adds to its content.',
    example: 'badge',
  }),
  title: required(localisedText, {
    title: 'Title',
    description: 'The line that is always seen, for example a question.',
    example: { 'en-GB': 'Where do I get my badge?', 'de-DE': 'Wo bekomme ich meinen Ausweis?' },
  }),
  html: optional(localisedText, '', {
    title: 'Text',
    description: 'The answer as HTML; empty where the slot holds all of it.',
    example: '<p>At the desks in the entrance hall, from seven.</p>',
  }),
  open: optional(z.boolean(), false, { title: 'Open', description: 'Open at first.', example: true }),
});

export const props = z.object({
  heading: heading('Questions and answers'),
  level: level(2),
  items: required(z.array(item).min(1), {
    title: 'Items',
    description: 'Questions in order.',
    example: [{ id: 'badge', title: 'Where do I get my badge?', html: '<p>At the desks in the entrance hall.</p>' }],
  }),
  single: optional(z.boolean(), false, {
    title: 'One at a time',
    description: 'Opening an item closes the one that was open.',
    example: true,
  }),
});
export type Props = z.output<typeof props>;

export const slots: Record<string, SlotRule> = {
  '*': { title: 'Content of an item', description: 'The slot with the id of an item stands below its text.' },
};
