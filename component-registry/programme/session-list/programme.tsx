// The programme with search, filters, days, and the resulting list or grid.
import { buttonClass, dayInZone, EmptyState, Link, RequestState, useEvent, useNow, useTexts, useZone } from '#sdk';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Room, Session } from '#contract/programme';
import { dayAt, firstShown, programmeDays } from '../session/programme-days.ts';
import { isFiltered } from '../session/session-filter.ts';
import { inZone } from '../session/in-zone.ts';
import { kindsInList } from '../search/others/kinds.ts';
import { OtherKinds, OtherKindsLine } from '../search/others/other-kinds.tsx';
import { DayTabs } from './day-tabs.tsx';
import { DayPanel } from './day-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ArrivingProgramme } from './arriving-programme.ts';
import { choicesName, withRows } from './first-view.ts';
import type { Props } from './props.ts';
import { LoadingRows } from './loading.tsx';
import { listsAll } from './preset.ts';
import { Nothing } from './nothing.tsx';
import { Result } from './result.tsx';
import { searchLabel } from './search-label.ts';
import { ALL_DAYS, hasOneDay } from './select.ts';
import { texts as words } from './texts.ts';
import { useListSearch } from './use-list-search.ts';
import { useArrange, useOrderFacts } from './use-order.ts';
import { nothingChosen, useProgrammeAddress } from './use-programme-address.ts';
import { useSelection } from './use-selection.ts';
import { useWiderThan } from './use-wider-than.ts';
import { ZoneLine } from '../zone/zone-line.tsx';
import { choosable, chosenView, drawnView } from './views.ts';
import styles from './view.module.css';

type ProgrammeProps = { programme: ArrivingProgramme; rooms: readonly Room[]; props: Props };

const none: readonly Session[] = [];

/** Narrowest room of the grid, px: times and three rooms. From this width on the choice of a view is shown (`filter-bar.module.css`). */
const GRID_WIDTH = 900;

