// The ways to apply for an offer until its deadline: a form elsewhere, or a letter.
import type { ReactElement } from 'react';
import { buttonClass, Link, useDates, useNow, useTexts } from '#sdk';
import { isClosed } from './offers.ts';
import { texts } from './texts.ts';
import styles from './apply.module.css';

export type ApplyOffer = { Title: string; ApplyUrl: string; ApplyEmail: string; Deadline: string | null };

export function Apply({ offer }: { offer: ApplyOffer }): ReactElement | null {
  const t = useTexts(texts);
  const dates = useDates();
  const { ApplyUrl, ApplyEmail, Deadline, Title } = offer;
  const now = useNow();
  if (Deadline !== null && isClosed(offer, now))
    return <p className={styles.closed}>{t('closedWhy', { date: dates.longDate(Deadline) })}</p>;
  if (ApplyUrl === '' && ApplyEmail === '') return null;
  const letter = `mailto:${encodeURIComponent(ApplyEmail).replaceAll('%40', '@')}?subject=${encodeURIComponent(t('applySubject', { title: Title }))}`;
  return (
    <p className={styles.apply} data-print="none">
      {ApplyUrl !== '' && (
        <Link to={ApplyUrl} className={buttonClass({ variant: 'primary' })}>
          {t('apply')}
        </Link>
      )}
      {ApplyEmail !== '' && (
        <Link to={letter} className={buttonClass(ApplyUrl === '' ? { variant: 'primary' } : {})}>
          {t('applyBy')}
        </Link>
      )}
    </p>
  );
}
