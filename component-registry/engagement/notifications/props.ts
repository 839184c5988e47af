// The list of notifications has no props; what it shows the organiser sends (foyer notify).
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Notifications',
  description:
    'The notifications of the organiser for the viewer (foyer notify), the newest first: what is new, where it leads, and a way to mark it as read. Visitors choose here whether their device tells them of new ones (notifications.push).',
  spec: 'A §7 EventPushnotifications, notification hub',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
