// How often the profile of a company was opened, for its staff: in all, and on the last days.
import type { ReactElement } from 'react';
import { instantOf, queryOfRequest, useDataContext, useDates, useEvent, useQuery, useTexts } from '#sdk';
import { companyViewsRequest } from './data.ts';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

/** Days that are named. */
const DAYS = 5;

/** Nothing before anybody has opened it, and where the answer does not come: it is no part of the work. */
export function ProfileViews({ company }: { company: string }): ReactElement | null {
  const t = useTexts(leadTexts);
  const { timeZone } = useEvent();
  const dates = useDates(timeZone);
  const views = useQuery({ ...queryOfRequest(companyViewsRequest(useDataContext(), company)), refetchOnMount: 'always', retry: false });
  if (!views.data || views.data.Total === 0) return null;
  const { Total, Days } = views.data;
  return (
    <section className={styles.views} aria-label={t('views')}>
      <h3 className={styles.name}>{t('viewsOf', { number: Total })}</h3>
      <ul role="list" className={styles.days}>
        {Days.slice(0, DAYS).map(({ Day, Count }) => (
          <li key={Day}>{t('viewsOn', { day: dates.shortDate(instantOf(`${Day}T12:00`, timeZone) ?? Day), number: Count })}</li>
        ))}
      </ul>
    </section>
  );
}
