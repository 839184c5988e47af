// Awards with their winners, the latest year first; all years or one (A §2 award-winners).
import {
  EmptyState,
  framed,
  Link,
  ListFilters,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useQuery,
  useQueryValues,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { Award } from '#contract/awards';
import { SectionHead } from '../parts/section-head.tsx';
import { texts } from '../parts/texts.ts';
import { awardsRequest } from './data.ts';
import type { Props } from './props.ts';
import { Winner } from './winner.tsx';
import styles from './view.module.css';

const names = ['year'] as const;

export default function AwardList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(awardsRequest(useDataContext())));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('awards')}>
      <SectionHead {...props} />
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
        {(all) => (all.length === 0 ? <EmptyState sentence={t('noAwards')} /> : <Awards all={all} {...props} />)}
      </RequestState>
    </section>
  );
}

function Awards({ all, limit, level }: Props & { all: readonly Award[] }) {
  const t = useTexts(texts);
  const isPage = useEvent().page === 'AwardWinnersPage';
  const [{ year }, choose] = useQueryValues(names, names);
  const years = [...new Set(all.map(({ Year }) => Year))].filter((one) => one > 0);
  // An old address may name a year that no award has: all are shown.
  const chosen = isPage ? years.find((one) => String(one) === year) : undefined;
  const fitting = chosen === undefined ? all : all.filter(({ Year }) => Year === chosen);
  return (
    <>
      {isPage && years.length > 1 && (
        <ListFilters
          label={t('awards')}
          all={t('all')}
          filters={[{ name: 'year', label: t('year'), options: years.map((one) => ({ value: String(one), label: String(one) })) }]}
          choices={{ year: chosen === undefined ? '' : String(chosen) }}
          choose={choose}
          number={fitting.length}
        />
      )}
      <ul role="list" className={styles.list}>
        {(limit > 0 ? fitting.slice(0, limit) : fitting).map((award) => (
          <li key={award.Id} className={styles.item}>
            <AwardCard award={award} level={level === 1 ? 2 : 3} />
          </li>
        ))}
      </ul>
      {!isPage && (
        <p data-print="none">
          <Link to="page:AwardWinnersPage">{t('allAwards')}</Link>
        </p>
      )}
    </>
  );
}

function AwardCard({ award, level }: { award: Award; level: 2 | 3 }) {
  const t = useTexts(texts);
  const { Title, Year, Summary, Sponsor, CompanyAccountId, Text, Winners } = award;
  const Level = `h${level}` as const;
  const given = t('givenBy', { sponsor: Sponsor });
  return (
    <article className={styles.award}>
      <header className={styles.head}>
        {Year > 0 && <p className={styles.quiet}>{Year}</p>}
        <Level className={styles.title}>{Title}</Level>
        {Summary !== '' && <p dir="auto">{Summary}</p>}
        {Sponsor !== '' && (
          <p className={styles.quiet}>
            {CompanyAccountId === '' ? (
              given
            ) : (
              <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
                {given}
              </Link>
            )}
          </p>
        )}
        {Text !== '' && <RichHtml html={Text} className={styles.text ?? ''} />}
      </header>
      {Winners.length > 0 && (
        <ul role="list" className={styles.winners} aria-label={t('winners', { award: Title })}>
          {Winners.map((winner) => (
            <li key={`${winner.Id} ${winner.DisplayName} ${winner.Work}`}>
              <Winner winner={winner} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      {Array.from({ length: 3 }, (_, row) => (
        <Skeleton key={row} lines={4} />
      ))}
    </SkeletonArea>
  );
}
