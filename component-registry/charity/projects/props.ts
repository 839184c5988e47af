// What an organiser may set on the charity projects.
import * as z from 'zod';
import { type ComponentWords, optional, plainText } from '#fields';

export const about: ComponentWords = {
  title: 'Charity projects',
  description:
    'The projects that points are collected for, with banner and description; on the page of one project (`charity/project/{id}`) that one.',
  spec: 'B §2, B §3 Charity',
};

export const props = z.object({
  banner: optional(plainText, '', {
    title: 'Banner',
    description: 'Key of the banner that is shown; empty, or a project without it: the first.',
    example: 'wide',
  }),
  heading: optional(z.boolean(), true, {
    title: 'Heading',
    description: 'Whether a heading stands above the list of projects.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
