// The announcements of notifications have no props; whether there are any is a switch of the app document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'New notifications',
  description:
    'Stands in the overlay layer and shows each new notification of the organiser once, as a short message over the page, where the app document wants it (notifications.toasts).',
  spec: 'A §7 notification hub',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
