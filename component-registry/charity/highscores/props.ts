// What an organiser may set on the highscores of the charity challenge.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

/** The four lists. */
export const listNames = ['projects', 'challenges', 'companies', 'participants'] as const;

export const about: ComponentWords = {
  title: 'Charity highscores',
  description:
    'Points by project, challenge, company and participant; new points appear at once. On the page of a project the points that were earned for it. Participants choose whether they are named.',
  spec: 'B §2, B §3 Charity',
};

export const props = z.object({
  lists: optional(z.array(z.enum(listNames)).min(1).max(4), [...listNames], {
    title: 'Lists',
    description: 'Which lists are shown, in their order. Without participants there is no choice of being named.',
    example: ['projects', 'participants'],
  }),
});
export type Props = z.output<typeof props>;
