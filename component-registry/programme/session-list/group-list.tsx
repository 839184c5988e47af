// The list: groups of sessions by time; of a long programme only those near the screen are drawn.
import { useDates, useDevice, useEvent, useNow, useTexts } from '#sdk';
import { type ReactElement, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Found } from '../search/search-index.ts';
import type { ListedThing } from '../session/listed-session.ts';
import type { OrderFacts, SessionOrder } from '../session/session-order.ts';
import { BestMatches, Group } from './group.tsx';
import { bestItems, foldEarlier, hoursOf, type ListItem, listItems } from './list-items.ts';
import { DayHead, Earlier, Hours, JumpToNow, NowLine } from './list-marks.tsx';
import { usePrinting } from '../session/use-printing.ts';
import { VirtualList } from '../session/virtual-list.tsx';
import type { Props } from './props.ts';
import { ALL_DAYS } from './select.ts';
import { texts } from './texts.ts';
import { useFindInPage } from './use-find-in-page.ts';
import type { ViewSize } from './views.ts';
import styles from './group-list.module.css';

export type GroupListProps = {
  day: string;
  today: string | undefined;
  order: SessionOrder;
  facts: OrderFacts;
  sessions: readonly ListedThing[];
  showLanguages: boolean;
  view: 'list' | 'cards';
  /** What is listed: only sessions are counted as such. */
  things: Props['show'];
  size: ViewSize;
  found: Found | undefined;
};

/** Up to this number all sessions are drawn: the browser's own search finds them, and they cost little. */
const ALL_DRAWN = 80;

/** From this number of sessions on a day has its hours to jump to. */
const WITH_HOURS = 40;

const HOUR = 3_600_000;
/** Days of which somebody has opened what is over; kept for going back from a session. */
const opened = new Set<string>();

/** Most pieces of the list that the server draws. */
const DRAWN_AT_ONCE = 300;

export function GroupList({ day, today, order, facts, sessions, showLanguages, view, things, size, found }: GroupListProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const now = useNow();
  const dates = useDates();
  const printing = usePrinting();
  const [isOpen, setOpen] = useState(opened.has(day));
  // Not on the server, nor while what it has written is taken over.
  const isTakenOver = useDevice(() => true, false);
  // Whoever searches, in the page too, or prints wants all of it.
  const isMany = sessions.length > ALL_DRAWN;
  // A long list has the same pieces as the server has drawn, whoever draws it: with others, rows would stand at heights that are not theirs.
  const closed = isTakenOver && !isMany ? 'folded' : 'marked';
  const list = useRef<HTMLDivElement>(null);
  const isFinding = useFindInPage(list, isMany);
  const isFolding = order === 'date' && found === undefined && !printing && !isFinding;
  const items = useMemo(() => {
    const all = [...bestItems(sessions, found?.ids), ...listItems(sessions, order, language, today, now, facts)];
    return isFolding ? foldEarlier(all, today, now, isOpen ? 'open' : closed) : all;
  }, [sessions, found, order, language, today, now, facts, isFolding, isOpen, closed]);
  const hours = useMemo(
    () =>
      order === 'date' && day !== ALL_DAYS && found === undefined && sessions.length >= WITH_HOURS
        ? hoursOf(items, (instant) => dates.time(Math.floor(instant / HOUR) * HOUR))
        : [],
    [items, order, day, found, sessions, dates],
  );
  const virtual = useRef<WindowVirtualizerHandle>(null);
  const { line, jump } = useJump(
    virtual,
    items.findIndex(({ kind }) => kind === 'now'),
  );
  const draw = (item: ListItem): ReactElement => {
    if (item.kind === 'day')
      return <DayHead key={item.key} day={item.day} count={item.count} isSessions={things === 'sessions' || things === 'all'} />;
    if (item.kind === 'earlier')
      return (
        <Earlier
          key={item.key}
          count={item.count}
          isOpen={isOpen}
          onPress={() => {
            if (isOpen) opened.delete(day);
            else opened.add(day);
            setOpen(!isOpen);
          }}
        />
      );
    if (item.kind === 'now') return <NowLine key={item.key} now={now} ref={line} />;
    if (item.kind === 'group' && item.isOver && isTakenOver) return <div key={item.key} className={styles.over} data-over="" />;
    const shared = { now, showLanguages, asCards: view === 'cards', isCompact: size === 'compact', found: found?.words };
    if (item.kind === 'best') return <BestMatches key={item.key} sessions={item.sessions} {...shared} />;
    const group = <Group key={item.key} group={item.group} order={order} today={item.group.day === today} {...shared} />;
    return item.isOver ? (
      <div key={item.key} className={styles.over} data-over="">
        {group}
      </div>
    ) : (
      group
    );
  };
  const long = isMany && !printing && !isFinding;
  const onHour = (index: number): void => {
    const group = items[index]!.key;
    const above = list.current ? parseFloat(getComputedStyle(list.current).scrollMarginBlockStart) : 0;
    if (long && virtual.current) virtual.current.scrollToIndex(index, { align: 'start', offset: -above });
    else list.current?.querySelector(`[data-group="${CSS.escape(group)}"]`)?.scrollIntoView({ block: 'start' });
  };
  const isJumping = jump && !items.some(({ kind }) => kind === 'earlier' && !isOpen);
  return (
    <div ref={list} className={styles.list} data-order={order} data-hours={hours.length > 2 || undefined}>
      {hours.length > 2 && <Hours hours={hours} onHour={onHour} />}
      {isJumping && <JumpToNow onJump={jump} />}
      {long ? (
        <VirtualList
          name={`${day} ${order} ${view} ${size}`}
          items={items}
          draw={draw}
          list={virtual}
          most={DRAWN_AT_ONCE}
          cut={t('cut')}
        />
      ) : (
        items.map(draw)
      )}
      {long && <p className={styles.end}>{t('noMore')}</p>}
    </div>
  );
}

/** Returns a function that scrolls to the line of now, the piece at `place`, and focuses it, also if it is not drawn yet; undefined without one. */
function useJump(virtual: RefObject<WindowVirtualizerHandle | null>, place: number) {
  const drawn = useRef<HTMLElement>(null);
  const wanted = useRef(false);
  const line = useCallback((element: HTMLElement | null) => {
    drawn.current = element;
    if (!element || !wanted.current) return;
    wanted.current = false;
    element.focus({ preventScroll: true });
  }, []);
  const jump = (): void => {
    if (virtual.current) virtual.current.scrollToIndex(place, { align: 'center' });
    else drawn.current?.scrollIntoView({ block: 'center' });
    wanted.current = drawn.current === null;
    drawn.current?.focus({ preventScroll: true });
  };
  return { line, jump: place > 0 ? jump : undefined };
}
