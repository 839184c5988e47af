// Badges that were read for a company and wait for consent: how many, and when, without a name.
import type { ReactElement } from 'react';
import { queryOfRequest, useDataContext, useDates, useQuery, useTexts } from '#sdk';
import { companyBadgeScansRequest } from './data.ts';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

/** The query of them, read again by who shows it. */
export function useCompanyScans(company: string) {
  return useQuery({
    ...queryOfRequest(companyBadgeScansRequest(useDataContext(), company)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
}

export function WaitingScans({ scans }: { scans: ReturnType<typeof useCompanyScans>['data'] }): ReactElement | null {
  const t = useTexts(leadTexts);
  const dates = useDates();
  if (!scans || scans.length === 0) return null;
  return (
    <ul role="list" className={styles.list} aria-label={t('badgesRead')}>
      {scans.map(({ ScanId, State, AskedAt }) => (
        <li key={ScanId} className={styles.muted}>
          {t(State === 'asked' ? 'badgeWaits' : 'badgeRefused', { time: dates.withTime(dates.shortDate(AskedAt), dates.time(AskedAt)) })}
        </li>
      ))}
    </ul>
  );
}
