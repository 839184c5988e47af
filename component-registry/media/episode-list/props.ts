// What an organiser may set on the episodes of congress TV.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Congress TV',
  description:
    'The episodes of data/tv.json: daily highlights, interviews and podcast, each part under its own address, and a player with chapters for one of them. On other pages the latest with a link to all.',
  spec: 'A §2 tv',
};

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Above the episodes; empty for none.', example: 'Congress TV' }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'A sentence below the title; empty for none.',
    example: 'The days in films, talks and sound.',
  }),
  level: optional(z.union([z.literal(1), z.literal(2)]), 2, {
    title: 'Level',
    description: 'Level of the title: 1 as the title of the page, 2 as a section of it.',
    example: 1,
  }),
  section: optional(z.enum(['all', 'dailyhighlights', 'speakerinterviews', 'podcast']), 'all', {
    title: 'Part',
    description: 'Which episodes are shown; on the page of TV its address says it.',
    example: 'podcast',
  }),
  limit: optional(z.number().int().min(0).max(100), 0, {
    title: 'Most episodes',
    description: 'How many episodes of a part are shown; 0 for all of one part, and three of each where all parts are shown.',
    example: 3,
  }),
  feed: optional(z.boolean(), true, {
    title: 'Feed',
    description: 'Whether visitors who are not signed in get a link to the feed of the podcast.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
