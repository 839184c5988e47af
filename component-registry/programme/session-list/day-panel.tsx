// The panel of the chosen day: the list, or another view of it.
import { slideIn, tabIds, useZone } from '#sdk';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import type { ListedThing } from '../session/listed-session.ts';
import type { Found } from '../search/search-index.ts';
import type { OrderFacts, SessionOrder } from '../session/session-order.ts';
import { GroupList } from './group-list.tsx';
import { LoadingGrid, LoadingRows } from './loading.tsx';
import type { Props } from './props.ts';
import type { ProgrammeView, ViewSize } from './views.ts';
import styles from './view.module.css';

/** Drawn in the browser alone, which knows its width. */
const RoomGridView = lazy(() => import('./room-grid-view.tsx').then((code) => ({ default: code.RoomGridView })));
const WeekView = lazy(() => import('./week-view.tsx').then((code) => ({ default: code.WeekView })));

export type DayPanelProps = {
  /** Distinguishes the ids of tabs and panels of several lists. */
  scope: string;
  /** Whether there are tabs of days; else nothing names it. */
  isTab: boolean;
  /** YYYY-MM-DD or `all`. */
  day: string;
  /** Where it comes from when it takes the place of another day. */
  from: 'after' | 'before' | undefined;
  /** The programme day at this hour. */
  today: string | undefined;
  order: SessionOrder;
  facts: OrderFacts;
  view: ProgrammeView;
  /** What is listed. */
  things: Props['show'];
  size: ViewSize;
  /** The address with a day, and the way to it. */
  dayLink: { hrefOf: (day: string) => string; choose: (day: string) => void };
  /** In their order. */
  sessions: readonly ListedThing[];
  showLanguages: boolean;
  found: Found | undefined;
  /** Shown if no session matches. */
  nothing: ReactNode;
};

export function DayPanel({ scope, isTab, day, from, view, size, sessions, nothing, dayLink, ...shown }: DayPanelProps) {
  const { tab, panel } = tabIds(scope + day);
  const { today, showLanguages } = shown;
  const zone = useZone();
  const root = useRef<HTMLDivElement>(null);
  // Each day has a panel of its own: it slides when it is new.
  useLayoutEffect(() => {
    if (from && root.current) slideIn(root.current, from);
  }, [from]);
  return (
    <div ref={root} id={panel} {...(isTab && { role: 'tabpanel', 'aria-labelledby': tab })} className={styles.panel}>
      {sessions.length === 0 && nothing}
      {sessions.length > 0 && (view === 'list' || view === 'cards') && (
        <GroupList day={day} sessions={sessions} view={view} size={size} {...shown} />
      )}
      <Suspense fallback={view === 'grid' ? <LoadingGrid sessions={sessions} zone={zone} size={size} /> : <LoadingRows />}>
        {sessions.length > 0 && (view === 'grid' || view === 'timeline') && (
          <RoomGridView
            day={day}
            sessions={sessions.filter(({ HideOnScheduler }) => !HideOnScheduler)}
            showLanguages={showLanguages}
            view={view}
            size={size}
          />
        )}
        {sessions.length > 0 && view === 'week' && <WeekView scope={scope} sessions={sessions} today={today} dayLink={dayLink} />}
      </Suspense>
    </div>
  );
}
