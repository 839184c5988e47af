// App configuration, topic notifications: messages of the organiser to visitors (A §7).
import * as z from 'zod';
import { optional } from '../../fields.ts';
import { flag, group } from '../field-kinds.ts';

const notifications = z.looseObject({
  active: flag(
    'Active',
    'Shows notifications (foyer notify): the bell in the header, the page Notifications, and short messages for new ones on every page.',
  ),
  toasts: flag('Messages', 'Shows a new notification as a short message over the page; false leaves it to the bell.', true),
  push: flag(
    'Web Push',
    'Lets visitors choose on the page Notifications that their device tells them of new ones, also while no page is open; false offers and sends none.',
    true,
  ),
  reminderMinutes: optional(z.int().min(0).max(60), 10, {
    title: 'Reminders of favourites',
    description:
      'How many minutes before a favourite starts its reader is reminded, as long as they choose nothing else on the page of their programme; 0: the event has no reminders.',
    example: 15,
  }),
});

/** Keys of this topic. */
export const notificationKeys = {
  notifications: group(notifications, 'Notifications', 'Messages of the organiser to visitors.', { active: true }),
};
