// The head of a presentation: title, its session, time and place, then the actions available now.
import { Link, useEvent, useNow, useTexts } from '#sdk';
import type { PresentationDetail, SessionLine } from '#contract/programme';
import { WhenAndWhere } from '../detail/when-and-where.tsx';
import { Star } from '../favourite/star.tsx';
import { languageName } from '../session/language-name.ts';
import { phaseOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { trackStyle } from '../session/track-style.ts';
import { WatchLink } from '../session/watch-link.tsx';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

type HeadProps = { presentation: PresentationDetail; session: SessionLine };

export function PresentationHead({ presentation, session }: HeadProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  return (
    <header className={styles.head} style={trackStyle(session)}>
      <p className={styles.overline}>
        <span>{t('presentation')}</span>
        <TrackLabel session={session} />
      </p>
      <h1 className={styles.title}>{presentation.Title}</h1>
      <p className={styles.subtitle}>
        {t('partOf')}{' '}
        <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }}>
          {session.Name}
        </Link>
      </p>
      <WhenAndWhere thing={presentation} session={session} />
      {presentation.Language !== '' && (
        <p className={styles.note}>{t('language', { language: languageName(presentation.Language, language) })}</p>
      )}
      <Actions presentation={presentation} session={session} />
    </header>
  );
}

/** Its session is live now, or has a recording. */
function Actions({ presentation, session }: HeadProps) {
  const t = useTexts(texts);
  const phase = phaseOf(session, useNow());
  const isLive = phase === 'ongoing' && session.HasStream;
  const isRecorded = (phase === 'past' || phase === 'unscheduled') && session.HasRecording;
  return (
    <div className={styles.actions} data-print="none">
      {(isLive || isRecorded) && (
        <WatchLink session={session} kind={isLive ? 'live' : 'recording'} presentationId={presentation.Id}>
          {isRecorded ? t('watch') : session.RoomName === '' ? t('joinAnywhere') : t('join', { room: session.RoomName })}
        </WatchLink>
      )}
      <Star kind="presentation" id={presentation.Id} title={presentation.Title} />
    </div>
  );
}
