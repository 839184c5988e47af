// What an organiser may set on a countdown.
import * as z from 'zod';
import { type ComponentWords, eventTime, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Countdown',
  description: 'Days, hours and minutes until the congress begins or another moment comes; then words of your own.',
  spec: 'B §4',
  takeOver: 'later',
};

export const props = z.object({
  to: optional(eventTime, '', {
    title: 'Moment',
    description: 'Counted down to; empty takes the first day of the event. A date alone is its first moment.',
    example: '2027-05-03T08:30',
  }),
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'What begins; empty for Foyer’s own words.',
    example: { 'en-GB': 'Until the opening', 'de-DE': 'Bis zur Eröffnung' },
  }),
  after: optional(localisedText, '', {
    title: 'Words afterwards',
    description: 'Shown when the moment has come; empty shows nothing then.',
    example: 'We are open. Come in!',
  }),
  seconds: optional(z.boolean(), false, { title: 'Seconds', description: 'Whether seconds are shown, too.', example: true }),
});
export type Props = z.output<typeof props>;
