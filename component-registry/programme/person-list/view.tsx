// Everybody in the programme, from A to Z.
import {
  buttonClass,
  EmptyState,
  ErrorState,
  framed,
  Link,
  queryOfRequest,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { peopleRequest } from './data.ts';
import { People } from './people-search.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function PersonList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const people = useQuery(queryOfRequest(peopleRequest(props, useDataContext())));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      {people.data && people.data.length > 0 && <People people={people.data} searched={props.search} />}
      {people.data?.length === 0 && (
        <EmptyState
          sentence={t('empty')}
          action={
            <Link to="page:PagSearchPage" className={buttonClass()}>
              {t('programme')}
            </Link>
          }
        />
      )}
      {!people.data && people.isError && (
        <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={() => void people.refetch()} retrying={people.isFetching} />
      )}
      {!people.data && !people.isError && (
        <SkeletonArea label={t('loading')} className={styles.people}>
          {Array.from({ length: 6 }, (_, row) => (
            <div key={row} className={styles.loadingRow}>
              <Skeleton shape="avatar" />
              <div>
                <Skeleton width="60%" />
                <Skeleton width="80%" />
              </div>
            </div>
          ))}
        </SkeletonArea>
      )}
    </section>
  );
}