export function Programme({ programme, rooms, props }: ProgrammeProps) {
  const { answer: request, drawn: first, ask, give, texts } = programme;
  const t = useTexts(words);
  const { language, timeZone } = useEvent();
  const zone = useZone();
  const address = useProgrammeAddress();
  const { change } = address;
  const listed = useMemo(() => request.data && inZone(request.data, zone, timeZone), [request.data, zone, timeZone]);
  // The page comes with the days of the event; those of another zone need all sessions.
  useEffect(() => {
    if (zone !== timeZone) ask();
  }, [zone, timeZone, ask]);
  const question = useListSearch(programme, props, address);
  const { answer } = question;
  const found = useMemo(() => answer && { question: answer.question, ids: new Set(answer.found.ids), words: answer.found.words }, [answer]);
  const isAnswered = !question.isAsked || question.typed.trim() === answer?.question;
  useEffect(() => {
    if (!isAnswered) ask();
  }, [isAnswered, ask]);

  const todayNow = useToday(listed ?? none, zone);
  const today = listed ? todayNow : first?.today;
  const total = listed?.length ?? first?.total ?? 0;
  const days = useMemo(() => (listed ? programmeDays(listed) : (first?.selection.days ?? [])), [listed, first]);
  const known = (day: string): string | undefined => (day === ALL_DAYS || days.some((each) => each.day === day) ? day : undefined);
  const searching = answer !== undefined || question.waiting;
  const atDay = known(searching ? address.searchDay : address.day) ?? (searching ? ALL_DAYS : (firstShown(days, today) ?? ALL_DAYS));

  const scope = useId();
  const root = useRef<HTMLDivElement>(null);
  const isWide = useWiderThan(root, GRID_WIDTH);
  const facts = { offered: props.views, wanted: address.view, isWide, days: days.length };
  const view = drawnView({ ...facts, isDay: atDay !== ALL_DAYS });
  const day = view === 'week' ? ALL_DAYS : atDay;

  const order = address.order && props.orders.includes(address.order) ? address.order : props.order;
  const { facts: orderFacts, seed } = useOrderFacts(props, rooms, first?.seed);
  const arrange = useArrange(view === 'grid' ? 'room' : view === 'list' || view === 'cards' ? order : 'date', orderFacts, language);
  const { filters } = address;
  const { selection, isWaiting } = useSelection({
    listed,
    first,
    day,
    filters,
    found,
    isComplete: !found || !texts?.isPending,
    arrange,
    language,
    rooms: orderFacts.rooms,
    ask,
  });
  give?.({ choices: choicesName(day, filters, answer?.question), total, today, seed, selection: withRows(selection, found?.words) });
  const from = useDirection(day);
  const top = useTopOfList(`${day} ${order} ${view} ${answer?.question ?? ''} ${JSON.stringify(filters)}`);

  if (total === 0)
    return (
      <EmptyState
        sentence={t(listsAll(props) ? 'empty' : 'emptyPart')}
        action={
          <Link to="page:HomePage" className={buttonClass()}>
            {t('home')}
          </Link>
        }
      />
    );
  const clearAll = (): void => {
    question.type('');
    change(nothingChosen, 'push');
  };
  // Whoever chooses a day in the overview of all wants to see that day.
  const choiceOf = (chosen: string) => ({ ...(searching ? { in: chosen === ALL_DAYS ? '' : chosen } : { day: chosen }), viewType: '' });
  const chooseDay = (chosen: string): void => {
    // Out of the overview is a step that leads back to it; from day to day is none, arrows go through many.
    change(choiceOf(chosen), view === 'week' ? 'push' : 'replace');
  };
  return (
    <div ref={root} className={styles.programme} data-asked={question.isAsked || undefined}>
      <FilterBar
        address={address}
        question={question}
        choices={selection.choices}
        count={selection.shown.length}
        facets={[...new Set(props.filters)]}
        order={order}
        orders={[...new Set(props.orders)]}
        views={choosable(facts)}
        view={chosenView({ ...facts, isDay: true })}
        label={searchLabel(props)}
      />
      <Result
        things={props.show}
        selection={selection}
        total={total}
        day={day}
        // What is not counted yet is not told.
        question={isWaiting ? { ...question, answer: undefined } : question}
        filtered={!isWaiting && isFiltered(filters)}
      />
      {props.across && (
        <OtherKindsLine
          here={kindsInList[props.show]}
          question={answer?.question}
          isAsked={question.isAsked}
          isOnlySimilar={answer !== undefined && answer.found.fit !== 'exact'}
        />
      )}
      <div ref={top} className={styles.top} />
      <DayTabs
        things={props.show}
        scope={scope}
        days={selection.days}
        fitting={selection.fitting}
        selected={day}
        today={today}
        onSelect={chooseDay}
        hrefOf={(chosen) => address.hrefOf(choiceOf(chosen))}
      />
      {/* Outside of what another zone draws anew: its dialog stays open. */}
      {selection.shown.some(({ StartDateTime }) => StartDateTime !== null) && <ZoneLine />}
      {question.waiting || isWaiting ? (
        <RequestState request={{ ...request, data: undefined }} failed={t('failed')} retry={t('retry')} loading={<LoadingRows />}>
          {() => null}
        </RequestState>
      ) : (
        <DayPanel
          key={`${day} ${order} ${view} ${zone}`}
          from={from}
          scope={scope}
          isTab={!hasOneDay(selection)}
          day={day}
          today={today}
          order={order}
          facts={orderFacts}
          view={view}
          things={props.show}
          size={address.size}
          dayLink={{ hrefOf: (chosen) => address.hrefOf(choiceOf(chosen)), choose: chooseDay }}
          sessions={selection.shown}
          showLanguages={selection.choices.language.length > 1}
          found={answer?.found}
          nothing={
            <Nothing
              question={answer?.question}
              elsewhere={day === ALL_DAYS ? 0 : selection.fitting}
              onAllDays={() => chooseDay(ALL_DAYS)}
              onClear={clearAll}
              hrefs={{ allDays: address.hrefOf(choiceOf(ALL_DAYS)), clear: address.hrefOf(nothingChosen) }}
            />
          }
        />
      )}
      {props.across && <OtherKinds here={kindsInList[props.show]} question={answer?.question} />}
    </div>
  );
}

/** The programme day at this hour; it changes while the page is open. */
function useToday(sessions: readonly Session[], timeZone: string): string | undefined {
  const now = useNow(15 * 60_000);
  return useMemo(() => dayAt(sessions, now, dayInZone(now, timeZone)), [sessions, now, timeZone]);
}

/** From where the panel of a day comes: a later day follows, an earlier one lies before; undefined for the first one shown, and for all days. */
function useDirection(day: string): 'after' | 'before' | undefined {
  const [shown, setShown] = useState<{ day: string; from?: 'after' | 'before' }>({ day });
  if (shown.day === day) return shown.from;
  const isKnown = day !== ALL_DAYS && shown.day !== ALL_DAYS;
  const next = { day, ...(isKnown && { from: day > shown.day ? ('after' as const) : ('before' as const) }) };
  setShown(next);
  return next.from;
}

/** Scrolls to the top when another list is chosen from far down; `shown` names the list. */
function useTopOfList(shown: string) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [shown]);
  return top;
}
