// The place for what a question finds among other kinds; its code and data come once a question is answered, in the browser alone.
import { useDevice } from '#sdk';
import { lazy, Suspense } from 'react';
import type { SearchKind } from './kinds.ts';
import { rowsOfKind } from './searched-rows.ts';
import styles from './place.module.css';

const OtherCounts = lazy(() => import('./other-hits.tsx').then((code) => ({ default: code.OtherCounts })));
const OtherHitLists = lazy(() => import('./other-hits.tsx').then((code) => ({ default: code.OtherHitLists })));

type OtherKindsProps = {
  /** What the list itself shows, which is not offered again; the same list of kinds each time. */
  here: readonly SearchKind[];
  /** The answered question; undefined for none. */
  question: string | undefined;
};

type OtherKindsLineProps = OtherKindsProps & {
  isAsked: boolean;
  /** What the list itself shows is not written as it was asked. */
  isOnlySimilar: boolean;
};

/**
 * Their numbers, and where the list has only similar words those alone that have them as written. Its line is kept from the first letter
 * on (`isAsked`), so that nothing below moves when they come.
 */
export function OtherKindsLine({ here, question, isAsked, isOnlySimilar }: OtherKindsLineProps) {
  const isLive = useDevice(() => true, false);
  if (!isAsked) return null;
  return (
    <div className={styles.line}>
      <Suspense fallback={null}>
        {isLive && question !== undefined && (
          <OtherCounts here={here} question={question} rowsOf={rowsOfKind} isOnlySimilar={isOnlySimilar} />
        )}
      </Suspense>
    </div>
  );
}

/** The best of them, below the list. */
export function OtherKinds({ here, question }: OtherKindsProps) {
  const isLive = useDevice(() => true, false);
  if (!isLive || question === undefined) return null;
  return (
    <Suspense fallback={null}>
      <OtherHitLists here={here} question={question} rowsOf={rowsOfKind} />
    </Suspense>
  );
}
