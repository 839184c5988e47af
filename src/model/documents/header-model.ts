// The header model document: what GetVMXHeader answers where the organiser overrides it (A §3 Header model).
import * as z from 'zod';
import { languageCode, optional } from '../fields.ts';
import { list, media, text } from './field-kinds.ts';
import { versioned } from './envelope.ts';
import { menuItem } from './menu.ts';

/** The header model. The server adds Authenticated and EventId of the moment. */
export const headerModel = z.looseObject({
  ...versioned('header-model'),
  EventLogo: media('Event logo', 'Logo in the header; empty takes the logo of the theme.', 'asset:logo.svg'),
  EventName: text('Event name', 'Name in the header; empty takes the name of the event.', 'Kardia 2027'),
  EventLanguages: list(languageCode, 'Languages', 'Languages offered in the header; empty takes those of the event.', ['en-GB', 'de-DE']),
  menuItems: list(menuItem, 'Menu', 'Main menu where the header document has none, or before it where newVMXHeader is false.', [
    { name: 'Programme', url: 'page:ProgramPage' },
  ]),
  theme: optional(z.enum(['', 'one', 'two', 'three']), '', {
    title: 'Header theme',
    description: 'Which of the three forms the header takes (A §2); empty takes defaults.header of the app document.',
    example: 'two',
  }),
  Authenticated: optional(z.boolean(), false, {
    title: 'Authenticated',
    description: 'Set by the server for the visitor who asks; a value written here has no effect.',
    example: false,
  }),
  EventId: optional(z.number().int().min(0), 0, {
    title: 'Event id',
    description: 'Set by the server; a value written here has no effect.',
    example: 1,
  }),
});

/** The header model with its defaults filled in. */
export type HeaderModel = z.infer<typeof headerModel>;
