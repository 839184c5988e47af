// The grid in which a component lays out the children of one of its slots.
import type { CSSProperties, ReactNode } from 'react';
import styles from './slot-grid.module.css';

type SlotGridProps = {
  children: ReactNode;
  /** 0: each child has its own size in twelve columns; 1 to 4: that number of equal columns, fewer if there is less space. */
  columns?: 0 | 1 | 2 | 3 | 4;
};

export function SlotGrid({ children, columns = 0 }: SlotGridProps) {
  return columns === 0 ? (
    <div className={`grid ${styles.slot}`}>{children}</div>
  ) : (
    <div className={`${styles.columns} ${styles.slot}`} style={{ '--most': columns } as CSSProperties}>
      {children}
    </div>
  );
}
