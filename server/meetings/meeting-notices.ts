// What accounts are told of their meetings: that one is about to start, and that a company has cancelled one. Found as it is offered now.
import type { Notification } from '../../src/contract/notifications.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { OfferedMeeting } from '../published/meetings-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';

/** How a notification names that a company has cancelled, before the id of the slot. */
export const CANCELLED_MEETING = 'meeting-cancelled';

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
  if (kind === CANCELLED_MEETING) return { Title: title('cancelledNotice'), Text: slot.topic, Link };
  if (slot.start !== at) return undefined;
  const Text = [slot.topic, slot.place].filter(Boolean).join(' · ');
  return { Title: title('meetingWith'), Text, Link, FavouriteStart: new Date(slot.start).toISOString() };
}
