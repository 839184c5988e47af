// The programme: requests the sessions, and shows their state. A rendered page comes with those on screen.
import { framed, queryOfRequest, RequestState, useDataContext, useHandedOver, useQuery, useTexts, type ViewProps } from '#sdk';
import type { Room } from '#contract/programme';
import { roomsRequest, sessionsRequest } from './data.ts';
import { Loading } from './loading.tsx';
import { type ArrivingProgramme, Programme } from './programme.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const noRooms: readonly Room[] = [];

export default function SessionList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const programme: ArrivingProgramme = useHandedOver(sessionsRequest(context));
  // Without rooms the list still works, in the order of their names, which must not change while it is read.
  const rooms = useQuery(queryOfRequest(roomsRequest(context)));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState
        request={{ ...programme.answer, data: rooms.isPending ? undefined : (programme.answer.data ?? programme.drawn) }}
        failed={t('failed')}
        retry={t('retry')}
        loading={<Loading />}
      >
        {() => <Programme programme={programme} rooms={rooms.data ?? noRooms} props={props} />}
      </RequestState>
    </section>
  );
}
