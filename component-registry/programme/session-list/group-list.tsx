// The list: groups of sessions by time; of a long programme only those near the screen are drawn.
import { useEvent, useNow, useTexts } from '#sdk';
import { type ReactElement, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Found } from '../search/search-index.ts';
import type { ListedThing } from '../session/listed-session.ts';
import type { OrderFacts, SessionOrder } from '../session/session-order.ts';
import { BestMatches, Group } from './group.tsx';
import { bestItems, type ListItem, listItems } from './list-items.ts';
import { DayHead, JumpToNow, NowLine } from './list-marks.tsx';
import { usePrinting } from '../session/use-printing.ts';
import { VirtualList } from '../session/virtual-list.tsx';
import { texts } from './texts.ts';
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
  size: ViewSize;
  found: Found | undefined;
};

/** Up to this number all sessions are drawn: the browser's own search finds them, and they cost little. */
const ALL_DRAWN = 80;

/** Most pieces of the list that the server draws. */
const DRAWN_AT_ONCE = 300;

export function GroupList({ day, today, order, facts, sessions, showLanguages, view, size, found }: GroupListProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const now = useNow();
  const items = useMemo(
    () => [...bestItems(sessions, found?.ids), ...listItems(sessions, order, language, today, now, facts)],
    [sessions, found, order, language, today, now, facts],
  );
  const printing = usePrinting();
  const virtual = useRef<WindowVirtualizerHandle>(null);
  const { line, jump } = useJump(
    virtual,
    items.findIndex(({ kind }) => kind === 'now'),
  );
  const draw = (item: ListItem): ReactElement => {
    if (item.kind === 'day') return <DayHead key={item.key} day={item.day} count={item.count} isSessions={!sessions[0]?.Part} />;
    if (item.kind === 'now') return <NowLine key={item.key} now={now} ref={line} />;
    const shared = { now, showLanguages, asCards: view === 'cards', isCompact: size === 'compact', found: found?.words };
    if (item.kind === 'best') return <BestMatches key={item.key} sessions={item.sessions} {...shared} />;
    return <Group key={item.key} group={item.group} order={order} today={item.group.day === today} {...shared} />;
  };
  const long = sessions.length > ALL_DRAWN && !printing;
  return (
    <div className={styles.list} data-order={order}>
      {jump && <JumpToNow onJump={jump} />}
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
