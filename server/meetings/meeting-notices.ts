// What accounts are told of their meetings: that one is about to start, and that a company has cancelled one. Found as it is offered now.
import type { Notification } from '../../src/contract/notifications.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { OfferedMeeting } from '../published/meetings-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';
import { companyOfAgreed } from './agreed-name.ts';

/** How a notification names that a company has cancelled, before the id of the slot. */
export const CANCELLED_MEETING = 'meeting-cancelled';

/** How a notification names what has become of a time that was proposed, before the name of the agreed meeting; and its words. */
export const requestNotices = {
  'meeting-accepted': 'acceptedNotice',
  'meeting-declined': 'declinedNotice',
  'meeting-proposed': 'proposedNotice',
  'meeting-taken': 'takenNotice',
} as const;
export type RequestNotice = keyof typeof requestNotices;

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
  const exhibition = event.exhibition.inLanguage(language);
  const agreed = companyOfAgreed(id);
  const agreedName = agreed === undefined ? undefined : exhibition.company(agreed)?.Name;
  const slot =
    exhibition.meetings.get(id) ??
    (agreedName === undefined || at === null ? undefined : { companyName: agreedName, topic: '', place: '', start: at });
  if (!slot) return undefined;
  const Link = pagePath('MeetingHubPage', { instance: event.instance, event: event.shortName, language });
  const title = (key: string): string =>
    event.text({ key: `exhibition.meetings.${key}` }, language).replaceAll('{{name}}', () => slot.companyName);
  if (kind === CANCELLED_MEETING) return { Title: title('cancelledNotice'), Text: slot.topic, Link };
  const told = Object.hasOwn(requestNotices, kind) ? requestNotices[kind as RequestNotice] : undefined;
  if (told) return { Title: title(told), Text: '', Link };
  if (slot.start !== at) return undefined;
  const Text = [slot.topic, slot.place].filter(Boolean).join(' · ');
  return { Title: title('meetingWith'), Text, Link, FavouriteStart: new Date(slot.start).toISOString() };
}
