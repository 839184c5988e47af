// The list: groups of sessions under their times, only those near the screen drawn where the programme is long.
import { Button, useDates, useEvent, useNow, useTexts } from '#sdk';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import type { Session } from '#contract/programme';
import type { Found } from '../search-index.ts';
import type { SessionOrder } from '../session-order.ts';
import { BestMatches, Group } from './group.tsx';
import { bestItems, type ListItem, listItems } from './list-items.ts';
import { texts } from './texts.ts';
import { usePrinting } from './use-printing.ts';
import styles from './group-list.module.css';

export type GroupListProps = {
  day: string;
  today: string | undefined;
  order: SessionOrder;
  sessions: readonly Session[];
  showLanguages: boolean;
  found: Found | undefined;
};

/** Up to so many sessions all are drawn: they can be found by the browser's own search, and cost little. */
const ALL_DRAWN = 80;

/** Heights of lists left by going to a session, so that the way back finds every row where it was. */
const measured = new Map<string, CacheSnapshot>();

export function GroupList({ day, today, order, sessions, showLanguages, found }: GroupListProps) {
  const { language } = useEvent();
  const now = useNow();
  const items = useMemo(
    () => [...bestItems(sessions, found?.ids), ...listItems(sessions, order, language, today, now)],
    [sessions, found, order, language, today, now],
  );
  const printing = usePrinting();
  const draw = (item: ListItem): ReactElement => {
    if (item.kind === 'day') return <DayHead key={item.key} day={item.day} count={item.count} />;
    if (item.kind === 'now') return <NowLine key={item.key} now={now} />;
    if (item.kind === 'best')
      return <BestMatches key={item.key} sessions={item.sessions} now={now} showLanguages={showLanguages} found={found?.words} />;
    return <Group key={item.key} group={item.group} now={now} order={order} showLanguages={showLanguages} found={found?.words} />;
  };
  const long = sessions.length > ALL_DRAWN && !printing;
  return (
    <div className={styles.list} data-order={order}>
      {long ? <Drawn name={`${day} ${order}`} items={items} draw={draw} /> : items.map(draw)}
    </div>
  );
}

type DrawnProps = { name: string; items: readonly ListItem[]; draw: (item: ListItem) => ReactElement };

/** Draws what is near the screen; the window scrolls. */
function Drawn({ name, items, draw }: DrawnProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const key = `${name} ${items.length}`;
  const [known] = useState(() => measured.get(key));
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle) measured.set(key, handle.cache);
    };
  }, [key]);
  const place = items.findIndex(({ kind }) => kind === 'now');
  return (
    <>
      {place > 0 && <JumpToNow onJump={() => list.current?.scrollToIndex(place, { align: 'center' })} />}
      <WindowVirtualizer ref={list} data={items} cache={known} bufferSize={600}>
        {draw}
      </WindowVirtualizer>
    </>
  );
}

function JumpToNow({ onJump }: { onJump: () => void }) {
  const t = useTexts(texts);
  return (
    <p className={styles.jump} data-print="none">
      <Button variant="quiet" size="small" onClick={onJump}>
        {t('jumpToNow')}
      </Button>
    </p>
  );
}

function DayHead({ day, count }: { day: string; count: number }) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  return (
    <h2 className={styles.day}>
      {day === '' ? t('noDay') : dates.longDate(day)} <span className={styles.count}>{t('sessions', { count })}</span>
    </h2>
  );
}

function NowLine({ now }: { now: number }) {
  const t = useTexts(texts);
  const dates = useDates();
  return (
    <p className={styles.now}>
      <span>{t('now', { time: dates.time(now) })}</span>
    </p>
  );
}
