// The carousel document: the introduction shown once on the home page of the app (A §2 Mobile carousel, A §3 Carousel settings).
import * as z from 'zod';
import { link, localisedText, mediaUrl, optional } from '../fields.ts';
import { versioned } from './envelope.ts';

const slide = z.looseObject({
  image: optional(mediaUrl, '', {
    title: 'Picture',
    description: 'Picture of the slide; empty shows the words alone.',
    example: 'asset:intro-1.svg',
  }),
  title: optional(localisedText, '', {
    title: 'Title',
    description: 'Headline of the slide.',
    example: { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' },
  }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'One or two sentences below the headline.',
    example: 'Plan your days, find your room, meet your peers.',
  }),
  link: optional(link, '', { title: 'Link', description: 'Where a tap leads; empty for nowhere.', example: 'page:ProgramPage' }),
});

/** The introduction carousel. */
export const carousel = z.looseObject({
  ...versioned('carousel'),
  Carousel: optional(z.array(slide), [], {
    title: 'Slides',
    description: 'Slides in order; none shows no carousel.',
    example: [{ title: 'Welcome', image: 'asset:intro-1.svg' }],
  }),
  minDuration: optional(z.number().min(0).max(600), 5, {
    title: 'Least duration',
    description: 'Seconds until the carousel may be closed, unless showCloseButton shows the button at once.',
    example: 5,
  }),
  autoCloseMobileCarousel: optional(z.boolean(), false, {
    title: 'Close by itself',
    description: 'After minDuration the carousel closes by itself; otherwise the close button appears then.',
    example: true,
  }),
  showCloseButton: optional(z.boolean(), false, {
    title: 'Close button at once',
    description: 'Shows the close button from the start.',
    example: true,
  }),
  showOnReload: optional(z.boolean(), false, {
    title: 'Show again',
    description: 'Shows the carousel on every load instead of once per device.',
    example: false,
  }),
});

/** The introduction carousel with its defaults filled in. */
export type Carousel = z.infer<typeof carousel>;
