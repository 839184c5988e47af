// What a code says: another site with its host in full before it is opened, or plain text.
import { type ReactElement, useEffect, useRef } from 'react';
import { Button, buttonClass, useTexts, VisuallyHidden } from '#sdk';
import type { Judged } from './judge-code.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function FoundCode({ found, onAgain }: { found: Exclude<Judged, { kind: 'page' }>; onAgain: () => void }): ReactElement {
  const t = useTexts(texts);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.found}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {found.kind === 'site' ? t('leads', { host: found.host }) : t('says')}
      </h2>
      {found.kind === 'site' && <p>{t('foreign')}</p>}
      <p className={styles.content} dir={found.kind === 'site' ? 'ltr' : 'auto'}>
        {found.kind === 'site' ? found.url : found.text}
      </p>
      <div className={styles.actions}>
        {found.kind === 'site' && (
          <a className={buttonClass({ variant: 'primary' })} href={found.url} target="_blank" rel="noopener noreferrer">
            {t('open', { host: found.host })}
            <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
          </a>
        )}
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </div>
  );
}
