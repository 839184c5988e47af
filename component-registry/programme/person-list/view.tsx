// Everybody in the programme, from A to Z.
import { framed, queryOfRequest, RequestState, Skeleton, SkeletonArea, useDataContext, useQuery, useTexts, type ViewProps } from '#sdk';
import { useMemo } from 'react';
import type { Author } from '#contract/programme';
import { NoSessions } from '../session/no-sessions.tsx';
import { peopleRequest } from './data.ts';
import { listedPeople } from './listed-people.ts';
import { People } from './people-search.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function PersonList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const people = useQuery(queryOfRequest(peopleRequest(props, useDataContext())));
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.people}>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton shape="avatar" />
          <div>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState request={people} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) => <Listed all={all} props={props} />}
      </RequestState>
    </section>
  );
}

function Listed({ all, props }: { all: readonly Author[]; props: Props }) {
  const t = useTexts(texts);
  // The search is opened once for the same people.
  const people = useMemo(() => listedPeople(all, props), [all, props]);
  if (people.length === 0) return <NoSessions sentence={t('empty')} toProgramme={t('programme')} />;
  return <People people={people} order={props.order} searched={props.search} />;
}
