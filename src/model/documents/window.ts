// The rule fields that placements and visibility entries share: bounds of a window, and containers.
import * as z from 'zod';
import { optional } from '../fields.ts';

/**
 * A bound of a window. Any text is let through here: an unreadable bound hides the one placement that has it
 * (reading R16), it does not make the document unreadable.
 */
export const windowBound = z.union([z.string().max(2_000), z.null()]);

/** Where the page is shown (A §2 Route guards): a browser, the mobile app, an on-site terminal. */
export const containerNames = ['browser', 'app', 'terminal'] as const;
/** One of the containers. */
export type ContainerName = (typeof containerNames)[number];

/** `startTime`, `endTime` and `containers`, as a placement and a visibility entry have them. */
export const windowFields = {
  startTime: optional(windowBound, null, {
    title: 'Start',
    description:
      'Shown from this moment on: local time of the event, YYYY-MM-DD (from midnight) or YYYY-MM-DDTHH:MM[:SS], or an instant with offset. null or empty: no start.',
    example: '2027-05-03T08:00',
  }),
  endTime: optional(windowBound, null, {
    title: 'End',
    description: 'Shown up to and including this moment; a day alone counts to its end. Same form as startTime. null or empty: no end.',
    example: '2027-05-05',
  }),
  containers: optional(z.array(z.enum(containerNames)), [...containerNames], {
    title: 'Containers',
    description: 'Where it is shown: browser, app, terminal. All three unless you name fewer.',
    example: ['browser', 'app'],
  }),
};
