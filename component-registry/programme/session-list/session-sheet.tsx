// The essentials of a session beside the grid: a sheet at the end of the window, which leaves the grid to the keyboard and the pointer.
import {
  buttonClass,
  classNames,
  CloseIcon,
  IconButton,
  Link,
  queryOfRequest,
  Skeleton,
  Time,
  useDataContext,
  useDates,
  useEvent,
  useOverlayTurn,
  useQuery,
  useTexts,
} from '#sdk';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Session } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { personName, speakersOfSession } from '../person/people.ts';
import { wordsOfHtml } from '../search/snippet.ts';
import { listOf } from '../session/formats.ts';
import { OffTitle } from '../session/off-title.tsx';
import { useOwnTime } from '../session/own-time.ts';
import { SessionBadges } from '../session/session-badges.tsx';
import { phaseOf, timesOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { detailRequest } from '../session-detail/data.ts';
import { laterTexts } from './later/texts.ts';
import styles from './session-sheet.module.css';

export type SessionSheetProps = {
  session: Session;
  now: number;
  showLanguages: boolean;
  /** Whether it takes the focus for this session; the arrows of the grid keep theirs. */
  takesFocus: boolean;
  /** Arrow keys lead on to other sessions from here, too. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClose: () => void;
};

/** Not modal: Escape and a press outside close it, a press on another session shows that. */
export function SessionSheet({ session, now, showLanguages, takesFocus, onKeyDown, onClose }: SessionSheetProps) {
  const t = useTexts(laterTexts);
  const dates = useDates();
  const own = useOwnTime();
  const { language } = useEvent();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // While it is open nothing that nobody asked for comes above it.
  useOverlayTurn('asked', true);
  // In the top layer, above what is fixed; a popover leaves the focus where it is.
  useLayoutEffect(() => panel.current?.showPopover(), []);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus, session.Id]);
  useClosing(panel, onClose);
  const { Id, Name, Subtitle, StartDateTime, RoomName, TextLanguage } = session;
  const speakers = speakersOfSession(session).map(personName);
  const mine = StartDateTime === null ? '' : own(StartDateTime);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys lead on, as in the grid
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      popover="manual"
      className={styles.panel}
      data-print="none"
      onKeyDown={onKeyDown}
    >
      <div className={styles.tools}>
        <Star kind="session" id={Id} title={Name} />
        <IconButton label={t('closeSheet')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {StartDateTime !== null && (
        <p className={styles.when}>
          <Time dateTime={StartDateTime}>{dates.withTime(dates.shortDate(StartDateTime), timesOf(session, dates))}</Time>
          {mine !== '' && <span className={styles.own}> {mine}</span>}
        </p>
      )}
      {/* Another session is another title, which is read as it gets the focus. */}
      <h3 key={Id} ref={title} id={titleId} tabIndex={-1} className={styles.title} lang={TextLanguage}>
        <OffTitle session={session}>{Name}</OffTitle>
      </h3>
      {Subtitle !== '' && <p lang={TextLanguage}>{Subtitle}</p>}
      {RoomName !== '' && <p className={styles.room}>{RoomName}</p>}
      <TrackLabel session={session} />
      {speakers.length > 0 && <p>{listOf(language).format(speakers)}</p>}
      <SessionBadges session={session} phase={phaseOf(session, now)} showLanguages={showLanguages} />
      <Beginning id={Id} lang={TextLanguage} />
      <Link
        to="page:PagSessionDetailPage"
        params={{ sessionId: Id }}
        className={classNames(buttonClass({ variant: 'primary' }), styles.open)}
      >
        {t('openPage')}
      </Link>
    </section>
  );
}

/** The first lines of the abstract; nothing where there is none, or where it cannot be had. */
function Beginning({ id, lang }: { id: string; lang: string | undefined }) {
  const context = useDataContext();
  const { data, isPending } = useQuery(queryOfRequest(detailRequest({ ...context, params: { sessionId: id } })));
  if (isPending) return <Skeleton lines={4} />;
  const [detail] = data?.Sessions ?? [];
  const words = detail ? wordsOfHtml(detail.Abstract || detail.Description) : '';
  return words === '' ? null : (
    <p className={styles.beginning} lang={lang}>
      {words}
    </p>
  );
}

/** What belongs to the sheet, or shows another session in it. */
const INSIDE = '[role=group] [data-session], dialog, [popover]';

/** Escape closes it from wherever the focus is, and a press outside. */
function useClosing(panel: { current: HTMLElement | null }, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const closing = new AbortController();
    const press = ({ target }: Event): void => {
      if (target instanceof Element && !panel.current?.contains(target) && !target.closest(INSIDE)) close.current();
    };
    const key = (event: globalThis.KeyboardEvent): void => {
      // A dialog above it closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal')) close.current();
    };
    document.addEventListener('pointerdown', press, closing);
    document.addEventListener('keydown', key, closing);
    return () => closing.abort();
  }, [panel]);
}
