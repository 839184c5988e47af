// The exhibitors of a congress: order, search, filters, and the plan beside them (B §2 Exhibitor list).
import {
  EmptyState,
  framed,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { texts } from '../company/texts.ts';
import { hallsRequest } from './data.ts';
import { Exhibitors } from './exhibitors.tsx';
import type { Props } from './props.ts';
import { useExhibitors } from './use-exhibitors.ts';
import styles from './view.module.css';

export default function ExhibitorList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const companies = useExhibitors();
  const halls = useQuery(queryOfRequest(hallsRequest(useDataContext())));
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.cards}>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} shape="picture" />
      ))}
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState request={companies} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) =>
          all.length > 0 ? (
            <Exhibitors id={frame.id} companies={all} halls={halls.data ?? []} props={props} />
          ) : (
            <EmptyState sentence={t('empty')} />
          )
        }
      </RequestState>
    </section>
  );
}
