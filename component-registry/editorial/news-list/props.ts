// What an organiser may set on the list of news.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'News',
  description:
    'The articles of data/news.json, the newest first and largest; one opens on the page of news. On other pages a few of them with a link to all.',
  spec: 'A §2 news',
};

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Above the list; empty for none.', example: 'News' }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'A sentence below the title; empty for none.',
    example: 'What is new at the congress.',
  }),
  level: optional(z.union([z.literal(1), z.literal(2)]), 2, {
    title: 'Level',
    description: 'Level of the title: 1 as the title of the page, 2 as a section of it.',
    example: 1,
  }),
  limit: optional(z.number().int().min(0).max(100), 0, {
    title: 'Most articles',
    description: 'How many articles are shown; 0 for all.',
    example: 3,
  }),
  filter: optional(z.boolean(), true, { title: 'Filter', description: 'Whether articles can be filtered by tag.', example: false }),
  feed: optional(z.boolean(), true, {
    title: 'Feed',
    description: 'Whether visitors who are not signed in get a link to the Atom feed; it holds what they may read.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
