// The chapters of an episode: each leads to its second, the one that plays is marked.
import type { ReactElement } from 'react';
import { useTexts } from '#sdk';
import type { EpisodeDetail } from '#contract/tv';
import { filmClock } from '../player/keys.ts';
import { currentAt } from '../presentation-player/vtt.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type ChaptersProps = {
  chapters: EpisodeDetail['Chapters'];
  time: number;
  /** Missing where the player cannot be told to jump. */
  seek?: (seconds: number) => void;
  level: 'h2' | 'h3';
};

export function Chapters({ chapters, time, seek, level: Level }: ChaptersProps): ReactElement | null {
  const t = useTexts(texts);
  if (chapters.length === 0) return null;
  const current = currentAt(
    chapters.map(({ Time }) => Time),
    time,
  );
  return (
    <section className={styles.aside} aria-label={t('chapters')}>
      <Level className={styles.partName}>{t('chapters')}</Level>
      <ol role="list" className={styles.chapters}>
        {chapters.map(({ Time, Title }, index) => (
          <li key={Time}>
            {seek ? (
              <button
                type="button"
                data-needs="script"
                className={styles.chapter}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => seek(Time)}
              >
                <span className={styles.at}>{filmClock(Time)}</span>
                <span>{Title}</span>
              </button>
            ) : (
              <p className={styles.chapter}>
                <span className={styles.at}>{filmClock(Time)}</span>
                <span>{Title}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
