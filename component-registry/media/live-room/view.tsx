// The live room that the address names: its stream, the other rooms as tabs, what is on and next there.
import {
  framed,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  TabList,
  TabPanel,
  useDataContext,
  useEvent,
  useHref,
  useNow,
  useQuery,
  useQueryValues,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { SessionLine } from '#contract/programme';
import { liveRoomsRequest } from './data.ts';
import type { Props } from './props.ts';
import { RoomView } from './room-view.tsx';
import { RoomWithoutSessions } from './room-without-sessions.tsx';
import { isOn, roomsOf } from './rooms.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const NAMES = ['roomid'] as const;

export default function LiveRoom({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const [{ roomid: asked }] = useQueryValues(NAMES);
  const roomid = asked || props.room;
  const context = useDataContext();
  // The previous hour's answer stays on screen until the new one arrives.
  const sessions = useQuery({ ...queryOfRequest(liveRoomsRequest(context)), placeholderData: (before) => before });
  if (roomid === '') return <div {...frame} hidden />;
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState request={sessions} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
        {(found) => <Rooms sessions={found} roomid={roomid} props={props} />}
      </RequestState>
    </section>
  );
}

function Rooms({ sessions, roomid, props }: { sessions: readonly SessionLine[]; roomid: string; props: Props }) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const now = useNow();
  const href = useHref();
  // A room is a place of its own: back leads to the one before.
  const [, set] = useQueryValues(NAMES, NAMES);
  const rooms = roomsOf(sessions, roomid, language);
  const isLive = (id: string): boolean => sessions.some((one) => one.RoomId === id && one.HasStream && isOn(one, now));
  const room = rooms.find(({ id }) => id === roomid);
  const tabs = rooms.map(({ id, name }) => ({
    id: `room-${id}`,
    label: name,
    ...(isLive(id) && { detail: t('liveNow') }),
    href: href(`page:LivePage?roomid=${encodeURIComponent(id)}`) ?? '',
  }));
  return (
    <>
      <TabList label={t('rooms')} tabs={tabs} selected={`room-${roomid}`} onSelect={(id) => set({ roomid: id.slice('room-'.length) })} />
      {room ? (
        <TabPanel id={`room-${roomid}`} className={styles.panel}>
          <RoomView key={roomid} room={room} sessions={sessions.filter(({ RoomId }) => RoomId === roomid)} props={props} />
        </TabPanel>
      ) : (
        <RoomWithoutSessions roomid={roomid} />
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton width="18rem" />
      <Skeleton lines={8} />
    </SkeletonArea>
  );
}
