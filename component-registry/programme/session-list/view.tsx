// The programme: requests the sessions, and shows their state.
import { framed, queryOfRequest, RequestState, useDataContext, useQuery, useTexts, type ViewProps } from '#sdk';
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
      <RequestState
        request={{ ...sessions, data: rooms.isPending ? undefined : sessions.data }}
        failed={t('failed')}
        retry={t('retry')}
        loading={<Loading />}
      >
        {(all) => <Programme sessions={all} rooms={rooms.data ?? []} props={props} />}
      </RequestState>
    </section>
  );
}
