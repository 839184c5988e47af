// The programme: requests the sessions, and shows their state. A rendered page comes with those on screen.
import { framed, queryOfRequest, RequestState, useDataContext, useHandedOver, useQuery, useTexts, type ViewProps } from '#sdk';
import { useCallback, useMemo } from 'react';
import type { AbstractRow } from '#contract/abstracts';
import type { Room } from '#contract/programme';
import { abstractsRequest, hasAbstracts, roomsRequest, sessionsRequest } from './data.ts';
import type { FirstProgramme } from './first-view.ts';
import { listedOf } from './listed.ts';
import { Loading } from './loading.tsx';
import { type ArrivingProgramme, Programme } from './programme.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const noRooms: readonly Room[] = [];
const noAbstracts: readonly AbstractRow[] = [];

export default function SessionList(own: ViewProps<Props>) {
  return hasAbstracts(own.props) ? <Contributions {...own} /> : <Sessions {...own} />;
}

function Sessions(own: ViewProps<Props>) {
  const { props } = own;
  const { answer, ...handed } = useHandedOver<ReturnType<typeof sessionsRequest>['endpoint'], FirstProgramme>(
    sessionsRequest(useDataContext()),
  );
  const sessions = answer.data;
  const data = useMemo(() => sessions && listedOf(sessions, noAbstracts, props), [sessions, props]);
  return <List {...own} programme={{ ...handed, answer: { ...answer, data } as ArrivingProgramme['answer'], source: sessions }} />;
}

/** Presentations and abstracts need the texts as well; the page comes with neither. */
function Contributions(own: ViewProps<Props>) {
  const { props } = own;
  const context = useDataContext();
  const sessions = useHandedOver<ReturnType<typeof sessionsRequest>['endpoint'], FirstProgramme>(sessionsRequest(context));
  const abstracts = useHandedOver<ReturnType<typeof abstractsRequest>['endpoint'], true>(abstractsRequest(context));
  const [rows, written] = [sessions.answer.data, abstracts.answer.data];
  const data = useMemo(() => rows && written && listedOf(rows, written, props), [rows, written, props]);
  const [askSessions, askAbstracts] = [sessions.ask, abstracts.ask];
  const ask = useCallback(() => {
    askSessions();
    askAbstracts();
  }, [askSessions, askAbstracts]);
  const { give } = sessions;
  // Whichever has failed is what is told, and asked for again.
  const told = sessions.answer.isError || !abstracts.answer.isError ? sessions.answer : abstracts.answer;
  const programme: ArrivingProgramme = {
    answer: { ...told, data, isPending: data === undefined && told.isPending } as ArrivingProgramme['answer'],
    drawn: sessions.drawn,
    ask,
    give:
      give &&
      ((first) => {
        give(first);
        abstracts.give?.(true);
      }),
    source: data && rows,
  };
  return <List {...own} programme={programme} />;
}

function List({ props, frame, programme }: ViewProps<Props> & { programme: ArrivingProgramme }) {
  const t = useTexts(texts);
  const context = useDataContext();
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
