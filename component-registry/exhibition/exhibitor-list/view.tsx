// The exhibitors of a congress: order, search, filters, and the plan beside them (B §2 Exhibitor list).
import {
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useAddress,
  useDataContext,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { texts } from '../company/texts.ts';
import { stageWord } from '../stage/data.ts';
import { stageOfAddress } from './data.ts';
import { Exhibitors } from './exhibitors.tsx';
import type { Props } from './props.ts';
import { useArrivingExhibitors, useArrivingHalls } from './use-exhibitors.ts';
import styles from './view.module.css';

export default function ExhibitorList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const companies = useArrivingExhibitors();
  const context = useDataContext();
  const halls = useArrivingHalls(useAddress().includes('company='));
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
      <RequestState
        request={{ ...companies.answer, data: companies.answer.data ?? companies.drawn }}
        failed={t('failedList')}
        retry={t('retry')}
        loading={loading}
      >
        {() => (
          <>
            {stage && (
              <p className={styles.stage}>
                <span>{t('ofStage', { title: stage.Title })}</span> <Link to="page:IndustryLandingListPage">{t('toExhibitors')}</Link>
              </p>
            )}
            <Exhibitors id={frame.id} arriving={companies} own={stage?.CompanyIds} halls={halls} props={props} />
          </>
        )}
      </RequestState>
    </section>
  );
}
