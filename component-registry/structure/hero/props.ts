// What an organiser may set on a hero.
import * as z from 'zod';
import { type ComponentWords, localisedText, mediaUrl, optional } from '#fields';
import { actions } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Hero',
  description: 'The top of a home page: what this is, when and where, and the one or two things to do. Days and place come from the event.',
  takeOver: 'later',
};

export const props = z.object({
  title: optional(localisedText, '', {
    title: 'Title',
    description: 'The title of the page; empty takes the name of the event.',
    example: 'The heart, from molecule to society',
  }),
  overline: optional(localisedText, '', {
    title: 'Overline',
    description: 'A short label above the title; empty for none.',
    example: '34th annual congress',
  }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'One or two sentences below the title; empty for none.',
    example: 'Three days for everybody who treats, studies or lives with heart disease.',
  }),
  when: optional(localisedText, '', {
    title: 'When',
    description: 'Days in words; empty takes the days of the event.',
    example: '3–5 May 2027',
  }),
  where: optional(localisedText, '', {
    title: 'Where',
    description: 'Place in words; empty takes venue and city of the event.',
    example: 'Kardia Hallen, Leipzig',
  }),
  facts: optional(z.boolean(), true, { title: 'Days and place', description: 'Shows days and place below the lead.', example: false }),
  links: actions(2),
  layout: optional(z.enum(['text', 'split', 'cover']), 'text', {
    title: 'Layout',
    description:
      'text: words alone, as large as the page allows. split: words beside a picture. cover: words on the strong brand surface with the picture behind; from edge to edge in a grid of full width.',
    example: 'split',
  }),
  image: optional(mediaUrl, '', {
    title: 'Picture',
    description: 'Picture for split and cover; empty shows a pattern made of the brand colour.',
    example: 'asset:hero.svg',
  }),
  fit: optional(z.enum(['cover', 'contain']), 'cover', {
    title: 'Fit of the picture',
    description: 'Beside the words: cover fills its place and may be cut, contain shows the whole picture on the page itself.',
    example: 'contain',
  }),
  alt: optional(localisedText, '', {
    title: 'Alternative text',
    description: 'What the picture shows, for those who do not see it; empty where it only decorates.',
    example: 'The rhythm of a heart as a line',
  }),
});
export type Props = z.output<typeof props>;
