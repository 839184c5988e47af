// Props of the bench's card.
import * as z from 'zod';
import { link, localisedText, optional, required } from '#fields';

export const props = z.object({
  heading: required(localisedText, { title: 'Heading', description: 'Words above.', example: 'Venue' }),
  text: optional(localisedText, '', { title: 'Text', description: 'Words below.', example: 'How to get here.' }),
  link: optional(link, '', { title: 'Link', description: 'Where it leads.', example: 'page:Venue' }),
  tags: optional(z.array(z.string().min(1).max(40)), [], { title: 'Tags', description: 'Short labels.', example: ['Travel'] }),
});
export type Props = z.output<typeof props>;
