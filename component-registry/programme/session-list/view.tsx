// The programme: requests the sessions, and shows their state. A rendered page comes with those on screen.
import {
  askedOf,
  framed,
  limitsOf,
  queryOfRequest,
  RequestState,
  useDataContext,
  useHandedOver,
  useQuery,
  useQueryState,
  useTexts,
  type ViewProps,
} from '#sdk';
import { useCallback, useEffect, useMemo } from 'react';
import type { Room } from '#contract/programme';
import { abstractsRequest, hasAbstracts, programmeRequest, roomsRequest, sessionsRequest, textsRequest } from './data.ts';
import type { FirstProgramme } from './first-view.ts';
import { listedOf } from './listed.ts';
import { Loading } from './loading.tsx';
import type { ArrivingProgramme } from './arriving-programme.ts';
import { Programme } from './programme.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const noRooms: readonly Room[] = [];
const nothing: readonly never[] = [];

export default function SessionList(own: ViewProps<Props>) {
  return hasAbstracts(own.props) ? <Contributions {...own} /> : <Sessions {...own} />;
}

function Sessions(own: ViewProps<Props>) {
  const { props } = own;
  const context = useDataContext();
  const asked = sessionsRequest(props, context);
  const { answer: named, give, ...handed } = useHandedOver<typeof asked.endpoint, FirstProgramme>(asked);
  // No copy is kept of what was selected: without a connection the copy of the programme has it. A page never comes with it.
  const { answer: whole, ask: askWhole } = useHandedOver<ReturnType<typeof programmeRequest>['endpoint'], true>(
    programmeRequest(context),
    false,
  );
  const isRefused = asked.body !== undefined && named.isError;
  useEffect(() => {
    if (isRefused) askWhole();
  }, [isRefused, askWhole]);
  const answer = isRefused && whole.data ? whole : named;
  const limits = limitsOf(props.search);
  const isSearched = askedOf(useQueryState('q')[0], limits) !== '' && limits === undefined;
  const wordsOfSessions = useHandedOver<ReturnType<typeof textsRequest>['endpoint'], true>(textsRequest(context), isSearched);
  const { data: written, isPending } = wordsOfSessions.answer;
  // A server waits for what it searches.
  const isDrawn = give === undefined || !isSearched || !isPending;
  const sessions = isDrawn ? answer.data : undefined;
  const data = useMemo(
    () => sessions && listedOf(sessions, { abstracts: nothing, ofSessions: written ?? nothing }, props),
    [sessions, written, props],
  );
  const programme: ArrivingProgramme = {
    ...handed,
    answer: { ...answer, data, isPending: answer.isPending || !isDrawn } as ArrivingProgramme['answer'],
    give:
      give &&
      ((first) => {
        give(first);
        if (isSearched) wordsOfSessions.give?.(true);
      }),
    source: sessions,
    // Lists within the limits of B §5 are compared as wholes: long texts say nothing there.
    ...(limits === undefined && { texts: { isPending, ask: wordsOfSessions.ask } }),
  };
  return <List {...own} programme={programme} />;
}

/** Presentations and abstracts need the texts as well; the page comes with neither. */
function Contributions(own: ViewProps<Props>) {
  const { props } = own;
  const context = useDataContext();
  const sessions = useHandedOver<ReturnType<typeof programmeRequest>['endpoint'], FirstProgramme>(programmeRequest(context));
  const abstracts = useHandedOver<ReturnType<typeof abstractsRequest>['endpoint'], true>(abstractsRequest(context));
  const [rows, written] = [sessions.answer.data, abstracts.answer.data];
  const data = useMemo(() => rows && written && listedOf(rows, { abstracts: written, ofSessions: nothing }, props), [rows, written, props]);
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
