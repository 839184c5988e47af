// The exhibitors of a congress: order, search, filters, and the plan beside them (B §2 Exhibitor list).
import {
  EmptyState,
  framed,
  Link,
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
import { stageWord } from '../stage/data.ts';
import { hallsRequest, stageOfAddress } from './data.ts';
import { Exhibitors } from './exhibitors.tsx';
import type { Props } from './props.ts';
import { useExhibitors } from './use-exhibitors.ts';
import styles from './view.module.css';

export default function ExhibitorList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const companies = useExhibitors();
  const context = useDataContext();
  const halls = useQuery(queryOfRequest(hallsRequest(context)));
  const named = props.byAddress && stageWord(context) !== '';
  const stages = useQuery({ ...queryOfRequest(stageOfAddress(context)), enabled: named });
  // A word that names no stage leaves the list as it is.
  const stage = named ? stages.data?.Stages[0] : undefined;
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
        {(all) => {
          const own = stage && new Set(stage.CompanyIds);
          const listed = own ? all.filter(({ CompanyAccountId }) => own.has(CompanyAccountId)) : all;
          return (
            <>
              {stage && (
                <p className={styles.stage}>
                  <span>{t('ofStage', { title: stage.Title })}</span> <Link to="page:IndustryLandingListPage">{t('toExhibitors')}</Link>
                </p>
              )}
              {listed.length > 0 ? (
                <Exhibitors id={frame.id} companies={listed} halls={halls.data ?? []} props={props} />
              ) : (
                <EmptyState sentence={t('empty')} />
              )}
            </>
          );
        }}
      </RequestState>
    </section>
  );
}
