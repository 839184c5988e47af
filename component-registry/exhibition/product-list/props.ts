// What an organiser may set on the list of products.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Products',
  description:
    'All products of the exhibition with search and categories; a product opens with pictures, documents, film and a way to ask its company.',
  spec: 'B §2 Products page',
};

export const props = z.object({
  search: optional(z.boolean(), true, { title: 'Search', description: 'Whether products can be searched.', example: false }),
});
export type Props = z.output<typeof props>;
