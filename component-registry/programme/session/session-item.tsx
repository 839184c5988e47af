// A session as a row of a list: title, room and end, track, speakers, badges; the same row in every component.
import { type Phase, Picture, Time, useDates, useEvent, useMedia, useTexts } from '#sdk';
import { listOf } from './formats.ts';
import { memo, type ReactNode } from 'react';
import { Star } from '../favourite/star.tsx';
import { Marked } from '../search/marked.tsx';
import { personName, speakersOfSession } from '../person/people.ts';
import { type FoundWords, highlight } from '../search/search-text.ts';
import { type ListedSession, starredOf } from './listed-session.ts';
import { saidPosters } from './poster-word.ts';
import { SessionBadges } from './session-badges.tsx';
import { useOwnTime } from './own-time.ts';
import { PartLines, TextLine } from './part-lines.tsx';
import { OwnTimeFact, RoomFact, SessionFacts } from './session-facts.tsx';
import { SessionLink } from './session-link.tsx';
import { timesOf } from './session-times.ts';
import { sessionWords } from './session-words.ts';
import { TrackLabel } from './track-label.tsx';
import { trackStyle } from './track-style.ts';
import styles from './session-item.module.css';

type SessionItemProps = {
  session: ListedSession;
  /** Its phase now. */
  phase: Phase;
  /** `until` below a heading that names the start, `times` with start and end, `date` with the day as well. */
  when: 'until' | 'times' | 'date';
  /** Languages are shown only if the programme has several. */
  showLanguages?: boolean;
  /** Without subtitle and people, unless a search has found them there. */
  isCompact?: boolean;
  /** As a card, which shows the picture of the session. */
  isCard?: boolean;
  /** Search results to mark. */
  found?: FoundWords | undefined;
  /** Additional content, for example a person's contribution. */
  children?: ReactNode;
};

/** Most speakers named in a row. */
const NAMED = 4;
/** Most presentations that a search adds to a row. */
const TALKS = 2;

/** One session. The title is the link, and the whole row its target. */
export const SessionItem = memo(function SessionItem({
  session,
  phase,
  when,
  showLanguages = false,
  isCompact = false,
  isCard = false,
  found,
  children,
}: SessionItemProps) {
  const isWhole = !isCompact || found !== undefined;
  // A picture belongs to the session, not to each of its talks.
  const picture = isCard && isWhole && !session.Part ? (session.ImageThumbPath ?? '') : '';
  const hasPlace = when === 'until' && (session.RoomName !== '' || session.EndDateTime !== null);
  return (
    <article
      className={styles.item}
      style={trackStyle(session)}
      data-phase={phase}
      data-size={isCompact ? 'compact' : undefined}
      data-picture={picture !== '' || undefined}
    >
      <div className={styles.words} data-place={hasPlace || undefined}>
        <p className={styles.title}>
          <SessionLink session={session}>
            <Marked text={session.Name} found={found} />
          </SessionLink>
        </p>
        {session.Subtitle !== '' && isWhole && (
          <p className={styles.subtitle} lang={session.TextLanguage}>
            <Marked text={session.Subtitle} found={found} />
          </p>
        )}
        <div className={styles.meta}>
          {hasPlace && <Place session={session} found={found} />}
          <Facts session={session} when={when} found={found} />
        </div>
        {isWhole && <People session={session} found={found} />}
        {found && <Talks session={session} found={found} />}
        {found && <TextLine session={session} found={found} />}
        {session.Part && isWhole && <PartLines part={session.Part} lang={session.TextLanguage} found={found} />}
        {children}
      </div>
      <SessionBadges session={session} phase={phase} showLanguages={showLanguages} isOneLine />
      <Star {...starredOf(session)} title={session.Name} className={styles.star} />
      {/* After the text for screen readers, above it on screen. */}
      {picture !== '' && <CardPicture path={picture} name={session.Name} />}
    </article>
  );
});

function CardPicture({ path, name }: { path: string; name: string }) {
  const src = useMedia()(path) ?? '';
  return <Picture src={src} alt="" name={name} className={styles.picture} />;
}

