// The stage: one place for the whole congress, as a band on a page or as a strip on every page.
import {
  dayInZone,
  framed,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useNow,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { momentOf } from '../now-and-next/moment.ts';
import { LiveBand } from './band.tsx';
import { Before } from './before.tsx';
import { liveStageRequest } from './data.ts';
import { Outside } from './outside.tsx';
import type { Props } from './props.ts';
import { Strip } from './strip.tsx';
import { texts } from './texts.ts';
import strip from './strip.module.css';
import styles from './view.module.css';

type Lines = Parameters<typeof momentOf>[0];

export default function Stage({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { page, startDate, endDate, timeZone } = useEvent();
  const now = useNow();
  // The previous hour's answer stays on screen until the new one arrives.
  const sessions = useQuery({ ...queryOfRequest(liveStageRequest(useDataContext())), placeholderData: (before) => before });
  if (props.hiddenOn.includes(page)) return <div {...frame} hidden />;
  if (props.form === 'strip') {
    const today = dayInZone(now, timeZone);
    // It has its height from the first drawing on, and none on other days: nothing moves when its words come. Without them it is left out.
    const isDue = startDate !== '' && startDate <= today && today <= (endDate || startDate);
    const isLeftOut = sessions.isError && !sessions.data;
    return (
      <section {...framed(frame, strip.strip)} aria-label={t('label')} data-print="none" hidden={!isDue || isLeftOut}>
        {sessions.data && <StripOf lines={sessions.data} props={props} now={now} />}
      </section>
    );
  }
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState request={sessions} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
        {(lines) => <BandOf lines={lines} props={props} now={now} />}
      </RequestState>
    </section>
  );
}

type OfMoment = { lines: Lines; props: Props; now: number };

function useMomentOf({ lines, now }: OfMoment) {
  const { timeZone, startDate, endDate } = useEvent();
  return momentOf(lines, { now, today: dayInZone(now, timeZone), startDate, endDate });
}

function StripOf(own: OfMoment) {
  const moment = useMomentOf(own);
  return moment.kind === 'during' ? <Strip on={moment.on} next={moment.next} props={own.props} now={own.now} /> : null;
}

function BandOf(own: OfMoment) {
  const { props, now } = own;
  const moment = useMomentOf(own);
  if (moment.kind === 'during') return <LiveBand on={moment.on} next={moment.next} props={props} now={now} />;
  if (moment.kind === 'before') return <Before next={moment.next} props={props} now={now} />;
  return <Outside recorded={moment.kind === 'after' ? moment.recorded : undefined} props={props} />;
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton width="12rem" />
      <Skeleton shape="title" width="70%" />
      <Skeleton width="40%" />
    </SkeletonArea>
  );
}
