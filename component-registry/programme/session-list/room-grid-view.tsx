// The day as a grid of rooms and times, or as a timeline on a phone: heads and times stay while it scrolls, arrow keys move between sessions.
import { classNames, useDates, useNow, useTexts, useZone } from '#sdk';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListedThing } from '../session/listed-session.ts';
import { laneGrid, nextCell, type RoomGrid, roomGrid, roomOf } from '../session/room-grid.ts';
import { SessionRows } from '../session/session-rows.tsx';
import { usePrinting } from '../session/use-printing.ts';
import { GridTimes, gridSize, minutesFrom } from './grid-times.tsx';
import { PrintedGrid } from './printed-grid.tsx';
import { AcrossRooms, RoomColumn } from './room-column.tsx';
import { laterTexts } from './later/texts.ts';
import { texts } from './texts.ts';
import type { ViewSize } from './views.ts';
import lines from './grid-cell.module.css';
import styles from './room-grid-view.module.css';

type RoomGridViewProps = {
  /** YYYY-MM-DD. */
  day: string;
  /** In the order of their rooms. */
  sessions: readonly ListedThing[];
  showLanguages: boolean;
  view: 'grid' | 'timeline';
  size: ViewSize;
};

export function RoomGridView({ day, sessions, showLanguages, view, size: viewSize }: RoomGridViewProps) {
  const t = useTexts(texts);
  const later = useTexts(laterTexts);
  const dates = useDates('UTC');
  const zone = useZone();
  const grid = useMemo(() => (view === 'grid' ? roomGrid : laneGrid)(sessions, zone), [sessions, zone, view]);
  const now = useNow();
  const help = useId();
  const region = useScrollKept(`${view} ${day}`, grid, now);
  const { stop, onKeyDown } = useArrows(grid);
  const shared = { from: grid.from, now, stop, onKeyDown, showLanguages };
  const printing = usePrinting() && view === 'grid' && grid.rooms.length > 0;
  const loose = <Loose sessions={grid.loose} now={now} />;
  return (
    <div className={classNames(styles.view, view === 'grid' && lines.sheet)} data-view={view} data-size={viewSize}>
      <h2 className="visually-hidden">{dates.longDate(day)}</h2>
      <p id={help} className="visually-hidden">
        {view === 'grid' ? t('gridHelp') : later('timelineHelp')}
      </p>
      {grid.rooms.length > 0 && (
        <div
          ref={region}
          role="group"
          aria-label={view === 'grid' ? t('gridLabel', { day: dates.longDate(day) }) : later('timelineLabel', { day: dates.longDate(day) })}
          aria-describedby={help}
          className={classNames(styles.region, lines.region)}
          style={gridSize(grid)}
          data-print={printing ? 'none' : undefined}
        >
          <div className={styles.grid}>
            <GridTimes from={grid.from} to={grid.to} />
            {grid.across.length > 0 && <AcrossRooms cells={grid.across} {...shared} />}
            {grid.rooms.map((room) => (
              <RoomColumn key={room.id} room={room} {...shared} />
            ))}
            {grid.from <= now && now < grid.to && <NowLine at={now - grid.from} now={now} />}
          </div>
        </div>
      )}
      {printing ? (
        <PrintedGrid day={day} grid={grid} now={now} showLanguages={showLanguages}>
          {loose}
        </PrintedGrid>
      ) : (
        loose
      )}
    </div>
  );
}

/** The line of now behind the sessions, with its time on the rail. */
function NowLine({ at, now }: { at: number; now: number }) {
  const dates = useDates();
  return (
    <>
      <div className={lines.now} style={minutesFrom(at)} />
      <div aria-hidden className={lines.nowRail}>
        <span className={lines.nowTime} style={minutesFrom(at)}>
          {dates.time(now)}
        </span>
      </div>
    </>
  );
}

function Loose({ sessions, now }: { sessions: readonly ListedThing[]; now: number }) {
  const t = useTexts(texts);
  if (sessions.length === 0) return null;
  return (
    <section>
      <h3 className={styles.loose}>{t('withoutTime')}</h3>
      <SessionRows sessions={sessions} now={now} when="until" lines="none" />
    </section>
  );
}

/** Scroll position of each view and day, for going back from a session. */
const places = new Map<string, { left: number; top: number }>();

/** Starts at the previous position; the first time at the current time. */
function useScrollKept(day: string, { from, to }: RoomGrid, now: number) {
  const region = useRef<HTMLDivElement>(null);
  const opened = useRef(now);
  useLayoutEffect(() => {
    const element = region.current;
    const known = places.get(day);
    if (!element) return;
    if (known) Object.assign(element, { scrollLeft: known.left, scrollTop: known.top });
    else if (from <= opened.current && opened.current < to)
      element.scrollTop = ((opened.current - from) / (to - from)) * element.scrollHeight - element.clientHeight / 3;
  }, [day, from, to]);
  useEffect(() => {
    const element = region.current;
    return () => {
      if (element) places.set(day, { left: element.scrollLeft, top: element.scrollTop });
    };
  }, [day]);
  return region;
}

/** One stop for the Tab key; arrows, Home and End move it. */
function useArrows(grid: RoomGrid): { stop: string; onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void } {
  const first = grid.rooms[0]?.cells[0]?.session.Id ?? '';
  const [chosen, choose] = useState(first);
  const isThere = roomOf(grid, chosen) !== -1 || grid.across.some(({ session }) => session.Id === chosen);
  const stop = isThere ? chosen : first;
  // The room to go on in behind a break.
  const room = useRef(0);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLAnchorElement>): void => {
      const towards = directionOf(event);
      if (!towards) return;
      event.preventDefault();
      const from = event.currentTarget.dataset['session'] ?? '';
      const here = roomOf(grid, from);
      if (here !== -1) room.current = here;
      const to = nextCell(grid, from, towards, room.current);
      if (!to) return;
      choose(to.Id);
      event.currentTarget
        .closest('[role=group]')
        ?.querySelector<HTMLElement>(`[data-session="${CSS.escape(to.Id)}"]`)
        ?.focus();
    },
    [grid],
  );
  return { stop, onKeyDown };
}

function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Parameters<typeof nextCell>[2] | undefined {
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const keys: Readonly<Record<string, Parameters<typeof nextCell>[2]>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: rightToLeft ? 'after' : 'before',
    ArrowRight: rightToLeft ? 'before' : 'after',
    Home: 'first',
    End: 'last',
  };
  return keys[key];
}
