// A shared programme has no settings.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Shared programme',
  description:
    'The programme that somebody shares by a secret link, by day, to be read: as far as it is open to the reader, whose own stars are beside the sessions.',
  spec: 'B §3 Personal program',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
