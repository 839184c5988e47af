// What an organiser may set on a banner.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Banner',
  description: 'A line of news across the top of the page, which a visitor can close for good. With a window it comes and goes by itself.',
  spec: 'A §2 The page shell',
};

export const props = z.object({
  text: required(localisedText, {
    title: 'Text',
    description: 'One sentence.',
    example: { 'en-GB': 'Early registration ends on 1 March.', 'de-DE': 'Der Frühbuchertarif endet am 1. März.' },
  }),
  linkText: optional(localisedText, '', {
    title: 'Words of the link',
    description: 'What happens, in two or three words; empty for no link.',
    example: 'Register',
  }),
  link: optional(link, '', { title: 'Link', description: 'Where it leads; empty for nowhere.', example: 'page:Registration' }),
  tone: optional(z.enum(['strong', 'tint', 'warning']), 'strong', {
    title: 'Tone',
    description: 'strong: the brand surface; tint: quiet; warning: something to mind.',
    example: 'warning',
  }),
  closable: optional(z.boolean(), true, {
    title: 'Can be closed',
    description: 'A closed banner stays closed in this browser until its words change.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
