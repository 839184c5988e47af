// What an organiser may set on a card.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, mediaUrl, optional, required, type SlotRule } from '#fields';
import { level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Card',
  description: 'One thing with title, words and picture. With a link the whole card leads there; other components can stand in it.',
  takeOver: 'later',
};

export const props = z.object({
  title: required(localisedText, {
    title: 'Title',
    description: 'Name of the thing.',
    example: { 'en-GB': 'Getting here', 'de-DE': 'Anreise' },
  }),
  level: level(3),
  overline: optional(localisedText, '', {
    title: 'Overline',
    description: 'A short label above the title; empty for none.',
    example: 'By train',
  }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'One or two plain sentences; empty for none.',
    example: 'Tram 4 stops at the door.',
  }),
  picture: optional(z.enum(['none', 'above', 'beside']), 'none', {
    title: 'Place of the picture',
    description: 'none: no picture. above the words, or beside them where there is room.',
    example: 'above',
  }),
  image: optional(mediaUrl, '', {
    title: 'Picture',
    description: 'Address of the picture; empty shows a pattern made of the title.',
    example: 'asset:tram.jpg',
  }),
  alt: optional(localisedText, '', {
    title: 'Alternative text',
    description: 'What the picture shows; empty where it only decorates.',
    example: 'A tram in front of the halls',
  }),
  link: optional(link, '', { title: 'Link', description: 'Where the card leads; empty for nowhere.', example: 'page:Travel' }),
});
export type Props = z.output<typeof props>;

export const slots: Record<string, SlotRule> = {
  default: { title: 'Content', description: 'Stands below the text. Links in here work beside the link of the card.' },
};
