// What an organiser may set on a wall of sponsors.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, mediaUrl, optional, plainText, required } from '#fields';
import { heading, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Logo wall',
  description: 'Sponsors and partners by tier, with logos or in words. Higher tiers stand first and have more room.',
  spec: 'A §9, B §3 Sponsor grid',
  takeOver: 'later',
};

const tier = z.strictObject({
  id: required(plainText.min(1), { title: 'Id', description: 'What sponsors name as their tier.', example: 'Gold Partner' }),
  title: optional(localisedText, '', {
    title: 'Title',
    description: 'Words above the tier; empty takes the id.',
    example: { 'en-GB': 'Gold partners', 'de-DE': 'Goldpartner' },
  }),
});

const sponsor = z.strictObject({
  name: required(plainText.min(1), {
    title: 'Name',
    description: 'Name of the company; shown where there is no logo, else read by screen readers.',
    example: 'Sample Instruments',
  }),
  tier: optional(plainText, '', {
    title: 'Tier',
    description: 'Id of the tier; an unknown one stands behind the others under its own name, none at the very end.',
    example: 'Gold Partner',
  }),
  logo: optional(mediaUrl, '', {
    title: 'Logo',
    description: 'Logo on a light ground; empty shows the name.',
    example: 'asset:sponsors/sample.svg',
  }),
  link: optional(link, '', { title: 'Link', description: 'Where it leads; empty for nowhere.', example: 'https://www.example.org' }),
});

export const props = z.object({
  heading: heading('Our partners'),
  level: level(2),
  tiers: optional(z.array(tier), [{ id: 'Platinum Partner' }, { id: 'Gold Partner' }, { id: 'Bronze Partner' }], {
    title: 'Tiers',
    description: 'Tiers from the highest to the lowest.',
    example: [{ id: 'Gold Partner', title: 'Gold partners' }],
  }),
  sponsors: required(z.array(sponsor).min(1), {
    title: 'Sponsors',
    description: 'Companies in any order.',
    example: [{ name: 'Sample Instruments', tier: 'Gold Partner' }],
  }),
  sort: optional(z.enum(['alphabetical', 'written']), 'alphabetical', {
    title: 'Order',
    description: 'Order within a tier: by name, or as written here.',
    example: 'written',
  }),
});
export type Props = z.output<typeof props>;
