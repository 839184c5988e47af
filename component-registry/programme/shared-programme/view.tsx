// A programme that somebody shares by a secret link (beside B §3 Personal program): its days to read, with the reader's own stars.
import {
  ApiError,
  buttonClass,
  EmptyState,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useDeviceStore,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { requestWith } from '#contract/request';
import { openSharedProgramme } from '#contract/shared-programme';
import { keyOfAddress, onOtherLink } from './link-key.ts';
import type { Props } from './props.ts';
import { SharedDays } from './shared-days.tsx';
import { texts } from './texts.ts';
import styles from '../personal-programme/view.module.css';

export default function SharedProgramme({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  // The device reads it: no page that is rendered has a secret in it.
  const key = useDeviceStore<string | undefined>(onOtherLink, keyOfAddress, () => undefined);
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <div data-device="" className={styles.own}>
        {key === undefined ? <Loading /> : key === '' ? <Gone /> : <Opened secret={key} />}
      </div>
    </section>
  );
}

function Opened({ secret }: { secret: string }) {
  const t = useTexts(texts);
  const { event, language } = useDataContext();
  const asked = requestWith(openSharedProgramme, { eventid: event, language }, { Key: secret });
  // Its owner may have changed it since.
  const answer = useQuery({ ...queryOfRequest(asked), staleTime: 0 });
  if (answer.error instanceof ApiError && answer.error.status === 404) return <Gone />;
  return (
    <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
      {(shared) => <SharedDays shared={shared} />}
    </RequestState>
  );
}

function Gone() {
  const t = useTexts(texts);
  return (
    <EmptyState
      sentence={t('gone')}
      action={
        <Link to="page:PagSearchPage" className={buttonClass()}>
          {t('programme')}
        </Link>
      }
    />
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton shape="title" width="14rem" />
      <Skeleton lines={3} width="min(100%, 40rem)" />
      <Skeleton lines={3} width="min(100%, 40rem)" />
    </SkeletonArea>
  );
}
