// The industry symposia of a congress (B §2): search, filters, days; each with its company.
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
import { useMemo } from 'react';
import { tagged } from './arrange.ts';
import { allSymposiaRequest } from './data.ts';
import type { Props } from './props.ts';
import { ListedSymposia } from './listed.tsx';
import { symposiaTexts } from './texts.ts';
import styles from './view.module.css';

export default function IndustrySymposia({ props, frame }: ViewProps<Props>) {
  const t = useTexts(symposiaTexts);
  const answer = useQuery(queryOfRequest(allSymposiaRequest(useDataContext())));
  const { tags, oneOfTags } = props;
  const data = useMemo(() => answer.data && tagged(answer.data, tags, oneOfTags), [answer.data, tags, oneOfTags]);
  const { isError, isFetching, refetch } = answer;
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.list}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} lines={3} />
      ))}
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState request={{ data, isError, isFetching, refetch }} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) => (all.length > 0 ? <ListedSymposia symposia={all} props={props} /> : <EmptyState sentence={t('empty')} />)}
      </RequestState>
    </section>
  );
}
