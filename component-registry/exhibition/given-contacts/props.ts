// What an organiser may set on the list of companies that have the reader's details.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Companies that have my details',
  description:
    'To which exhibitors the signed-in viewer has given their details, what exactly, and a way to take them back; their badge, which exhibitors scan to ask for them. Nothing for visitors.',
  spec: 'beyond B',
};

export const props = z.object({
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the list; empty for the usual ones.',
    example: 'Exhibitors with my address',
  }),
  badge: optional(z.boolean(), true, {
    title: 'Badge',
    description: 'Whether the viewer can show a badge that exhibitors scan; each is asked for before it gets a name.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
