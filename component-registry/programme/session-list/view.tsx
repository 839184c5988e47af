// The programme: requests the sessions, and shows their state.
import { ErrorState, framed, queryOfRequest, useDataContext, useQuery, useTexts, type ViewProps } from '#sdk';
import { roomsRequest, sessionsRequest } from './data.ts';
import { Loading } from './loading.tsx';
import { Programme } from './programme.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function SessionList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const sessions = useQuery(queryOfRequest(sessionsRequest(context)));
  // Without rooms the list still works, in the order of their names, which must not change while it is read.
  const rooms = useQuery(queryOfRequest(roomsRequest(context)));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      {sessions.data && !rooms.isPending ? (
        <Programme sessions={sessions.data} rooms={rooms.data ?? []} props={props} />
      ) : sessions.isError ? (
        <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={() => void sessions.refetch()} retrying={sessions.isFetching} />
      ) : (
        <Loading />
      )}
    </section>
  );
}
