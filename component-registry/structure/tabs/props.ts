// What an organiser may set on tabs.
import * as z from 'zod';
import { type ComponentWords, identifier, localisedText, optional, required, type SlotRule } from '#fields';

export const about: ComponentWords = {
  title: 'Tabs',
  description: 'Several contents in one place, one of which is seen. Each tab has a slot with its id.',
};

const tab = z.strictObject({
  id: required(identifier, {
    title: 'Id',
    description: 'Unique among the tabs; name of the slot with its content, and its value in the address.',
    example: 'train',
  }),
  title: required(localisedText, {
    title: 'Title',
    description: 'Words of the tab, as few as possible.',
    example: { 'en-GB': 'By train', 'de-DE': 'Mit der Bahn' },
  }),
});

export const props = z.object({
  tabs: required(z.array(tab).min(1).max(12), {
    title: 'Tabs',
    description: 'The tabs in order.',
    example: [{ id: 'train', title: 'By train' }],
  }),
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'What the tabs choose between, read by screen readers; empty takes a general word.',
    example: 'Ways to travel',
  }),
  query: optional(
    z
      .string()
      .max(200)
      .regex(/^[A-Za-z][A-Za-z0-9_-]*$|^$/),
    '',
    {
      title: 'Name in the address',
      description: 'Query parameter that holds the open tab, so that a visitor can send it to a friend. Empty keeps it out of the address.',
      example: 'travel',
    },
  ),
});
export type Props = z.output<typeof props>;

export const slots: Record<string, SlotRule> = {
  '*': { title: 'Content of a tab', description: 'The slot with the id of a tab holds its content.' },
};
