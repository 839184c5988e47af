// Jobs: open positions with search and filters; one of them where the address names it (A §2).
import {
  Button,
  EmptyState,
  framed,
  Link,
  ListFilters,
  NothingFound,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useNow,
  useQuery,
  useQueryValues,
  useTexts,
  type ViewProps,
} from '#sdk';
import { useState } from 'react';
import type { JobLine } from '#contract/editorial';
import { SectionHead } from '../parts/section-head.tsx';
import { texts } from '../parts/texts.ts';
import { jobsRequest } from './data.ts';
import { filterJobs, type JobChoices } from './filter-jobs.ts';
import { JobPage } from './job-page.tsx';
import { JobItem } from './job-item.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

const names = ['q', 'field', 'kind'] as const;
const steps = ['field', 'kind'] as const;

export default function JobList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { page, params } = useEvent();
  const isPage = page === 'jobs';
  if (isPage && params['jobsId'])
    return (
      <section {...framed(frame, styles.root)} aria-label={t('jobs')}>
        <JobPage level={props.level} />
      </section>
    );
  return (
    <section {...framed(frame, styles.root)} aria-label={t('jobs')}>
      <SectionHead {...props} />
      <AllJobs isPage={isPage} {...props} />
    </section>
  );
}

/** Apart from the page of one position, which does not ask for the list. */
function AllJobs(props: Props & { isPage: boolean }) {
  const t = useTexts(texts);
  const jobs = useQuery(queryOfRequest(jobsRequest(useDataContext())));
  return (
    <RequestState request={jobs} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
      {(all) => (all.length === 0 ? <EmptyState sentence={t('noJobs')} /> : <Positions all={all} {...props} />)}
    </RequestState>
  );
}

const nothing: JobChoices = { q: '', field: '', kind: '' };
/** Positions drawn at once. */
const AT_ONCE = 60;

function Positions({ all, isPage, limit, search, level }: Props & { all: readonly JobLine[]; isPage: boolean }) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const [asked, choose] = useQueryValues(names, steps);
  const now = useNow();
  const [most, setMost] = useState(AT_ONCE);
  const isSearched = isPage && search;
  const choices = isSearched ? asked : nothing;
  const found = filterJobs(all, choices, now);
  const shown = found.slice(0, limit > 0 ? limit : most);
  const fields = [...new Set(all.map(({ Field }) => Field).filter(Boolean))].sort(new Intl.Collator(language).compare);
  const kinds = [...new Set(all.map(({ EmploymentType }) => EmploymentType))];
  return (
    <>
      {isSearched && (
        <ListFilters
          label={t('searchJobs')}
          q={choices.q}
          clearLabel={t('clear')}
          all={t('all')}
          filters={[
            { name: 'field', label: t('field'), options: fields.map((value) => ({ value, label: value })) },
            { name: 'kind', label: t('kind'), options: kinds.map((value) => ({ value, label: t(value) })) },
          ]}
          choices={choices}
          choose={choose}
          number={found.length}
          found={t('foundJobs', { count: found.length })}
        />
      )}
      {shown.length === 0 ? (
        <NothingFound sentence={t('noneFound')} all={t('showAll')} names={names} choose={choose} />
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map((job) => (
            <li key={job.Id}>
              <JobItem job={job} level={level === 1 ? 2 : 3} now={now} />
            </li>
          ))}
        </ul>
      )}
      {limit === 0 && found.length > most && (
        <p data-print="none">
          <Button data-needs="script" onClick={() => setMost(found.length)}>
            {t('showAll')}
          </Button>
        </p>
      )}
      {!isPage && (
        <p data-print="none">
          <Link to="page:jobs">{t('allJobs')}</Link>
        </p>
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </SkeletonArea>
  );
}
