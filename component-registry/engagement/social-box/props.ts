// What an organiser may set on a social box.
import * as z from 'zod';
import { type ComponentWords, hostName, LONGEST_ADDRESS, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Social box',
  description:
    'Tabs with a timeline and an embedded post of a social network; one of them alone has no tabs, without either nothing is shown. Loaded after consent to the host.',
  spec: 'A §2 The page shell, B §2',
};

const embedded = z
  .string()
  .max(LONGEST_ADDRESS)
  .regex(/^(https:\/\/[^\s]+)?$/);

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Heading of the box; empty for none.', example: '#Kardia2027' }),
  timeline: optional(embedded, '', {
    title: 'Timeline',
    description: 'Address of a timeline that may be embedded, https; empty for none.',
    example: 'https://social.example.org/embed/timeline/kardia2027',
  }),
  post: optional(embedded, '', {
    title: 'Post',
    description: 'Address of a post that may be embedded, https; empty for none.',
    example: 'https://pictures.example.org/p/4711/embed',
  }),
  timelineLabel: optional(localisedText, '', {
    title: 'Label of the timeline',
    description: 'Words of its tab; empty takes those of the platform.',
    example: 'What others write',
  }),
  postLabel: optional(localisedText, '', {
    title: 'Label of the post',
    description: 'Words of its tab; empty takes those of the platform.',
    example: 'Picture of the day',
  }),
  hosts: optional(z.array(hostName), [], {
    title: 'Hosts',
    description: 'Hosts that may be shown here, each with its subdomains. Content of any other host is never loaded.',
    example: ['social.example.org'],
  }),
  height: optional(z.number().int().min(120).max(2000), 400, {
    title: 'Height',
    description: 'Height of the content in pixels.',
    example: 520,
  }),
});
export type Props = z.output<typeof props>;
