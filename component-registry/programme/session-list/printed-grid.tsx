// The grid on paper: a few rooms and hours a sheet, so that no session is cut by the end of a page; nothing else of the page is printed.
import { classNames, placeOfZone, useDates, useEvent, useTexts, useZone } from '#sdk';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { printSheets } from '../session/print-sheets.ts';
import type { RoomGrid } from '../session/room-grid.ts';
import { GridHours } from './grid-rail.tsx';
import { gridSize } from './grid-scale.ts';
import { AcrossRooms, RoomColumn } from './room-column.tsx';
import { texts } from './texts.ts';
import heads from './grid-heads.module.css';
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

const HOUR = 3_600_000;
const nothing = (): void => undefined;

export function PrintedGrid({ day, grid, now, showLanguages, children }: PrintedGridProps) {
  const t = useTexts(texts);
  const root = useRef<HTMLDivElement>(null);
  usePaper(root);
  const { name } = useEvent();
  const dates = useDates('UTC');
  const zone = placeOfZone(useZone());
  const sheets = printSheets(grid);
  const shared = { now, size: 'comfortable', stop: '', onKeyDown: nothing, onPress: nothing, showLanguages } as const;
  return (
    <div ref={root} className={paper.paper}>
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
            <div aria-hidden className={heads.heads}>
              <div className={heads.corner} />
              <div className={heads.strip}>
                <div className={heads.names}>
                  {sheet.rooms.map(({ id, name: room }) => (
                    <div key={id} className={heads.name}>
                      <span>{room || t('noRoom')}</span>
                    </div>
                  ))}
                </div>
              </div>
            </div>
            <div className={styles.grid}>
              <GridHours from={sheet.from} to={sheet.to} now={now} size="comfortable" other={undefined} />
              {sheet.across.length > 0 && (
                <AcrossRooms cells={sheet.across} from={sheet.from} paperHours={(sheet.to - sheet.from) / HOUR} {...shared} />
              )}
              {sheet.rooms.map((room) => (
                <RoomColumn key={room.id} room={room} from={sheet.from} paperHours={(sheet.to - sheet.from) / HOUR} {...shared} />
              ))}
            </div>
          </div>
        </section>
      ))}
      {children}
    </div>
  );
}

/** Marks what the sheets stand in, up to the page: nothing else of it is printed. */
function usePaper(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around: HTMLElement[] = [];
    for (let one = root.current?.parentElement; one; one = one.parentElement) around.push(one);
    for (const one of around) one.dataset['paper'] = '';
    return () => {
      for (const one of around) delete one.dataset['paper'];
    };
  }, [root]);
}
