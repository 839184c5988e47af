// What a device gets of a notification by Web Push: a few words, an address inside the event, nothing of the person.
import { PUSH_VERSION, type PushMessage } from '../../../src/service-worker/push-message.ts';
import { app } from '../../../src/model/documents/app.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { iconPath } from '../../install/install-address.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { reminderWords } from '../reminders/reminded-of.ts';
import type { NotificationRow } from '../stored-notifications.ts';

/** Longest text, characters: a push service takes 4 KB, and devices show two or three lines. */
const MOST_TEXT = 300;

/** Whether an event offers Web Push at all. */
export function offersPush(event: PublishedEvent): boolean {
  const { active, push } = event.documents.read('app', app).notifications;
  return active && push;
}

/** The message in the language of a device; undefined for a reminder of what does not start then any more. */
export function pushMessage(row: NotificationRow, event: PublishedEvent, language: string): PushMessage | undefined {
  const reminder = row.about === null ? undefined : reminderWords(row, event, language);
  if (row.about !== null && !reminder) return undefined;
  // By whole characters: half a one cannot be sent.
  const characters = Array.from(reminder?.Text ?? row.text);
  return {
    version: PUSH_VERSION,
    id: String(row.id),
    event: `${event.instance}/${event.shortName}`,
    language,
    title: reminder?.Title ?? row.title,
    text: characters.length > MOST_TEXT ? `${characters.slice(0, MOST_TEXT - 1).join('')}…` : characters.join(''),
    path: reminder?.Link ?? pathOf(row.link, event, language),
    icon: iconPath(event, 'icon-192.png'),
    ...(reminder?.FavouriteStart !== undefined && { startsAt: reminder.FavouriteStart }),
  };
}

/** Where a tap leads: a page of the event; the list of notifications for all other links, which it shows. */
function pathOf(link: string, event: PublishedEvent, language: string): string {
  const where = { instance: event.instance, event: event.shortName, language };
  const [, page, rest = ''] = /^page:([^?#]+)(.*)$/s.exec(link) ?? [];
  if (page === undefined) return pagePath('NotificationsPage', where);
  const path = pagePath(page, where);
  return path.includes('?') && rest.startsWith('?') ? `${path}&${rest.slice(1)}` : path + rest;
}
