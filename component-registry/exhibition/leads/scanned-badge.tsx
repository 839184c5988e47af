// A badge that was scanned: staff ask its person for the company they are of; to everybody else it says nothing. Loaded when somebody comes with a code.
import type { ReactElement } from 'react';
import { useTexts, useUser } from '#sdk';
import { ScanBadge } from './scan-badge.tsx';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

export function ScannedBadge({ code }: { code: string }): ReactElement {
  const t = useTexts(leadTexts);
  const { companies } = useUser();
  return (
    <section className={styles.root} aria-label={t('badgeScanned')} data-print="none">
      <h2>{t('badgeScanned')}</h2>
      {companies.length === 0 ? (
        <p>{t('badgeForStaff')}</p>
      ) : (
        companies.map((company) => <ScanBadge key={company} company={company} code={code} />)
      )}
    </section>
  );
}
