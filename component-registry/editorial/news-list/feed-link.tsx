// The link to the feed of the news, in the visitor's language.
import type { ReactElement } from 'react';
import { FeedIcon, feedPath, sitePath, useEvent, useTexts } from '#sdk';
import { texts } from '../parts/texts.ts';
import styles from './view.module.css';

export function FeedLink(): ReactElement {
  const t = useTexts(texts);
  const { instance, shortname, language } = useEvent();
  return (
    <a href={sitePath(feedPath({ instance, event: shortname, language }))} type="application/atom+xml" className={styles.feed}>
      <FeedIcon aria-hidden />
      {t('feed')}
    </a>
  );
}
