// Skeletons: the final shape of loading content, so that nothing moves when it arrives.
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Kind of content. `text` is as tall as a line of its surroundings. */
  shape?: 'text' | 'title' | 'picture' | 'avatar' | 'button' | 'badge';
  /** Width as CSS (`60%`, `12rem`); the whole line by default. */
  width?: string;
  /** Lines of text; the last is shorter, as text is. */
  lines?: number;
};

/** One shape, silent for screen readers; `SkeletonArea` has the announcement. */
export function Skeleton({ shape = 'text', width, lines = 1 }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, aspectRatio: shape === 'picture' ? '16 / 9' : undefined };
  if (lines === 1) return <span aria-hidden className={classNames(styles.skeleton, styles[shape])} style={style} />;
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={classNames(styles.skeleton, styles[shape])}
          style={{ ...style, inlineSize: line === lines - 1 ? '62%' : width }}
        />
      ))}
    </span>
  );
}

type SkeletonAreaProps = {
  /** Announced once to screen readers: `The programme is loading`. */
  label: string;
  children: ReactNode;
  className?: string;
};

/** The skeletons of one region; appears after a moment, so that a fast answer never flashes. */
export function SkeletonArea({ label, children, className }: SkeletonAreaProps) {
  return (
    <div className={classNames(styles.area, className)} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
