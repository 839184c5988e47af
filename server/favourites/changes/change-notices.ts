// The notifications of changed favourites (A §7), for one account each: as they are stored, and their words, true to the programme as it is when they are read.
import type { Insertable } from 'kysely';
import type { Notification } from '../../../src/contract/notifications.ts';
import { app } from '../../../src/model/documents/app.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { type CalledOff, calledOff } from '../../../src/rules/called-off.ts';
import { type PlaceChange, favouriteChanges } from '../../../src/base/favourite-changes.ts';
import { whenAndWhere } from '../../html/when-and-where.ts';
import type { PublishedEvent } from '../../published/event.ts';
import type { PlacedRow } from '../../store/people-schema.ts';
import type { Tables } from '../../store/schema.ts';
import { placedRowName } from './placed-things.ts';

/** How a notification names a change, before the name of the thing: `favourite-time session 1003`. */
const ABOUT = 'favourite-';
const MANY = `${ABOUT}many`;
/** Most changes an account is told of one by one; more at once are one notification. */
const ONE_BY_ONE = 3;

type Changed = { was: PlacedRow; is: PlacedRow | undefined; change: PlaceChange };

export const isAboutChange = (about: string): boolean => about.startsWith(ABOUT);

/** All names notifications of changes of a thing may have. */
export const aboutChangesOf = (thing: string): string[] => favouriteChanges.map((change) => `${ABOUT}${change} ${thing}`);

/** What an account is told; nothing where the event has no notifications. */
export function changeNotices(
  event: PublishedEvent,
  accountId: number,
  things: readonly Changed[],
  now: number,
): Insertable<Tables['notifications']>[] {
  const { active, push } = event.documents.read('app', app).notifications;
  if (!active) return [];
  const plain = {
    event_id: event.id,
    account_id: accountId,
    about_at: now,
    text: '',
    link: '',
    opens_at: now,
    targets: '["signedIn"]',
    language: null,
    push: push ? 1 : 0,
    pushed_at: null,
    created_at: now,
  };
  const until = Math.max(...things.map(({ was, is }) => lastOf(was, is)));
  if (things.length > ONE_BY_ONE) return [{ ...plain, about: `${MANY} ${accountId}`, title: '', until_at: finite(until) }];
  return things.map(({ was, is, change }) => ({
    ...plain,
    about: `${ABOUT}${change} ${placedRowName(was)}`,
    title: was.title,
    until_at: finite(lastOf(was, is)),
  }));
}

/** The last instant at which it matters, ms; infinite where no time is known. */
const lastOf = (was: PlacedRow, is: PlacedRow | undefined): number =>
  Math.max(...[was, is ?? was].map(({ starts_at, ends_at }) => ends_at ?? starts_at ?? Infinity));
const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

const words: Readonly<Record<PlaceChange | CalledOff | 'many', string>> = {
  time: 'noticeTime',
  room: 'noticeRoom',
  off: 'noticeCancelled',
  cancelled: 'noticeCancelled',
  postponed: 'noticePostponed',
  on: 'noticeOn',
  gone: 'noticeGone',
  many: 'noticeMany',
};

/** What a reader is shown of one; undefined where the programme says otherwise by now. */
export function changeNoticeWords(
  { about, title }: { about: string; title: string },
  event: PublishedEvent,
  language: string,
): Required<Pick<Notification, 'Title' | 'Text' | 'Link'>> | undefined {
  const [what = '', kind = '', ...rest] = about.slice(ABOUT.length).split(' ');
  const id = rest.join(' ');
  const where = { instance: event.instance, event: event.shortName, language };
  const own = pagePath('PersonalProgramPage', where);
  const say = (key: keyof typeof words, name = ''): string =>
    event.text({ key: `programme.personal-programme.${words[key]}` }, language).replaceAll('{{title}}', () => name);
  if (what === 'many') return { Title: say('many'), Text: '', Link: own };
  const { sessions } = event.programme.inLanguage(language);
  const session = sessions.find((one) => (kind === 'session' ? one.Id === id : one.Presentations.some(({ Id }) => Id === id)));
  const change = favouriteChanges.find((one) => one === what);
  if (!change || (change === 'gone') !== (session === undefined)) return undefined;
  if (!session) return { Title: say('gone', title), Text: '', Link: own };
  const off = calledOff(session);
  if ((change === 'off') !== (off !== undefined)) return undefined;
  const talk = session.Presentations.find(({ Id }) => kind !== 'session' && Id === id);
  const placed = talk?.StartDateTime ? { ...session, StartDateTime: talk.StartDateTime, EndDateTime: talk.EndDateTime } : session;
  return {
    Title: say(off ?? change, talk?.Title ?? session.Name),
    Text: off === undefined ? whenAndWhere(placed, { language, timeZone: event.timeZone }) : '',
    Link: talk
      ? pagePath('PagPresentationDetailPage', where, { presentationId: id })
      : pagePath('PagSessionDetailPage', where, { sessionId: id }),
  };
}
