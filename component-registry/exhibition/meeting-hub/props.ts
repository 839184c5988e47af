// What an organiser may set on the meeting hub.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Meeting hub',
  description:
    'The slots of all exhibitors by day, to be filtered and booked; above them the reader’s own meetings, to be moved, cancelled and taken along.',
  spec: 'B §2, §7 ExhibitiorMeetings',
};

export const props = z.object({
  note: optional(localisedText, '', {
    title: 'Note',
    description: 'A sentence above the slots, for example where to ask; empty for none.',
    example: {
      'en-GB': 'Please be at the booth two minutes before your meeting.',
      'de-DE': 'Bitte seien Sie zwei Minuten vorher am Stand.',
    },
  }),
});
export type Props = z.output<typeof props>;
