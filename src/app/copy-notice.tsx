// Notice that a page is shown from the copy on this device, with a button to retry. No placement: it is about the configuration that placements come from.
import type { ReactElement } from 'react';
import { RetryButton } from './retry-button.tsx';
import styles from './shell.module.css';
import { appText } from './app-texts.ts';

export function CopyNotice({ language }: { language: string }): ReactElement {
  const say = appText(language);
  return (
    <aside className={styles.copy} aria-label={say('notice')}>
      <p role="status">{say('fromCopy')}</p>
      <RetryButton language={language} size="small" />
    </aside>
  );
}
