// One episode of a list: picture with its length, title, date, people; the whole card is the link.
import type { ReactElement } from 'react';
import { Link, Picture, Time, useDates, useMedia, useTexts, VisuallyHidden } from '#sdk';
import type { EpisodeLine } from '#contract/tv';
import { filmClock } from '../player/keys.ts';
import { episodeLink } from './episode-link.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function EpisodeCard({ episode, level }: { episode: EpisodeLine; level: 2 | 3 | 4 }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const { Title, Summary, ImagePath, Seconds, Speakers } = episode;
  const Level = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.still}>
        <Picture src={media(ImagePath) ?? ''} alt="" name={Title} className={styles.picture ?? ''} />
        {Seconds > 0 && (
          <span className={styles.length}>
            <VisuallyHidden>{t('length')} </VisuallyHidden>
            {filmClock(Seconds)}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <EpisodeFacts episode={episode} />
        <Level className={styles.title}>
          <Link {...episodeLink(episode)} className={styles.link}>
            {Title}
          </Link>
        </Level>
        {Speakers.length > 0 && <p className={styles.people}>{Speakers.map(({ DisplayName }) => DisplayName).join(', ')}</p>}
        {Summary !== '' && (
          <p className={styles.summary} dir="auto">
            {Summary}
          </p>
        )}
      </div>
    </article>
  );
}

/** Number, kind and date in one line; nothing where none is said. */
export function EpisodeFacts({ episode: { Number: number, IsSound, Date: date } }: { episode: EpisodeLine }): ReactElement | null {
  const t = useTexts(texts);
  const dates = useDates();
  if (number === 0 && !IsSound && date === null) return null;
  return (
    <p className={styles.facts}>
      {number > 0 && <span>{t('number', { number })}</span>}
      {IsSound && <span>{t('sound')}</span>}
      {date !== null && <Time dateTime={date}>{dates.shortDate(date)}</Time>}
    </p>
  );
}
