// The head of a presentation: title, its session, time and place, then the actions available now.
import { buttonClass, calledOff, isRecordingOut, Link, useCalendarLinks, useEvent, useNow, useTexts, headlineArrives } from '#sdk';
import type { PresentationDetail, SessionLine } from '#contract/programme';
import { DetailTools } from '../detail/detail-tools.tsx';
import { singleThingWords } from '../detail/detail-words.ts';
import { WhenAndWhere } from '../detail/when-and-where.tsx';
import { Star } from '../favourite/star.tsx';
import type { RoomAround } from '../room/room-around.ts';
import { RoomButton } from '../room/room-button.tsx';
import { languageName } from '../session/language-name.ts';
import { OffTitle } from '../session/off-title.tsx';
import { RecordingNote } from '../session/recording-note.tsx';
import { phaseOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { trackStyle } from '../session/track-style.ts';
import { WatchLink } from '../session/watch-link.tsx';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

type HeadProps = {
  presentation: PresentationDetail;
  session: SessionLine;
  /** Whether there is a recording of it, and its address; empty for those who may not watch it. */
  recording: { exists: boolean; url: string };
};

export function PresentationHead({ presentation, session, recording, around }: HeadProps & { around: RoomAround }) {
  const t = useTexts(texts);
  const { language } = useEvent();
  return (
    <header className={styles.head} style={trackStyle(session)}>
      <p className={styles.overline}>
        <span>{t('presentation')}</span>
        <TrackLabel session={session} />
      </p>
      <h1 ref={headlineArrives} className={styles.title}>
        <OffTitle session={session} withBadge>
          <bdi lang={presentation.TextLanguage}>{presentation.Title}</bdi>
        </OffTitle>
      </h1>
      <p className={styles.subtitle}>
        {t('partOf')}{' '}
        <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }}>
          <bdi lang={session.TextLanguage}>{session.Name}</bdi>
        </Link>
      </p>
      <WhenAndWhere
        thing={presentation}
        session={session}
        room={around.room && <RoomButton {...around} room={around.room} session={session} />}
      />
      {presentation.Language !== '' && (
        <p className={styles.note}>{t('language', { language: languageName(presentation.Language, language) })}</p>
      )}
      <Actions presentation={presentation} session={session} recording={recording} />
    </header>
  );
}

/** Its session is live now, or it has a recording; the calendar as long as there is something to plan. */
function Actions({ presentation, session, recording }: HeadProps) {
  const t = useTexts(texts);
  const words = useTexts(singleThingWords);
  const appointment = { kind: 'presentation', id: presentation.Id } as const;
  const { file } = useCalendarLinks(appointment.kind, appointment.id);
  const now = useNow();
  const phase = phaseOf(session, now);
  const isLive = phase === 'ongoing' && session.HasStream;
  const isHeld = !calledOff(session);
  const isRecorded = isHeld && !isLive && recording.exists && isRecordingOut(session, now);
  const isPlannable = isHeld && session.StartDateTime !== null && (phase === 'upcoming' || phase === 'ongoing');
  return (
    <>
      <div className={styles.actions} data-print="none">
        {(isLive || isRecorded) && (
          <WatchLink
            session={{ ...session, RecordingUrl: recording.url }}
            kind={isLive ? 'live' : 'recording'}
            presentationId={presentation.Id}
          >
            {isRecorded ? t('watch') : session.RoomName === '' ? t('joinAnywhere') : t('join', { room: session.RoomName })}
          </WatchLink>
        )}
        {isHeld && recording.exists && phase === 'past' && !isRecorded && <RecordingNote session={session} />}
        {isPlannable && (
          <a href={file} className={buttonClass(isLive ? { size: 'large' } : {})}>
            {words('calendar')}
          </a>
        )}
      </div>
      <DetailTools title={presentation.Title} appointment={isPlannable ? appointment : undefined}>
        <Star {...appointment} title={presentation.Title} />
      </DetailTools>
    </>
  );
}
