// Jobs: open positions with search and filters; one of them where the address names it (A §2).
import {
  Button,
  EmptyState,
  framed,
  Link,
  LiveRegion,
  queryOfRequest,
  RequestState,
  SearchField,
  SelectField,
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
  const [asked, choose] = useQueryValues(names, steps);
  const now = useNow();
  const [most, setMost] = useState(AT_ONCE);
  const isSearched = isPage && search;
  const choices = isSearched ? asked : nothing;
  const found = filterJobs(all, choices, now);
  const shown = found.slice(0, limit > 0 ? limit : most);
  const count = t('foundJobs', { count: found.length });
  return (
    <>
      {isSearched && (
        <>
          <Choices all={all} choices={choices} choose={choose} />
          <p className={styles.count} aria-hidden="true">
            {count}
          </p>
          <LiveRegion message={choices.q || choices.field || choices.kind ? count : ''} />
        </>
      )}
      {shown.length === 0 ? (
        <EmptyState sentence={t('noneFound')} action={<Button onClick={() => choose(nothing, 'push')}>{t('showAll')}</Button>} />
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

type ChoicesProps = { all: readonly JobLine[]; choices: JobChoices; choose: (changes: Partial<JobChoices>) => void };

function Choices({ all, choices, choose }: ChoicesProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const fields = [...new Set(all.map(({ Field }) => Field).filter(Boolean))].sort(new Intl.Collator(language).compare);
  const kinds = [...new Set(all.map(({ EmploymentType }) => EmploymentType))];
  return (
    <form
      role="search"
      aria-label={t('searchJobs')}
      className={styles.choices}
      data-print="none"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={t('searchJobs')} clearLabel={t('clear')} name="q" value={choices.q} onChange={(q) => choose({ q })} />
      {fields.length > 1 && (
        <SelectField
          label={t('field')}
          value={choices.field}
          options={[{ value: '', label: t('all') }, ...fields.map((value) => ({ value, label: value }))]}
          onChange={(field) => choose({ field })}
        />
      )}
      {kinds.length > 1 && (
        <SelectField
          label={t('kind')}
          value={choices.kind}
          options={[{ value: '', label: t('all') }, ...kinds.map((value) => ({ value, label: t(value) }))]}
          onChange={(kind) => choose({ kind })}
        />
      )}
    </form>
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
