// The row of the rooms' names above the grid, and what leads on to further rooms. Each column has its own heading for screen readers, so the names are hidden from them.
import { ArrowIcon, Button, ClockIcon, IconButton, placeOfZone, useTexts, useZone } from '#sdk';
import type { RefObject } from 'react';
import type { GridRoom } from '../session/room-grid.ts';
import { laterTexts } from './later/texts.ts';
import { texts } from './texts.ts';
import styles from './grid-heads.module.css';

type GridHeadsProps = {
  rooms: readonly GridRoom[];
  /** What scrolls with the sessions. */
  strip: RefObject<HTMLDivElement | null>;
  /** Rooms left out, and what shows or leaves them out; undefined where there are too few. */
  fold: { more: number; turn: () => void } | undefined;
  /** Zone of the second clock; undefined for one. */
  otherZone: string | undefined;
  /** Scrolls to now; undefined where that is not on this day. */
  toNow: (() => void) | undefined;
  /** Scrolls by a window of rooms, backwards with -1. */
  turnPage: (towards: -1 | 1) => void;
};

export function GridHeads({ rooms, strip, fold, otherZone, toNow, turnPage }: GridHeadsProps) {
  const t = useTexts(texts);
  const later = useTexts(laterTexts);
  const zone = useZone();
  return (
    <div className={styles.heads}>
      <div className={styles.corner}>
        {toNow && <IconButton size="small" label={t('jumpToNow')} icon={<ClockIcon />} onClick={toNow} />}
        {otherZone !== undefined && (
          <div aria-hidden className={styles.zones}>
            <span>{placeOfZone(zone)}</span>
            <span>{placeOfZone(otherZone)}</span>
          </div>
        )}
      </div>
      <div ref={strip} aria-hidden className={styles.strip}>
        <div className={styles.names}>
          {rooms.map(({ id, name }) => (
            <div key={id} className={styles.name}>
              <span>{name || t('noRoom')}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.tools}>
        {fold && (
          <Button variant="quiet" size="small" className={styles.more} aria-expanded={fold.more === 0} onClick={fold.turn}>
            {fold.more === 0 ? later('fewerRooms') : later('moreRooms', { count: fold.more })}
          </Button>
        )}
        {/* The keyboard has its arrows. */}
        <IconButton
          className={styles.back}
          tabIndex={-1}
          size="small"
          label={later('roomsBefore')}
          icon={<ArrowIcon />}
          onClick={() => turnPage(-1)}
        />
        <IconButton
          className={styles.on}
          tabIndex={-1}
          size="small"
          label={later('roomsAfter')}
          icon={<ArrowIcon />}
          onClick={() => turnPage(1)}
        />
      </div>
    </div>
  );
}
