// What the television widget shows: the film with the picture before it, or the picture alone, and the way to where it leads.
import { type ReactElement } from 'react';
import { buttonClass, ForeignContent, Link, Picture, useHostConsent, useMedia, useTexts } from '#sdk';
import { foreignHostOf } from '../parts/foreign-host-of.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function Television({ image, video, url }: { image: string; video: string; url: string }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const film = media(video);
  const picture = media(image) ?? '';
  const still = useHostConsent(foreignHostOf(picture)).isGiven ? picture : '';
  return (
    <div className={styles.root}>
      {film ? (
        <ForeignContent url={film} host={foreignHostOf(film)} title={t('film')} height={200}>
          {() => (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the document has no field for captions (A §3 tvWidget)
            <video
              className={styles.film}
              src={film}
              poster={still || undefined}
              aria-label={t('film')}
              controls
              playsInline
              preload="none"
            />
          )}
        </ForeignContent>
      ) : (
        still && <Picture src={still} alt="" name={t('film')} ratio="16/9" />
      )}
      {url && (
        <Link to={url} className={buttonClass({ variant: 'primary', wide: true })}>
          {t('watch')}
        </Link>
      )}
    </div>
  );
}