/** Room and end: a column of its own where there is room. */
const Place = ({ session, found }: Pick<SessionItemProps, 'session' | 'found'>) => (
  <SessionFacts>
    {session.RoomName !== '' && (
      <RoomFact>
        <Marked text={session.RoomName} found={found} />
      </RoomFact>
    )}
    <Until session={session} />
  </SessionFacts>
);

/** Time and place where no heading and no column says them, kind, track. */
function Facts({ session, when, found }: Pick<SessionItemProps, 'session' | 'when' | 'found'>) {
  const t = useTexts(sessionWords);
  return (
    <SessionFacts>
      {when !== 'until' && <When session={session} withDate={when === 'date'} />}
      {when !== 'until' && session.RoomName !== '' && (
        <RoomFact>
          <Marked text={session.RoomName} found={found} />
        </RoomFact>
      )}
      {session.SessionType !== '' && (found || saidPosters(session, t('poster')) < 2) && (
        <span>
          <Marked text={session.TypeLabel ?? session.SessionType} found={found} />
        </span>
      )}
      <TrackLabel session={session}>
        <Marked text={session.TrackName} found={found} />
      </TrackLabel>
      {when !== 'until' && session.StartDateTime !== null && <OwnStart start={session.StartDateTime} />}
    </SessionFacts>
  );
}

const OwnStart = ({ start }: { start: string }) => <OwnTimeFact>{useOwnTime()(start)}</OwnTimeFact>;

function When({ session, withDate }: { session: ListedSession; withDate: boolean }) {
  const t = useTexts(sessionWords);
  const dates = useDates();
  const { StartDateTime: start } = session;
  if (start === null) return <span>{t('notScheduled')}</span>;
  const times = timesOf(session, dates);
  return <Time dateTime={start}>{withDate ? dates.withTime(dates.shortDate(start), times) : times}</Time>;
}

function Until({ session: { EndDateTime } }: { session: ListedSession }) {
  const t = useTexts(sessionWords);
  const dates = useDates();
  if (EndDateTime === null) return null;
  return <Time dateTime={EndDateTime}>{t('until', { time: dates.time(EndDateTime) })}</Time>;
}

/** The first few speakers; search results come first, chairs are shown only as search results. */
function People({ session, found }: Pick<SessionItemProps, 'session' | 'found'>) {
  const t = useTexts(sessionWords);
  const { language } = useEvent();
  const isFound = (name: string): boolean => found !== undefined && highlight(name, found).some((piece) => piece.found);
  const speakers = speakersOfSession(session).map(personName);
  const chairs = (session.Chairs ?? []).map(personName).filter((name) => isFound(name) && !speakers.includes(name));
  if (speakers.length + chairs.length === 0) return null;
  const ordered = [...speakers.filter(isFound), ...speakers.filter((name) => !isFound(name))];
  const rest = ordered.length - NAMED;
  const list = listOf(language);
  return (
    <p className={styles.people}>
      <Marked text={list.format(ordered.slice(0, NAMED))} found={found} />
      {rest > 0 && ` ${t('moreSpeakers', { count: rest })}`}
      {chairs.length > 0 && (
        <>
          {speakers.length > 0 && ' · '}
          <Marked text={t('chairedBy', { names: list.format(chairs) })} found={found} />
        </>
      )}
    </p>
  );
}

/** Presentations a search found: they explain why the session is in the result. */
function Talks({ session, found }: { session: ListedSession; found: FoundWords }) {
  const t = useTexts(sessionWords);
  const talks = (session.Presentations ?? []).filter(({ Title }) => highlight(Title, found).some((piece) => piece.found)).slice(0, TALKS);
  if (talks.length === 0) return null;
  return (
    <ul role="list" className={styles.talks}>
      {talks.map(({ Id, Title, TextLanguage }) => (
        <li key={Id}>
          {t('talk')}
          <span lang={TextLanguage}>
            <Marked text={Title} found={found} />
          </span>
        </li>
      ))}
    </ul>
  );
}
