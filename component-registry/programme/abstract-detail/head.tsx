// The head of an abstract: title, poster number, its session, time and place, then what to do with it.
import { buttonClass, calledOff, Link, useCalendarLinks, useNow, useTexts, headlineArrives } from '#sdk';
import type { AbstractDetail } from '#contract/abstracts';
import type { SessionLine } from '#contract/programme';
import { DetailTools } from '../detail/detail-tools.tsx';
import { singleThingWords } from '../detail/detail-words.ts';
import { Star } from '../favourite/star.tsx';
import { WhenAndWhere } from '../detail/when-and-where.tsx';
import { phaseOf } from '../session/session-times.ts';
import { TrackLabel } from '../session/track-label.tsx';
import { trackStyle } from '../session/track-style.ts';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

type HeadProps = { abstract: AbstractDetail; session: SessionLine };

export function AbstractHead({ abstract, session }: HeadProps) {
  const t = useTexts(texts);
  return (
    <header className={styles.head} style={trackStyle(session)}>
      <p className={styles.overline}>
        <span>{t('kind')}</span>
        {abstract.PosterNumber !== '' && <span>{t('poster', { number: abstract.PosterNumber })}</span>}
        <TrackLabel session={session} />
      </p>
      <h1 ref={headlineArrives} className={styles.title}>
        <bdi lang={abstract.TextLanguage}>{abstract.Title}</bdi>
      </h1>
      <p className={styles.subtitle}>
        {t('partOf')}{' '}
        <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }}>
          <bdi lang={session.TextLanguage}>{session.Name}</bdi>
        </Link>
      </p>
      {(abstract.StartDateTime ?? session.StartDateTime) !== null && <WhenAndWhere thing={abstract} session={session} />}
      <Actions abstract={abstract} session={session} />
    </header>
  );
}

/** Calendar as long as there is something to plan, the recording, and the presentation, where it is one. */
function Actions({ abstract, session }: HeadProps) {
  const words = useTexts(singleThingWords);
  const { PresentationId: presentationId } = abstract;
  const appointment =
    presentationId === '' ? ({ kind: 'session', id: session.Id } as const) : ({ kind: 'presentation', id: presentationId } as const);
  const { file } = useCalendarLinks(appointment.kind, appointment.id);
  const phase = phaseOf(session, useNow());
  const isPlannable = !calledOff(session) && session.StartDateTime !== null && (phase === 'upcoming' || phase === 'ongoing');
  return (
    <>
      <div className={styles.actions} data-print="none">
        {isPlannable && (
          <a href={file} className={buttonClass()}>
            {words('calendar')}
          </a>
        )}
        {presentationId !== '' && (
          <Link to="page:PagPresentationDetailPage" params={{ presentationId }} className={buttonClass()}>
            {words('presentation')}
          </Link>
        )}
      </div>
      <DetailTools title={abstract.Title} appointment={isPlannable ? appointment : undefined}>
        <Star {...appointment} title={abstract.Title} />
      </DetailTools>
    </>
  );
}
