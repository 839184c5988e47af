// What an organiser may set on the index of a long page.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, plainText, required, type SlotRule } from '#fields';

export const about: ComponentWords = {
  title: 'Page index',
  description: 'The index of a long page beside its content: it stays in sight, is filtered by typing, and marks the place on screen.',
};

/** Id of an element of the page: that of a placement, or of a heading within one. */
const anchor = plainText.regex(/^[A-Za-z][\w-]*$/);

const entry = z.strictObject({
  title: required(localisedText, { title: 'Title', description: 'Name of the place.', example: { 'en-GB': 'Hero', 'de-DE': 'Auftakt' } }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'What is there, in a sentence; the filter searches it, too. Empty for none.',
    example: 'The top of a home page.',
  }),
  words: optional(plainText, '', {
    title: 'Words',
    description: 'Other words by which the filter finds it, never shown; empty for none.',
    example: 'structure/hero',
  }),
  place: required(anchor, { title: 'Place', description: 'Id of the placement it leads to, on this page.', example: 'about-hero' }),
});

const group = z.strictObject({
  title: required(localisedText, {
    title: 'Title',
    description: 'Name of the part of the page.',
    example: { 'en-GB': 'Structure', 'de-DE': 'Aufbau' },
  }),
  place: required(anchor, { title: 'Place', description: 'Id of the placement with which the part begins.', example: 'structure' }),
  entries: required(z.array(entry), {
    title: 'Entries',
    description: 'Places within the part, in their order.',
    example: [{ title: 'Hero', place: 'about-hero' }],
  }),
});

export const props = z.object({
  title: optional(localisedText, '', {
    title: 'Title',
    description: 'Name of the index; empty for “On this page”.',
    example: { 'en-GB': 'All components', 'de-DE': 'Alle Bausteine' },
  }),
  filter: optional(z.boolean(), true, {
    title: 'Filter',
    description: 'A field that leaves only the entries with the typed words; needs scripts, the links do not.',
    example: false,
  }),
  groups: required(z.array(group).min(1), {
    title: 'Groups',
    description: 'Parts of the page, in their order.',
    example: [{ title: 'Structure', place: 'structure', entries: [{ title: 'Hero', place: 'about-hero' }] }],
  }),
});
export type Props = z.output<typeof props>;

export const slots: Record<string, SlotRule> = {
  default: { title: 'Content', description: 'What the index stands beside: the places it leads to, in reading order.' },
};
