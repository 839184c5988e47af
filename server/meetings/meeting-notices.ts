// What accounts are told of their meetings: that one is about to start, and that a company has cancelled one. Found as it is offered now.
import type { Notification } from '../../src/contract/notifications.ts';
import { app } from '../../src/model/documents/app.ts';
import { pagePath } from '../../src/pages/match.ts';
import { NOTIFICATION_ADDED } from '../notifications/opening-notifications.ts';
import { offersPush } from '../notifications/push/push-message.ts';
import type { People } from '../people/people.ts';
import type { OfferedMeeting } from '../published/meetings-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { BookingRow } from './stored-bookings.ts';

/** How a notification names what it is about, before the id of the slot. */
const CANCELLED = 'meeting-cancelled';

/** Slots that start after `now` (ms) and within `within` ms of it. */
export const meetingsSoon = (event: PublishedEvent, now: number, within: number): OfferedMeeting[] =>
  [...event.exhibition.inLanguage(event.languageFor(undefined)).meetings.values()].filter(
    ({ start }) => start > now && start <= now + within,
  );

/** The words of a notification about the slot `id`, in a language; undefined where the slot does not start then any more. */
export function meetingWords(
  kind: string,
  id: string,
  at: number | null,
  event: PublishedEvent,
  language: string,
): (Required<Pick<Notification, 'Title' | 'Text' | 'Link'>> & Pick<Notification, 'FavouriteStart'>) | undefined {
  const slot = event.exhibition.inLanguage(language).meetings.get(id);
  if (!slot) return undefined;
  const Link = pagePath('MeetingHubPage', { instance: event.instance, event: event.shortName, language });
  const title = (key: string): string =>
    event.text({ key: `exhibition.meetings.${key}` }, language).replaceAll('{{name}}', () => slot.companyName);
  if (kind === CANCELLED) return { Title: title('cancelledNotice'), Text: slot.topic, Link };
  if (slot.start !== at) return undefined;
  const Text = [slot.topic, slot.place].filter(Boolean).join(' · ');
  return { Title: title('meetingWith'), Text, Link, FavouriteStart: new Date(slot.start).toISOString() };
}

/** Tells somebody that a company has cancelled what they booked; the reminder of it goes. `start` and `now` in ms. */
export async function announceCancelled(
  { db, signals }: Pick<People, 'db' | 'signals'>,
  event: PublishedEvent,
  { account_id, slot_id }: BookingRow,
  { start, now }: { start: number; now: number },
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.and({ account_id, event_id: event.id, about: `meeting ${slot_id}` }))
    .execute();
  if (!event.documents.read('app', app).notifications.active) return;
  const written = await db
    .insertInto('notifications')
    .values({
      event_id: event.id,
      account_id,
      about: `${CANCELLED} ${slot_id}`,
      about_at: start,
      title: '',
      text: '',
      link: '',
      opens_at: now,
      until_at: start - 1,
      targets: '["signedIn"]',
      language: null,
      push: offersPush(event) ? 1 : 0,
      pushed_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id', 'about', 'about_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await signals.send(NOTIFICATION_ADDED, String(written.id));
}
