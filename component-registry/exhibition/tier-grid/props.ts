// What an organiser may set on the wall of partners.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, plainText, required } from '#fields';

export const about: ComponentWords = {
  title: 'Partners by tier',
  description:
    'The public companies of the exhibition by tier, from the data of the event; higher tiers stand first and are larger. For pages and the footer.',
  spec: 'B §3 Sponsor grid',
  takeOver: 'later',
};

const tier = z.strictObject({
  id: required(plainText.min(1), { title: 'Id', description: 'SponsorType of its companies.', example: 'Gold Partner' }),
  title: optional(localisedText, '', {
    title: 'Title',
    description: 'Words above the tier; empty takes the name of the tier from the data of its companies.',
    example: { 'en-GB': 'Gold partners', 'de-DE': 'Goldpartner' },
  }),
});

export const props = z.object({
  heading: optional(localisedText, '', { title: 'Heading', description: 'Words above the wall; empty for none.', example: 'Our partners' }),
  level: optional(z.union([z.literal(2), z.literal(3)]), 2, {
    title: 'Level',
    description: 'Place of the heading in the outline of the page: 2 a section, 3 a part of a section.',
    example: 3,
  }),
  tiers: optional(z.array(tier), [{ id: 'Platinum Partner' }, { id: 'Gold Partner' }, { id: 'Bronze Partner' }], {
    title: 'Tiers',
    description: 'Tiers from the highest to the lowest; companies of others are not shown.',
    example: [{ id: 'Gold Partner', title: 'Gold partners' }],
  }),
  size: optional(z.enum(['large', 'small']), 'large', {
    title: 'Size',
    description: 'Large for a page; small for the footer, where it stays away while there are no companies or they cannot be loaded.',
    example: 'small',
  }),
  sort: optional(z.enum(['alphabetical', 'ranking']), 'alphabetical', {
    title: 'Order',
    description: 'Order within a tier: by name, or by ranking (Sort).',
    example: 'ranking',
  }),
});
export type Props = z.output<typeof props>;
