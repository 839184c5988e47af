// A film of a company: one of this site plays here, one of another host is a link, so that nothing of it is loaded unasked.
import type { ReactElement } from 'react';
import { buttonClass, Link, useMedia, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './film.module.css';

export function Film({ url, title }: { url: string; title: string }): ReactElement {
  const t = useTexts(texts);
  const src = useMedia()(url);
  if (!url.startsWith('/') || !src)
    return (
      <Link to={url} className={buttonClass()} aria-label={`${t('film')}: ${title}`}>
        {t('film')}
      </Link>
    );
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- data of companies have no captions; their films say so in the guide
  return <video className={styles.film} src={src} controls preload="none" aria-label={title} />;
}
