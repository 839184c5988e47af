// One position: what it is, at a glance and in full, and the way to apply until its deadline.
import type { ReactElement, ReactNode } from 'react';
import {
  Link,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  Time,
  useDataContext,
  useDates,
  useQuery,
  useSubject,
  useTexts,
} from '#sdk';
import type { Job } from '#contract/editorial';
import { Apply } from '../parts/apply.tsx';
import { isNotFound, Missing } from '../parts/missing.tsx';
import { texts } from '../parts/texts.ts';
import { jobRequest } from './data.ts';
import { jobPlace } from './job-place.ts';
import styles from './view.module.css';

export function JobPage({ level }: { level: 1 | 2 }): ReactElement {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(jobRequest(useDataContext())));
  useSubject(answer.data?.Title);
  if (isNotFound(answer.error)) return <Missing sentence={t('noJob')} to="page:jobs" back={t('allJobs')} />;
  return (
    <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Skeleton shape="picture" />}>
      {(job) => <Whole job={job} level={level} />}
    </RequestState>
  );
}

function Whole({ job, level }: { job: Job; level: 1 | 2 }): ReactElement {
  const t = useTexts(texts);
  const dates = useDates();
  const Level = `h${level}` as const;
  const { Title, Employer, EmploymentType, Field, Salary, Summary, Text, CompanyAccountId, PublishedDate } = job;
  const facts: Readonly<Record<string, ReactNode>> = {
    [t('employer')]: Employer,
    [t('place')]: jobPlace(job, t('remote')),
    [t('kind')]: EmploymentType === 'other' ? '' : t(EmploymentType),
    [t('field')]: Field,
    [t('salary')]: Salary,
    [t('deadline')]: job.Deadline === null ? '' : <Time dateTime={job.Deadline}>{dates.longDate(job.Deadline)}</Time>,
  };
  return (
    <article className={styles.job}>
      <header className={styles.head}>
        <p data-print="none">
          <Link to="page:jobs">{t('allJobs')}</Link>
        </p>
        <Level>{Title}</Level>
        {Summary !== '' && (
          <p className={styles.lead} dir="auto">
            {Summary}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {Text !== '' && <RichHtml html={Text} className={styles.text ?? ''} />}
          {CompanyAccountId !== '' && (
            <p>
              <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
                {t('aboutEmployer', { name: Employer })}
              </Link>
            </p>
          )}
        </div>
        <aside className={styles.side} aria-label={t('facts')}>
          <dl className={styles.glance}>
            {Object.entries(facts)
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <Apply offer={job} />
          {PublishedDate !== null && (
            <p className={styles.offered}>
              <Time dateTime={PublishedDate}>{t('offered', { date: dates.longDate(PublishedDate) })}</Time>
            </p>
          )}
        </aside>
      </div>
    </article>
  );
}
