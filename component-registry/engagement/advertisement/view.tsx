// The place of advertisements; their code is loaded where an event has any.
import { lazy, Suspense } from 'react';
import { framed, useHasDocuments, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

const Popups = lazy(() => import('./popups.tsx').then(({ Popups: code }) => ({ default: code })));

export default function Advertisement({ frame }: ViewProps<Props>) {
  const hasAds = useHasDocuments('advertisements');
  return (
    <div {...framed(frame, styles.place)}>
      {hasAds && (
        <Suspense fallback={null}>
          <Popups />
        </Suspense>
      )}
    </div>
  );
}
