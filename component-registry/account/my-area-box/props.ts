// What an organiser may set on a box of My Area.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, localisedTitle, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Box of My Area',
  description: 'One of the boxes of My Area: what it is, and the way to it. Order, windows and access are those of its placement.',
  spec: 'B §2 My Area',
};

/** The nine boxes (B §2). */
export const boxes = [
  'program',
  'documents',
  'profile',
  'inbox',
  'evaluation',
  'helpdesk',
  'submission',
  'groups',
  'networking_settings',
] as const;

export const props = z.object({
  box: required(z.enum(boxes), {
    title: 'Box',
    description: 'What it leads to; also the part of the address, `/myarea/…/documents`.',
    example: 'documents',
  }),
  title: optional(localisedTitle, '', { title: 'Title', description: 'Empty for Foyer’s own.', example: { 'en-GB': 'My papers' } }),
  description: optional(localisedText, '', {
    title: 'Description',
    description: 'One plain sentence; empty for Foyer’s own.',
    example: { 'en-GB': 'Everything for your employer.' },
  }),
  buttonText: optional(localisedTitle, '', { title: 'Button', description: 'Empty for Foyer’s own.', example: { 'en-GB': 'Show me' } }),
  link: optional(link, '', {
    title: 'Link',
    description: 'Where it leads instead of the module of its name; empty for that.',
    example: 'https://submit.example.org',
  }),
});
export type Props = z.output<typeof props>;
