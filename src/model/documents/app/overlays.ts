// App configuration, topic overlays: what signed-in visitors are told and reminded of (A §2 Overlays).
import * as z from 'zod';
import { localisedText, optional } from '../../fields.ts';
import { flag, group, line, text } from '../field-kinds.ts';
import { windowBound } from '../window.ts';

const userInformation = z.looseObject({
  version: line('Version', 'Names this message: whoever has confirmed it sees the next version only. Empty shows none.', '2'),
  title: text('Title', 'Headline of the message; empty says “Information”.', { 'en-GB': 'Change of halls', 'de-DE': 'Andere Säle' }),
  html: optional(localisedText, '', {
    title: 'Message',
    description: 'The message as HTML; empty shows none.',
    example: '<p>The opening ceremony is in the <b>Auditorium</b>.</p>',
  }),
  button: text('Button', 'Words of the button that confirms it; empty says “I have read this”.', 'Got it'),
  startTime: optional(windowBound, null, {
    title: 'Start',
    description: 'Shown from this moment on, local time of the event or an instant with offset; null or empty: no start.',
    example: '2027-05-03T08:00',
  }),
  endTime: optional(windowBound, null, {
    title: 'End',
    description: 'Shown up to and including this moment; a day alone counts to its end. null or empty: no end.',
    example: '2027-05-05',
  }),
});

const ratingReminder = z.looseObject({
  active: flag('Active', 'Reminds signed-in visitors of a session they have opened, once, after it has ended.'),
  minutes: optional(z.number().int().min(1).max(10_080), 120, {
    title: 'Minutes',
    description: 'How long after the end of a session it is still worth a reminder, in minutes.',
    example: 240,
  }),
});

/** Keys of this topic. */
export const overlayKeys = {
  userInformation: group(
    userInformation,
    'User information',
    'A message of the organiser that every signed-in visitor sees once and confirms; it is kept on their device which version they have confirmed.',
    { version: '1', html: '<p>The opening ceremony is in the Auditorium.</p>' },
  ),
  ratingReminder: group(ratingReminder, 'Rating reminder', 'A reminder after a session, which leads back to its page.', { active: true }),
};
