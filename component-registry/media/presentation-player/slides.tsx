// The slides of a film: the one on screen, and all of them, each leading to its second.
import { Picture, useTexts } from '#sdk';
import type { Recording } from '#contract/programme-recording';
import { filmClock } from '../player/keys.ts';
import { texts } from './texts.ts';
import { currentAt } from './vtt.ts';
import styles from './view.module.css';

type SlidesProps = { slides: Recording['Slides']; time: number; seek: (seconds: number) => void };

export function SlideList({ slides, time, seek }: SlidesProps) {
  const t = useTexts(texts);
  const at = Math.max(
    0,
    currentAt(
      slides.map(({ Time }) => Time),
      time,
    ),
  );
  const current = slides[at];
  if (!current) return null;
  return (
    <section className={styles.part} aria-label={t('slides')}>
      <h2 className={styles.heading}>{t('slides')}</h2>
      <Picture
        src={current.Image}
        alt={t('slideNow', { title: current.Title })}
        name={current.Title}
        ratio="16/9"
        className={styles.slide}
      />
      <ol role="list" className={styles.slides}>
        {slides.map(({ Time, Title }, index) => (
          <li key={Time}>
            <button type="button" className={styles.line} aria-current={index === at ? 'true' : undefined} onClick={() => seek(Time)}>
              <span className={styles.at}>{filmClock(Time)}</span>
              <span>{Title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
