// The day as a grid of rooms and times, or as a timeline on a phone: the page scrolls through the day, the grid through the rooms; heads and times stay, arrow keys move between sessions.
import { classNames, useDates, useNow, useTexts, useZone } from '#sdk';
import { useId, useMemo, useRef, useState } from 'react';
import type { ListedThing } from '../session/listed-session.ts';
import { laneGrid, roomGrid } from '../session/room-grid.ts';
import { useOtherClock } from '../session/own-time.ts';
import { SessionRows } from '../session/session-rows.tsx';
import { usePrinting } from '../session/use-printing.ts';
import { foldRooms } from './fold-rooms.ts';
import { GridHeads } from './grid-heads.tsx';
import { GridHours, GridNow } from './grid-rail.tsx';
import { gridSize } from './grid-scale.ts';
import { PrintedGrid } from './printed-grid.tsx';
import { AcrossRooms, RoomColumn } from './room-column.tsx';
import { SessionSheet } from './session-sheet.tsx';
import { laterTexts } from './later/texts.ts';
import { texts } from './texts.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridWidth } from './use-grid-width.ts';
import { useRoomScroll } from './use-room-scroll.ts';
import type { ViewSize } from './views.ts';
import lines from './grid-cell.module.css';
import styles from './room-grid-view.module.css';

/** Whether the reader wants to see all rooms: on the other days, too. */
let isUnfolded = false;

/** Scrolls the page so that now is in its upper half. */
function showNow(root: HTMLElement | null): void {
  const top = root?.querySelector('[data-now]')?.getBoundingClientRect().top;
  if (top === undefined) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  window.scrollBy({ top: top - window.innerHeight * 0.4, behavior });
}

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
  const [isWhole, setWhole] = useState(isUnfolded);
  const isPrinting = usePrinting();
  const { grid, fold } = useMemo(() => {
    const whole = (view === 'grid' ? roomGrid : laneGrid)(sessions, zone);
    const { shown, more, canFold } = foldRooms(whole.rooms, isWhole || isPrinting || view === 'timeline');
    const turn = (): void => setWhole((isUnfolded = more > 0));
    return { grid: { ...whole, rooms: shown }, fold: canFold && view === 'grid' ? { more, turn } : undefined };
  }, [sessions, zone, view, isWhole, isPrinting]);
  const other = useOtherClock(grid.from);
  const now = useNow();
  const help = useId();
  const root = useRef<HTMLDivElement>(null);
  useGridWidth(root);
  const { body, strip, turnPage } = useRoomScroll(`${view} ${day}`);
  const { opened, close, onSheetKeyDown, ...keys } = useGridKeys(grid, root, view === 'grid');
  const shared = { from: grid.from, now, size: viewSize, showLanguages, ...keys };
  const isNow = grid.from <= now && now < grid.to;
  const isOnPaper = isPrinting && view === 'grid' && grid.rooms.length > 0;
  const loose = <Loose sessions={grid.loose} now={now} />;
  return (
    <div ref={root} className={classNames(styles.view, view === 'grid' && lines.sheet)} data-view={view} data-size={viewSize}>
      <h2 className="visually-hidden">{dates.longDate(day)}</h2>
      <p id={help} className="visually-hidden">
        {view === 'grid' ? t('gridHelp') : later('timelineHelp')}
      </p>
      {grid.rooms.length > 0 && (
        <div
          role="group"
          aria-label={view === 'grid' ? t('gridLabel', { day: dates.longDate(day) }) : later('timelineLabel', { day: dates.longDate(day) })}
          aria-describedby={help}
          className={classNames(styles.region, lines.region)}
          style={gridSize(grid)}
          data-print={isOnPaper ? 'none' : undefined}
          data-sheet={opened && true}
          data-clocks={other && 2}
          data-folds={fold && true}
        >
          {view === 'grid' && (
            <GridHeads
              rooms={grid.rooms}
              strip={strip}
              fold={fold}
              otherZone={other?.zone}
              toNow={isNow ? () => showNow(root.current) : undefined}
              turnPage={turnPage}
            />
          )}
          <div ref={body} className={styles.body}>
            <div className={styles.grid}>
              <GridHours from={grid.from} to={grid.to} now={now} size={viewSize} other={other} />
              {grid.across.length > 0 && <AcrossRooms cells={grid.across} {...shared} />}
              {grid.rooms.map((room) => (
                <RoomColumn key={room.id} room={room} {...shared} />
              ))}
              {isNow && <GridNow at={now - grid.from} now={now} />}
            </div>
          </div>
        </div>
      )}
      {opened && <SessionSheet {...opened} now={now} showLanguages={showLanguages} onKeyDown={onSheetKeyDown} onClose={close} />}
      {isOnPaper ? (
        <PrintedGrid day={day} grid={grid} now={now} showLanguages={showLanguages}>
          {loose}
        </PrintedGrid>
      ) : (
        loose
      )}
    </div>
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
