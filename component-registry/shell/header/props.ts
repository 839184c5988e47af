// What an organiser may set on the header's placement; everything else is in the documents header, header-model, app and theme.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Header',
  description: 'Logo or name of the event, menus, languages, clock and colour scheme, in one of three forms.',
  spec: 'A §2 The page shell, A §3 Header config, Header model',
};

export const props = z.object({
  theme: optional(z.enum(['document', 'one', 'two', 'three']), 'document', {
    title: 'Form',
    description:
      'one: a bar. two: everything centred. three: a tall head with a strip above it. document takes the one of the header model.',
    example: 'two',
  }),
  search: optional(z.boolean(), true, {
    title: 'Search',
    description: 'A way to the search of the programme, where the event has one; the search palette opens over the page.',
    example: false,
  }),
  schemeSwitch: optional(z.boolean(), true, { title: 'Colour scheme', description: 'Offers light and dark.', example: false }),
});
export type Props = z.output<typeof props>;
