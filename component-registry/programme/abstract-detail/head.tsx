// The head of an abstract: title, poster number, its session, time and place, then what to do with it.
import { Button, buttonClass, Link, showToast, useCalendarLinks, useNow, useTexts } from '#sdk';
import type { AbstractDetail } from '#contract/abstracts';
import type { SessionLine } from '#contract/programme';
import { WhenAndWhere } from '../detail/when-and-where.tsx';
import { Star } from '../favourite/star.tsx';
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
      <h1 className={styles.title}>{abstract.Title}</h1>
      <p className={styles.subtitle}>
        {t('partOf')}{' '}
        <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }}>
          {session.Name}
        </Link>
      </p>
      {(abstract.StartDateTime ?? session.StartDateTime) !== null && <WhenAndWhere thing={abstract} session={session} />}
      <Actions abstract={abstract} session={session} />
    </header>
  );
}

/** Calendar as long as there is something to plan; share and print need a script. */
function Actions({ abstract, session }: HeadProps) {
  const t = useTexts(texts);
  const { file } = useCalendarLinks('session', session.Id);
  const phase = phaseOf(session, useNow());
  return (
    <div className={styles.actions} data-print="none">
      {(phase === 'upcoming' || phase === 'ongoing') && (
        <a href={file} className={buttonClass()}>
          {t('calendar')}
        </a>
      )}
      <Star kind="presentation" id={abstract.PresentationId} title={abstract.Title} />
      <Button data-needs="script" onClick={() => void share(abstract.Title, t('copied'))}>
        {t('share')}
      </Button>
      <Button data-needs="script" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

/** By the device's own means; where it has none the address is copied. */
async function share(title: string, copied: string): Promise<void> {
  const url = window.location.href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      showToast({ id: 'abstract-address', text: copied });
    }
  } catch {
    // Closed without a choice.
  }
}
