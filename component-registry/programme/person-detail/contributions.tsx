// The sessions of a person, with what they do in each.
import {
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  Time,
  useDataContext,
  useDates,
  useNow,
  useQuery,
  useTexts,
} from '#sdk';
import { DetailPart } from '../detail/detail-part.tsx';
import { type Contribution, contributionsOf } from '../person/person-programme.ts';
import { SessionRows } from '../session/session-rows.tsx';
import { sessionsRequest } from './data.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function Contributions({ id }: { id: string }) {
  const t = useTexts(texts);
  const sessions = useQuery(queryOfRequest(sessionsRequest(useDataContext())));
  const loading = (
    <SkeletonArea label={t('loadingSessions')} className={styles.loading}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </SkeletonArea>
  );
  return (
    <DetailPart title={t('programme')}>
      <RequestState request={sessions} failed={t('failedSessions')} retry={t('retry')} loading={loading}>
        {(all) => <List contributions={contributionsOf(id, all)} />}
      </RequestState>
    </DetailPart>
  );
}

function List({ contributions }: { contributions: readonly Contribution[] }) {
  const t = useTexts(texts);
  const now = useNow();
  if (contributions.length === 0) return <p className="muted">{t('nothing')}</p>;
  const bySession = new Map(contributions.map((contribution) => [contribution.session.Id, contribution]));
  return (
    <SessionRows sessions={[...bySession.values()].map(({ session }) => session)} now={now} when="date" lines="all">
      {({ Id }) => <Roles contribution={bySession.get(Id)!} />}
    </SessionRows>
  );
}

/** Chair, speaker, and each presentation by its time and title. */
function Roles({ contribution: { chairs, speaks, presents } }: { contribution: Contribution }) {
  const t = useTexts(texts);
  const dates = useDates();
  return (
    <ul role="list" className={styles.roles}>
      {chairs && <li className={styles.role}>{t('chair')}</li>}
      {speaks && presents.length === 0 && <li className={styles.role}>{t('speaker')}</li>}
      {presents.map(({ Id, Title, TextLanguage, StartDateTime }) => (
        <li key={Id}>
          {StartDateTime !== null && (
            <>
              <Time dateTime={StartDateTime}>{dates.time(StartDateTime)}</Time>{' '}
            </>
          )}
          <Link to="page:PagPresentationDetailPage" params={{ presentationId: Id }} className={styles.presentation}>
            <bdi lang={TextLanguage}>{Title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
