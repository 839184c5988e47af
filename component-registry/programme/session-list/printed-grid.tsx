// The grid on paper: a few rooms and hours a sheet, so that no session is cut by the end of a page; nothing else of the page is printed.
import { classNames, placeOfZone, useDates, useEvent, useZone } from '#sdk';
import type { ReactNode } from 'react';
import { printSheets } from '../session/print-sheets.ts';
import type { RoomGrid } from '../session/room-grid.ts';
import { GridTimes, gridSize } from './grid-times.tsx';
import { AcrossRooms, RoomColumn } from './room-column.tsx';
import paper from './printed-grid.module.css';
import lines from './grid-cell.module.css';
import styles from './room-grid-view.module.css';

type PrintedGridProps = {
  /** YYYY-MM-DD. */
  day: string;
  grid: RoomGrid;
  /** Instant, ms. */
  now: number;
  showLanguages: boolean;
  /** What follows the sheets: sessions without a time. */
  children: ReactNode;
};

const nothing = (): void => undefined;

export function PrintedGrid({ day, grid, now, showLanguages, children }: PrintedGridProps) {
  const { name } = useEvent();
  const dates = useDates('UTC');
  const zone = placeOfZone(useZone());
  const sheets = printSheets(grid);
  const shared = { now, stop: '', onKeyDown: nothing, showLanguages };
  return (
    <div className={paper.paper}>
      {sheets.map((sheet, index) => (
        <section key={`${sheet.rooms[0]!.id} ${sheet.from}`} className={paper.sheet}>
          <h2 className={paper.caption}>
            <span>{name}</span>
            <span>{dates.longDate(day)}</span>
            <span>{zone}</span>
            <span className={paper.number}>
              {index + 1}/{sheets.length}
            </span>
          </h2>
          <div className={classNames(styles.region, lines.region, paper.region)} style={gridSize(sheet)}>
            <div className={styles.grid}>
              <GridTimes from={sheet.from} to={sheet.to} />
              {sheet.across.length > 0 && <AcrossRooms cells={sheet.across} from={sheet.from} {...shared} />}
              {sheet.rooms.map((room) => (
                <RoomColumn key={room.id} room={room} from={sheet.from} {...shared} />
              ))}
            </div>
          </div>
        </section>
      ))}
      {children}
    </div>
  );
}
