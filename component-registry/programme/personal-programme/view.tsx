// The reader's own programme: by day, with clashes, changes of room, free slots, own appointments, and the speakers and exhibitors they follow.
import {
  ErrorState,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useFavourites,
  useKeptFocus,
  useNow,
  useQuery,
  useTexts,
  useUser,
  useZone,
  walkingTimes,
  type ViewProps,
} from '#sdk';
import type { Session } from '#contract/programme';
import { NoSessions } from '../session/no-sessions.tsx';
import { inZone } from '../session/in-zone.ts';
import { SessionRows } from '../session/session-rows.tsx';
import { Changes } from './changes.tsx';
import { sessionsRequest, walkedRoomsRequest } from './data.ts';
import { FollowedCompanies } from './followed-companies.tsx';
import { FollowedSpeakers } from './followed-speakers.tsx';
import { MyDay } from './my-day.tsx';
import { makePlan } from './plan.ts';
import { PlanDays } from './plan-days.tsx';
import { PlanSection } from './plan-section.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { Tools } from './tools.tsx';
import { useOwnMeetings } from './use-own-meetings.ts';
import styles from './view.module.css';

export default function PersonalProgramme({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const sessions = useQuery(queryOfRequest(sessionsRequest(useDataContext())));
  const { phase, readAgain } = useFavourites();
  const { params } = useEvent();
  const own = useKeptFocus<HTMLDivElement>();
  // As the boxes of My Area do: where a module is open, the page is that module's.
  if (props.part === 'day' && params['module']) return null;
  return (
    <section {...framed(frame, styles.root)} data-part={props.part} aria-label={t(props.part === 'day' ? 'myDay' : 'label')}>
      {/* Whose programme it is only the device knows. */}
      <div ref={own} tabIndex={-1} data-device="" className={styles.own}>
        <RequestState request={sessions} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
          {(all) =>
            phase === 'unknown' ? (
              <Loading />
            ) : phase === 'failed' ? (
              <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={readAgain} />
            ) : (
              <Own sessions={all} {...props} />
            )
          }
        </RequestState>
      </div>
    </section>
  );
}

function Own({ sessions, suggestions: suggests, part }: Props & { sessions: readonly Session[] }) {
  const t = useTexts(texts);
  const own = useFavourites();
  const { timeZone } = useEvent();
  const zone = useZone();
  const now = useNow();
  const { hasAccounts, offersSignIn } = useUser();
  const meetings = useOwnMeetings();
  // Without an answer changes of room are told without their minutes.
  const rooms = useQuery(queryOfRequest(walkedRoomsRequest(useDataContext())));
  const chosen = { ...own, meetings };
  const { days, untimed, next } = makePlan(inZone(sessions, zone, timeZone), chosen, {
    now,
    timeZone: zone,
    walking: walkingTimes(rooms.data ?? []),
  });
  if (part === 'day') return <MyDay days={days} now={now} suggests={suggests} nextKey={next?.key} />;
  const isEmpty = days.length + untimed.length + own.speaker.length + own.company.length === 0;
  return (
    <>
      {own.isOnDevice && hasAccounts && offersSignIn && (
        <p className={styles.hint} data-print="none">
          {t('onDevice')} <Link to="page:LoginPage">{t('signIn')}</Link>
        </p>
      )}
      <Changes sessions={sessions} />
      <Tools sessions={sessions} meetings={meetings} isEmpty={isEmpty} />
      {isEmpty && <NoSessions sentence={t('empty')} toProgramme={t('programme')} />}
      <PlanDays days={days} now={now} suggests={suggests} nextKey={next?.key} />
      {untimed.length > 0 && (
        <PlanSection id="untimed" heading={t('untimed')}>
          <SessionRows sessions={untimed} now={now} when="date" />
        </PlanSection>
      )}
      <FollowedSpeakers ids={own.speaker} sessions={sessions} />
      <FollowedCompanies ids={own.company} />
    </>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton shape="title" width="14rem" />
      <Skeleton lines={3} width="min(100%, 40rem)" />
      <Skeleton lines={3} width="min(100%, 40rem)" />
      {/* Without scripts nobody's programme is known: the whole one is. */}
      <p>
        <Link to="page:PagSearchPage">{t('programme')}</Link>
      </p>
    </SkeletonArea>
  );
}
