// The search palette has no props: it finds what the pages of the event offer.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Search palette',
  description:
    'Stands in the overlay layer and opens over every page with / or Ctrl+K (⌘K), and with the search of the header: one field over sessions, presentations, people, abstracts, rooms, exhibitors and the pages of the menu. Without it the search of the header is a link to the search page.',
  spec: 'B §5',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
