// Reads a notification as the server, the hub or the published file sends it.
import type { Notification } from '../../contract/notifications.ts';
import { isObject } from '../../model/is-object.ts';
import type { NotificationItem } from '../../stores/notifications.ts';

/** The notification; undefined for what is none. */
export function readNotice(sent: unknown): NotificationItem | undefined {
  if (!isObject(sent)) return undefined;
  const {
    NotificationId: id,
    Title: title,
    Text: text,
    Link: link,
    StartTime,
    EndTime,
    CreatedAt,
    IsRead,
    FavouriteStart,
  } = sent as Partial<Notification>;
  const words = [id, title, text, link, StartTime, EndTime, CreatedAt];
  if (!id || !words.every((word) => typeof word === 'string')) return undefined;
  const at = instantOf(CreatedAt);
  return {
    id,
    title: title ?? '',
    text: text ?? '',
    link: link ?? '',
    from: instantOf(StartTime),
    until: instantOf(EndTime),
    at: at ?? 0,
    isRead: IsRead === true,
    startsAt: typeof FavouriteStart === 'string' ? instantOf(FavouriteStart) : null,
  };
}

/** An instant of the server (ISO 8601 in UTC); null for none. */
function instantOf(written: string | undefined): number | null {
  const found = Date.parse(written ?? '');
  return Number.isNaN(found) ? null : found;
}
