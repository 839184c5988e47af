// What a reminder of a favourite is about: found in the programme as it is now, so that one of a session that was moved or cancelled says nothing.
import type { Notification } from '../../../src/contract/notifications.ts';
import { calledOff } from '../../../src/rules/called-off.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { CHAT_BEGUN, chatBegunWords } from '../../chat/chat-begun.ts';
import { BADGE_READ, badgeReadWords } from '../../exhibition/badge-words.ts';
import { changeNoticeWords, isAboutChange } from '../../favourites/changes/change-notices.ts';
import { meetingWords } from '../../meetings/meeting-notices.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { instantOfWire } from '../../published/times.ts';

export type RemindedKind = 'session' | 'presentation' | 'meeting';

/** Something with a start (ms), of which its reader is reminded. */
export type RemindedThing = { kind: RemindedKind; id: string; start: number; /** Empty for a meeting. */ sessionId: string };

/** How a reminder names its thing: `session 1003`. */
export const aboutOf = ({ kind, id }: Pick<RemindedThing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What starts after `now` (ms) and within `within` ms of it. */
export function startingSoon(event: PublishedEvent, now: number, within: number): RemindedThing[] {
  const isSoon = (start: number | undefined): start is number => start !== undefined && start > now && start <= now + within;
  // Times are the same in every language.
  return event.programme.inLanguage(event.languageFor(undefined)).sessions.flatMap((session): RemindedThing[] => {
    if (calledOff(session)) return [];
    const begins = instantOfWire(session.StartDateTime);
    const talks = session.Presentations.flatMap(({ Id, StartDateTime }): RemindedThing[] => {
      const start = instantOfWire(StartDateTime) ?? begins;
      return isSoon(start) ? [{ kind: 'presentation', id: Id, start, sessionId: session.Id }] : [];
    });
    return isSoon(begins) ? [{ kind: 'session', id: session.Id, start: begins, sessionId: session.Id }, ...talks] : talks;
  });
}

/** What a reader is shown of a reminder: in the place of the empty words of its row. */
export type ReminderWords = Required<Pick<Notification, 'Title' | 'Text' | 'Link'>> & Pick<Notification, 'FavouriteStart'>;

/** The words of a reminder in a language; undefined where its thing does not start then any more. */
export function reminderWords(
  row: { about: string | null; about_at: number | null; title: string },
  event: PublishedEvent,
  language: string,
): ReminderWords | undefined {
  const about = row.about ?? '';
  if (isAboutChange(about)) return changeNoticeWords({ about, title: row.title }, event, language);
  const [kind, id] = [about.slice(0, about.indexOf(' ')), about.slice(about.indexOf(' ') + 1)];
  if (kind === CHAT_BEGUN) return chatBegunWords(id, event, language);
  if (kind === BADGE_READ) return badgeReadWords(id, event, language);
  if (kind.startsWith('meeting')) return meetingWords(kind, id, row.about_at, event, language);
  const { sessions } = event.programme.inLanguage(language);
  const isIt = kind === 'session' ? ({ Id }: { Id: string }) => Id === id : undefined;
  for (const session of sessions) {
    const talk = isIt ? undefined : session.Presentations.find(({ Id }) => Id === id);
    if (!talk && !isIt?.(session)) continue;
    const start = instantOfWire(talk?.StartDateTime ?? session.StartDateTime);
    if (start === undefined || start !== row.about_at || calledOff(session)) return undefined;
    const where = { instance: event.instance, event: event.shortName, language };
    return {
      Title: talk?.Title ?? session.Name,
      Text: session.RoomName,
      Link: talk
        ? pagePath('PagPresentationDetailPage', where, { presentationId: id })
        : pagePath('PagSessionDetailPage', where, { sessionId: id }),
      FavouriteStart: new Date(start).toISOString(),
    };
  }
  return undefined;
}
