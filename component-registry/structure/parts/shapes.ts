// Props shared by several structure components.
import * as z from 'zod';
import { link, type LocalisedText, localisedText, optional, required } from '#fields';

/** A link with its text: `{ "text": "Register", "url": "page:Registration" }`. */
export const action = z.strictObject({
  text: required(localisedText, {
    title: 'Words',
    description: 'What happens, in two or three words.',
    example: { 'en-GB': 'Register', 'de-DE': 'Anmelden' },
  }),
  url: required(link, { title: 'Address', description: 'Where it leads.', example: 'page:Registration' }),
  open: optional(z.enum(['page', 'modal']), 'page', {
    title: 'Open',
    description: 'modal: in a frame above the page, 800 px high; other hosts need consent. page: as links do.',
    example: 'modal',
  }),
});
export type Action = z.output<typeof action>;

/** Up to `most` links of a component, none by default. */
export const actions = (most: number) =>
  optional(z.array(action).max(most), [], {
    title: 'Links',
    description: `Up to ${most} ${most === 1 ? 'link' : 'links; the first is the one most visitors want'}.`,
    example: [{ text: 'Register', url: 'page:Registration' }],
  });

/** Level of a component's own heading: 2 for a section of the page, 3 or 4 inside one. */
export const level = (fallback: 2 | 3) =>
  optional(z.union([z.literal(2), z.literal(3), z.literal(4)]), fallback, {
    title: 'Level',
    description: 'Place of the heading in the outline of the page: 2 a section, 3 a part of a section, 4 a part of that.',
    example: fallback,
  });

/** What `heading` and `level` become. */
export type TitleProps = { heading: LocalisedText; level: 2 | 3 | 4 };

/** The heading of a component; empty for none. */
export const heading = (example: string) =>
  optional(localisedText, '', { title: 'Heading', description: 'Words above it; empty for none.', example });
