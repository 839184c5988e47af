// The device is online or offline: ten seconds in full, then in short as long as it matters (A §4 Container modes).
import { useEffect } from 'react';
import { CloseIcon, framed, IconButton, useConnection, useDates, useKeptSince, useTexts, type ViewProps, watchConnection } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';
import styles from './view.module.css';

/** How long the alert is shown in full, in seconds (A §9). */
const SHOWN = 10;

export default function ConnectionAlert({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const dates = useDates();
  const { isOnline, changes } = useConnection();
  const keptSince = useKeptSince();
  const [left, close] = useCountdown(SHOWN, changes);
  useEffect(watchConnection, []);
  const isFull = left > 0;
  const asOf = keptSince === null ? '' : t('asOf', { when: dates.withTime(dates.shortDate(keptSince), dates.time(keptSince)) });
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      {/* There from the start: only what changes in it is read aloud. */}
      <div role={isOnline ? 'status' : 'alert'} className={styles.full} data-tone={isOnline ? 'good' : 'bad'} hidden={!isFull}>
        {isFull && (
          <>
            <p className={styles.words}>
              <strong>{isOnline ? t('online') : t('offline')}</strong>
              {!isOnline && <span>{t('hint')}</span>}
              {/* Read aloud every second it would cover everything else. */}
              <span aria-hidden="true" className={styles.left}>
                {t('closes', { seconds: left })}
              </span>
            </p>
            <IconButton label={t('close')} icon={<CloseIcon />} size="small" onClick={close} />
          </>
        )}
      </div>
      <p className={styles.short} hidden={isFull || (isOnline && asOf === '')}>
        {!isOnline && <strong>{t('offline')}</strong>} {asOf && <span>{asOf}</span>}
      </p>
    </section>
  );
}
