// The focus between the overview of all days and one of them: what had it is gone with the other view.
import { tabIds } from '#sdk';
import { useEffect, useRef, useState } from 'react';
import { ALL_DAYS } from './select.ts';

/** The address with a day, and the way to it. */
export type DayLink = {
  hrefOf: (day: string) => string;
  choose: (day: string) => void;
  /** The day from which the visitor came to the overview, if from one. */
  left: string | undefined;
};

/** Whether nothing has the focus, as after the element that had it was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A day that was chosen in the overview has the focus on its tab; answers the day that was shown before the overview. */
export function useFocusOfDay(scope: string, day: string, isOverview: boolean): string | undefined {
  const [shown, setShown] = useState({ day, isOverview, left: undefined as string | undefined });
  if (shown.day !== day || shown.isOverview !== isOverview) {
    const left = isOverview && !shown.isOverview && shown.day !== ALL_DAYS ? shown.day : undefined;
    setShown({ day, isOverview, left });
  }
  const before = useRef(isOverview);
  useEffect(() => {
    const comes = before.current && !isOverview;
    before.current = isOverview;
    if (comes && isFocusLost()) document.getElementById(tabIds(scope + day).tab)?.focus({ preventScroll: true });
  }, [scope, day, isOverview]);
  return shown.left;
}
