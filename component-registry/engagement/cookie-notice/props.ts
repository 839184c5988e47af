// What an organiser may set on the cookie notice's placement; what it offers is in the app document.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Cookie notice',
  description:
    'Asks visitors once what they allow, at the end of the window, over nothing they need; opened again by Cookie settings in the footer and the app menu, and by any link to #cookie-settings. The answer lasts 14 days.',
  spec: 'A §2 The page shell, A §4 Cookie consent',
  takeOver: 'later',
};

export const props = z.object({
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'What the notice says instead of the words of the platform.',
    example: 'We use cookies that this site needs, and with your consent those that measure visits.',
  }),
});
export type Props = z.output<typeof props>;
