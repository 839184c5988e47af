// The page of a session: requests it, and shows its state.
import {
  queryOfRequest,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useNoteOpened,
  useQuery,
  useSubject,
  useTexts,
  useTrackedView,
  type ViewProps,
} from '#sdk';
import { setSessionViewCount } from '#contract/programme';
import { request } from '#contract/request';
import { DetailPage } from '../detail/detail-page.tsx';
import { useCountedView } from '../detail/use-counted-view.ts';
import { RelatedSection } from './related-section.tsx';
import { Content } from './content.tsx';
import { detailRequest } from './data.ts';
import { Head } from './head.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

export default function SessionDetail({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const answer = useQuery(queryOfRequest(detailRequest(context)));
  const session = answer.data?.Sessions[0];
  useSubject(session?.Name);
  useTrackedView('Session', session?.Id);
  useNoteOpened(session);
  useCountedView(request(setSessionViewCount, { eventId: context.event, sessionid: session?.Id ?? '' }), session !== undefined);
  return (
    <DetailPage frame={frame} className={styles.root} request={answer} pick={({ Sessions: [first] }) => first} t={t} loading={<Loading />}>
      {(shown, { Authors, Rooms: [room], Before, After, Related, Companies, Products }) => (
        <>
          <Head session={shown} authors={Authors} companies={Companies} props={props} around={{ room, before: Before, after: After }} />
          <Content session={shown} authors={Authors} companies={Companies} products={Products} />
          <RelatedSection room={shown.RoomName} before={Before} after={After} related={Related.slice(0, props.related)} />
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
