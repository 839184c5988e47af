// A room of which the live programme has nothing: one of the event in which nothing follows, or none at all.
import { queryOfRequest, useDataContext, useQuery, useTexts } from '#sdk';
import { pagRooms } from '#contract/programme';
import { request } from '#contract/request';
import { RoomOver } from './room-view.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function RoomWithoutSessions({ roomid }: { roomid: string }) {
  const t = useTexts(texts);
  const { event, language } = useDataContext();
  const rooms = useQuery(queryOfRequest(request(pagRooms, { eventid: event, language })));
  const room = rooms.data?.find(({ Id }) => Id === roomid);
  return (
    <div className={styles.nothing} aria-busy={rooms.isPending || undefined}>
      {room ? (
        <>
          <p className={styles.label}>{room.Name}</p>
          <RoomOver />
        </>
      ) : (
        !rooms.isPending && <p className={styles.note}>{t('unknown')}</p>
      )}
    </div>
  );
}
