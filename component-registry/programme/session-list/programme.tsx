// The programme with search, filters, days, and the resulting list or grid.
import { buttonClass, dayInZone, EmptyState, type HandedOver, Link, RequestState, useEvent, useNow, useTexts } from '#sdk';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import type { Room, Session } from '#contract/programme';
import { dayAt, firstShown, programmeDays } from '../session/programme-days.ts';
import { isFiltered } from '../session/session-filter.ts';
import type { ListedThing } from '../session/listed-session.ts';
import { limitsOf } from '../search/fuzzy-limits.ts';
import { searchRow } from '../search/search-rows.ts';
import { useQuestion } from '../search/use-question.ts';
import { DayTabs } from './day-tabs.tsx';
import { DayPanel } from './day-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { choicesName, type FirstProgramme, withRows } from './first-view.ts';
import type { Props } from './props.ts';
import { LoadingRows } from './loading.tsx';
import { partName } from './listed.ts';
import { Nothing } from './nothing.tsx';
import { Result } from './result.tsx';
import { ALL_DAYS } from './select.ts';
import { texts } from './texts.ts';
import { useCompare, useOrderFacts } from './use-order.ts';
import { useProgrammeAddress } from './use-programme-address.ts';
import { useSelection } from './use-selection.ts';
import { useWiderThan } from './use-wider-than.ts';
import styles from './view.module.css';

/** The programme as it arrives: whole, or what is on screen first. */
export type ArrivingProgramme = HandedOver<readonly ListedThing[], FirstProgramme> & {
  /** The answer it is made of; the same for every list of it. */
  source: object | undefined;
};

type ProgrammeProps = { programme: ArrivingProgramme; rooms: readonly Room[]; props: Props };

const none: readonly Session[] = [];

/** The address without search and filters. */
const nothingChosen = { q: '', in: '', track: '', room: '', type: '', language: '', group: '' };

/** Narrowest room of the grid, px: times and three rooms. From this width on the choice of a view is shown (`filter-bar.module.css`). */
const GRID_WIDTH = 900;

export function Programme({ programme: { answer: request, drawn: first, ask, give, source }, rooms, props }: ProgrammeProps) {
  const t = useTexts(texts);
  const { language, timeZone } = useEvent();
  const address = useProgrammeAddress();
  const { change } = address;
  const listed = request.data;
  const limits = limitsOf(props.search);
  const open = useCallback(async () => {
    if (!listed) {
      ask();
      throw new Error('the programme is on its way');
    }
    if (!limits) return (await import('../search/search-programme.ts')).openSearch(listed);
    const { buildShortIndex } = await import('../search/short-index.ts');
    const index = buildShortIndex(listed.map(searchRow), limits);
    return { ask: async (text: string) => index.search(text), close: () => undefined };
  }, [listed, ask, limits]);
  const rows = useCallback(() => (listed ?? none).map(searchRow), [listed]);
  const question = useQuestion({
    of: source,
    part: partName(props),
    rows,
    limits,
    open,
    written: address.question,
    write: useWrite(change),
  });
  const { answer } = question;
  const found = useMemo(() => answer && { question: answer.question, ids: new Set(answer.found.ids), words: answer.found.words }, [answer]);
  const isAnswered = !question.isAsked || question.typed.trim() === answer?.question;
  useEffect(() => {
    if (!isAnswered) ask();
  }, [isAnswered, ask]);

  const todayNow = useToday(listed ?? none, timeZone);
  const today = listed ? todayNow : first?.today;
  const total = listed?.length ?? first?.total ?? 0;
  const days = useMemo(() => (listed ? programmeDays(listed) : (first?.selection.days ?? [])), [listed, first]);
  const known = (day: string): string | undefined => (day === ALL_DAYS || days.some((each) => each.day === day) ? day : undefined);
  const searching = answer !== undefined || question.waiting;
  const day = known(searching ? address.searchDay : address.day) ?? (searching ? ALL_DAYS : (firstShown(days, today) ?? ALL_DAYS));

  const scope = useId();
  const root = useRef<HTMLDivElement>(null);
  const wide = useWiderThan(root, GRID_WIDTH);
  const wanted = props.views.find((view) => view === address.view) ?? props.views[0]!;
  const view = day !== ALL_DAYS && wide ? wanted : 'list';

  const order = address.order && props.orders.includes(address.order) ? address.order : props.order;
  const { facts, seed } = useOrderFacts(props, rooms, first?.seed);
  const compare = useCompare(view === 'grid' ? 'room' : order, facts, language);
  const { filters } = address;
  const { selection, isWaiting } = useSelection({ listed, first, day, filters, found, compare, language, ask });
  give?.({ choices: choicesName(day, filters, answer?.question), total, today, seed, selection: withRows(selection, found?.words) });
  const top = useTopOfList(`${day} ${order} ${view} ${answer?.question ?? ''} ${JSON.stringify(filters)}`);

  if (total === 0)
    return (
      <EmptyState
        sentence={t('empty')}
        action={
          <Link to="page:HomePage" className={buttonClass()}>
            {t('home')}
          </Link>
        }
      />
    );
  const clearAll = (): void => {
    question.type('');
    change(nothingChosen);
  };
  const choiceOf = (chosen: string) => (searching ? { in: chosen === ALL_DAYS ? '' : chosen } : { day: chosen });
  const chooseDay = (chosen: string): void => change(choiceOf(chosen));
  return (
    <div ref={root} className={styles.programme}>
      <FilterBar
        address={address}
        question={question}
        choices={selection.choices}
        facets={[...new Set(props.filters)]}
        order={order}
        orders={[...new Set(props.orders)]}
        view={props.views.length > 1 ? (wide ? wanted : 'list') : undefined}
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
      {question.waiting || isWaiting ? (
        <RequestState request={{ ...request, data: undefined }} failed={t('failed')} retry={t('retry')} loading={<LoadingRows />}>
          {() => null}
        </RequestState>
      ) : (
        <DayPanel
          key={`${day} ${order} ${view}`}
          scope={scope}
          day={day}
          today={today}
          order={order}
          facts={facts}
          view={view}
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
    </div>
  );
}

const useWrite = (change: (changes: { q: string; in?: string }) => void): ((question: string) => void) =>
  useMemo(() => (q) => change(q === '' ? { q, in: '' } : { q }), [change]);

/** The programme day at this hour; it changes while the page is open. */
function useToday(sessions: readonly Session[], timeZone: string): string | undefined {
  const now = useNow(15 * 60_000);
  return useMemo(() => dayAt(sessions, now, dayInZone(now, timeZone)), [sessions, now, timeZone]);
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
