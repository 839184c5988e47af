// One entry of the plan: a session as everywhere, a presentation, or an own appointment; with the way to it.
import type { ReactNode } from 'react';
import { Badge, buttonClass, Link, minutesInWords, Time, TITLE_PLACE, useDates, useEvent, useTexts, WordsAround } from '#sdk';
import { Star } from '../favourite/star.tsx';
import { SessionItem } from '../session/session-item.tsx';
import { OffTitle } from '../session/off-title.tsx';
import { RoomFact, SessionFacts } from '../session/session-facts.tsx';
import { useOwnTime } from '../session/own-time.ts';
import { sessionWords } from '../session/session-words.ts';
import { trackStyle } from '../session/track-style.ts';
import { AppointmentButtons } from './appointment-form.tsx';
import { isOff, type PlanEntry } from './plan.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type EntryProps = { entry: PlanEntry; now: number; isNext: boolean };

/** `children` stand below it. */
export function PlannedEntry({ entry, now, isNext, children }: EntryProps & { children?: ReactNode }) {
  const t = useTexts(texts);
  // What is called off never runs.
  const end = isOff(entry) ? entry.start : entry.end;
  const phase = now < entry.start ? 'upcoming' : now < end ? 'ongoing' : 'past';
  return (
    <div className={styles.entry} data-phase={phase} data-next={isNext || undefined} aria-current={phase === 'ongoing' || undefined}>
      <Start instant={entry.start} />
      <div className={styles.what}>
        {isNext && <Badge>{t('next')}</Badge>}
        <Way entry={entry} />
        {entry.session && !entry.presentation ? (
          <SessionItem session={entry.session} phase={phase} when="until">
            <Talks talks={entry.talks} />
          </SessionItem>
        ) : (
          <Line entry={entry} />
        )}
        {children}
      </div>
    </div>
  );
}

/** When it begins, on the rail of the day. */
function Start({ instant }: { instant: number }) {
  const dates = useDates();
  const own = useOwnTime()(instant);
  return (
    <p className={styles.when}>
      <Time dateTime={new Date(instant).toISOString()}>{dates.time(instant)}</Time>
      {own !== '' && <span> {own}</span>}
    </p>
  );
}

/** The way to an entry from the one before it, and whether there is time for it. */
function Way({ entry: { way, room } }: Pick<EntryProps, 'entry'>) {
  const t = useTexts(texts);
  const { language } = useEvent();
  if (!way) return null;
  const { from, minutes, between, isTooFar } = way;
  const time = minutes === undefined ? '' : minutesInWords(minutes, language);
  return (
    <>
      <p className={styles.way}>{time === '' ? t('changeRoom', { from, to: room }) : t('walk', { from, to: room, time })}</p>
      {isTooFar && (
        <p className={styles.way}>
          <strong>{t('tooFar', { time: minutesInWords(between, language) })}</strong>
        </p>
      )}
    </>
  );
}

/** Chosen presentations of a chosen session. */
function Talks({ talks }: Pick<PlanEntry, 'talks'>) {
  if (talks.length === 0) return null;
  return (
    <ul role="list" className={styles.talks}>
      {talks.map(({ Id, Title, TextLanguage }) => (
        <li key={Id}>
          <Link to="page:PagPresentationDetailPage" params={{ presentationId: Id }} className={styles.talk}>
            <bdi lang={TextLanguage}>{Title}</bdi>
          </Link>
          <Star kind="presentation" id={Id} title={Title} />
        </li>
      ))}
    </ul>
  );
}

/** A presentation, an appointment or a meeting. */
function Line({ entry: { title, end, room, session, presentation, appointment, meeting } }: Pick<EntryProps, 'entry'>) {
  const t = useTexts(texts);
  const word = useTexts(sessionWords);
  const dates = useDates();
  return (
    <article className={styles.line} style={session && trackStyle(session)}>
      <div>
        <p className={styles.title}>
          {presentation ? (
            <Link to="page:PagPresentationDetailPage" params={{ presentationId: presentation.Id }}>
              <OffTitle session={session ?? {}} withBadge>
                <bdi lang={presentation.TextLanguage}>{title}</bdi>
              </OffTitle>
            </Link>
          ) : (
            title
          )}
        </p>
        <SessionFacts>
          {room !== '' && <RoomFact>{room}</RoomFact>}
          <Time dateTime={new Date(end).toISOString()}>{word('until', { time: dates.time(end) })}</Time>
          <span>
            {session ? (
              <WordsAround sentence={t('partOf', { session: TITLE_PLACE })}>
                <bdi lang={session.TextLanguage}>{session.Name}</bdi>
              </WordsAround>
            ) : (
              t(meeting ? 'meeting' : 'appointment')
            )}
          </span>
          {meeting?.State === 'cancelled' && <strong>{t('meetingCancelled')}</strong>}
        </SessionFacts>
      </div>
      {presentation && <Star kind="presentation" id={presentation.Id} title={title} />}
      {meeting && (
        <p className={styles.buttons} data-print="none">
          <Link
            to="page:MeetingHubPage"
            className={buttonClass({ size: 'small', variant: 'quiet' })}
            aria-label={t('changeMeeting', { title })}
          >
            {t('change')}
          </Link>
        </p>
      )}
      {appointment && <AppointmentButtons appointment={appointment} />}
    </article>
  );
}
