// One position of the list: title, employer and place, kind, deadline; the whole row is the link.
import type { ReactElement } from 'react';
import { Badge, Link, Time, useDates, useTexts } from '#sdk';
import type { JobLine } from '#contract/editorial';
import { texts } from '../parts/texts.ts';
import { isClosed } from '../parts/offers.ts';
import { jobPlace } from './job-place.ts';
import styles from './view.module.css';

type JobItemProps = { job: JobLine; level: 2 | 3; now: number };

export function JobItem({ job, level, now }: JobItemProps): ReactElement {
  const t = useTexts(texts);
  const dates = useDates();
  const Level = `h${level}` as const;
  const closed = isClosed(job, now);
  const { Id, Title, Employer, EmploymentType, Field, Summary, Deadline } = job;
  const place = jobPlace(job, t('remote'));
  return (
    <article className={styles.row} data-closed={closed || undefined}>
      <div className={styles.words}>
        <Level className={styles.title}>
          <Link to="page:jobs" params={{ jobsId: Id }} className={styles.link}>
            {Title}
          </Link>
        </Level>
        <p className={styles.facts}>
          {[Employer, place].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {Summary !== '' && (
          <p className={styles.summary} dir="auto">
            {Summary}
          </p>
        )}
      </div>
      <p className={styles.aside}>
        {closed ? (
          <Badge>{t('closed')}</Badge>
        ) : (
          Deadline !== null && <Time dateTime={Deadline}>{t('until', { date: dates.shortDate(Deadline) })}</Time>
        )}
        {EmploymentType !== 'other' && <span>{t(EmploymentType)}</span>}
        {Field !== '' && <span>{Field}</span>}
      </p>
    </article>
  );
}
