// The row of the rooms' names above the grid. Each column has its own heading for screen readers, so the row is hidden from them.
import { useTexts } from '#sdk';
import type { RefObject } from 'react';
import type { GridRoom } from '../session/room-grid.ts';
import { texts } from './texts.ts';
import styles from './grid-heads.module.css';

type GridHeadsProps = {
  rooms: readonly GridRoom[];
  /** What scrolls with the sessions. */
  strip: RefObject<HTMLDivElement | null>;
};

export function GridHeads({ rooms, strip }: GridHeadsProps) {
  const t = useTexts(texts);
  return (
    <div aria-hidden className={styles.heads}>
      <div />
      <div ref={strip} className={styles.strip}>
        <div className={styles.names}>
          {rooms.map(({ id, name }) => (
            <div key={id} className={styles.name}>
              <span>{name || t('noRoom')}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
