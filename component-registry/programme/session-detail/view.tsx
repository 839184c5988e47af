// The page of a session: requests it, and shows its state.
import { query, queryOfRequest, Skeleton, SkeletonArea, useDataContext, useEvent, useQuery, useTexts, type ViewProps } from '#sdk';
import { setSessionViewCount } from '#contract/programme';
import { DetailPage } from '../detail/detail-page.tsx';
import { RelatedSection } from './related-section.tsx';
import { Content } from './content.tsx';
import { detailRequest } from './data.ts';
import { Head } from './head.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function SessionDetail({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const answer = useQuery(queryOfRequest(detailRequest(context)));
  const session = answer.data?.Sessions[0];
  const { preview } = useEvent();
  // A GET that counts (B §7): sent once for each session and visit, when it is on screen, never in a preview, without waiting for the answer.
  useQuery({
    ...query(setSessionViewCount, { eventId: context.event, sessionid: session?.Id ?? '' }),
    enabled: session !== undefined && !preview,
    retry: false,
  });
  return (
    <DetailPage frame={frame} className={styles.root} request={answer} pick={({ Sessions: [first] }) => first} t={t} loading={<Loading />}>
      {(shown, { Authors }) => (
        <>
          <Head session={shown} props={props} />
          <Content session={shown} authors={Authors} />
          <RelatedSection session={shown} limit={props.related} />
        </>
      )}
    </DetailPage>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton width="10rem" />
      <Skeleton shape="title" width="min(100%, 34rem)" />
      <Skeleton width="18rem" />
      <Skeleton shape="button" />
      <Skeleton lines={6} width="min(100%, 38rem)" />
    </SkeletonArea>
  );
}
