// What an organiser lists: sessions chosen by grade, kind, company, track, room, day, tags or id (B §4).
import type { Session } from '#contract/programme';
import type { Props } from './props.ts';

/** What of the props decides what is listed. */
export type Listing = Pick<
  Props,
  'show' | 'search' | 'grades' | 'types' | 'companies' | 'tracks' | 'rooms' | 'dates' | 'tags' | 'oneOfTags' | 'ids'
>;

/** Whether a list has the sessions of the whole programme: where it is empty, there is none yet. */
export const listsAll = ({ show, grades, types, companies, tracks, rooms, dates, tags, oneOfTags, ids }: Listing): boolean =>
  (show === 'sessions' || show === 'all') &&
  [grades, types, companies, tracks, rooms, dates, tags, oneOfTags, ids].every((chosen) => chosen.length === 0);

const among = (wanted: readonly string[], ...values: readonly string[]): boolean =>
  wanted.length === 0 || values.some((value) => value !== '' && wanted.includes(value));

const lower = (words: readonly string[]): string[] => words.map((word) => word.trim().toLowerCase());

/** Whether a session is one of those chosen; ids are looked at elsewhere, for they may be of presentations. */
export function isChosen(props: Listing): (session: Session) => boolean {
  const [grades, types, tags, oneOfTags] = [props.grades, props.types, props.tags, props.oneOfTags].map(lower) as [
    string[],
    string[],
    string[],
    string[],
  ];
  return (session) => {
    const own = lower(session.Groups.map(({ Name }) => Name));
    return (
      among(grades, session.ProgramGrade.toLowerCase()) &&
      among(types, session.SessionType.toLowerCase()) &&
      among(props.companies, session.CompanyAccountId, session.CompanyAccountName) &&
      among(props.tracks, session.TrackId, session.TrackName) &&
      among(props.rooms, session.RoomId, session.RoomName) &&
      among(props.dates, session.ProgrammeDay) &&
      tags.every((tag) => own.includes(tag)) &&
      among(oneOfTags, ...own)
    );
  };
}
