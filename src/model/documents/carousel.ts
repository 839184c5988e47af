// The carousel document: the introduction shown once on the home page of the app (A §2 Mobile carousel, A §3 Carousel settings).
import * as z from 'zod';
import { optional } from '../fields.ts';
import { address, flag, list, media, text } from './field-kinds.ts';
import { versioned } from './envelope.ts';

const slide = z.looseObject({
  image: media('Picture', 'Picture of the slide; empty shows the words alone.', 'asset:intro-1.svg'),
  title: text('Title', 'Headline of the slide.', { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' }),
  text: text('Text', 'One or two sentences below the headline.', 'Plan your days, find your room, meet your peers.'),
  link: address('Link', 'Where a tap leads; empty for nowhere.', 'page:ProgramPage'),
});

/** The introduction carousel. */
export const carousel = z.looseObject({
  ...versioned('carousel'),
  Carousel: list(slide, 'Slides', 'Slides in order, shown on the home page of the app container; none shows no carousel.', [
    { title: 'Welcome', image: 'asset:intro-1.svg' },
  ]),
  minDuration: optional(z.number().min(0).max(600), 5, {
    title: 'Least duration',
    description: 'Seconds until the carousel may be closed, unless showCloseButton shows the button at once.',
    example: 5,
  }),
  autoCloseMobileCarousel: flag(
    'Close by itself',
    'After minDuration the carousel closes by itself; otherwise the close button appears then.',
  ),
  showCloseButton: flag(
    'Close button at once',
    'Shows the close button from the start; with autoCloseMobileCarousel it also closes by itself.',
  ),
  showOnReload: optional(z.boolean(), false, {
    title: 'Show again',
    description: 'Shows the carousel on every load instead of once on each device.',
    example: false,
  }),
});

/** The introduction carousel with its defaults filled in. */
export type Carousel = z.infer<typeof carousel>;
