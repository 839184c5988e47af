// The card of a broken placement, loaded only in preview so that a visitor's app does not carry it.
import { useEffect, useState } from 'react';
import type { Stage } from '../renderer/placement.tsx';

/** The function that draws the card; undefined for visitors, and in preview until its code is there. */
export function usePreviewCard(preview: boolean): Stage['card'] | undefined {
  const [card, setCard] = useState<{ draw: NonNullable<Stage['card']> }>();
  useEffect(() => {
    if (!preview) return undefined;
    let wanted = true;
    void import('../preview/broken-card.tsx').then(({ brokenCard }) => wanted && setCard({ draw: brokenCard }));
    return () => {
      wanted = false;
    };
  }, [preview]);
  return preview ? card?.draw : undefined;
}
