// The card that organisers and QA see in place of a broken placement: its name, its place in the file, the reason.
import type { ReactNode } from 'react';
import type { PlacementContext } from '../renderer/placement.tsx';
import { framed } from '../renderer/view-props.ts';
import styles from './broken-card.module.css';

export const brokenCard: NonNullable<PlacementContext['card']> = (problem, node, frame): ReactNode => (
  <section {...framed(frame, styles.card)} aria-label={`Problem in ${node.id}`}>
    <p className={styles.name}>
      {node.name || 'A placement'} <span className={styles.id}>{node.id}</span>
    </p>
    <p className={styles.reason}>
      {problem.message}
      {problem.suggestion && <> — did you mean {problem.suggestion}?</>}
    </p>
    <p className={styles.place}>
      {problem.file}
      {problem.pointer && ` ${problem.pointer}`} · {problem.code}
    </p>
  </section>
);
