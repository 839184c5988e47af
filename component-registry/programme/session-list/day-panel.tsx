// The panel of the chosen day: the list or the grid.
import { tabIds, useEvent, useTexts } from '#sdk';
import type { ReactNode } from 'react';
import type { Session } from '#contract/programme';
import type { Found } from '../search/search-index.ts';
import type { OrderFacts, SessionOrder } from '../session/session-order.ts';
import { GroupList } from './group-list.tsx';
import { RoomGridView } from './room-grid-view.tsx';
import { texts } from './texts.ts';
import type { ProgrammeView } from './use-programme-address.ts';
import styles from './view.module.css';

export type DayPanelProps = {
  /** Distinguishes the ids of tabs and panels of several lists. */
  scope: string;
  /** YYYY-MM-DD or `all`. */
  day: string;
  /** The programme day at this hour. */
  today: string | undefined;
  order: SessionOrder;
  facts: OrderFacts;
  view: ProgrammeView;
  /** In their order. */
  sessions: readonly Session[];
  showLanguages: boolean;
  found: Found | undefined;
  /** Shown if no session matches. */
  nothing: ReactNode;
};

export function DayPanel({ scope, day, today, order, facts, view, sessions, showLanguages, found, nothing }: DayPanelProps) {
  const { tab, panel } = tabIds(scope + day);
  return (
    <div id={panel} role="tabpanel" aria-labelledby={tab} className={styles.panel}>
      {sessions.length === 0 && nothing}
      <OwnTimeNote sessions={sessions} />
      {sessions.length > 0 && view === 'list' && (
        <GroupList day={day} today={today} order={order} facts={facts} sessions={sessions} showLanguages={showLanguages} found={found} />
      )}
      {sessions.length > 0 && view === 'grid' && (
        <RoomGridView day={day} sessions={sessions.filter(({ HideOnScheduler }) => !HideOnScheduler)} showLanguages={showLanguages} />
      )}
    </div>
  );
}

/** States whose time is shown. It is always there: that the visitor's differs is only known once the page has been drawn. */
function OwnTimeNote({ sessions }: { sessions: readonly Session[] }) {
  const t = useTexts(texts);
  const { timeZone } = useEvent();
  if (sessions.every(({ StartDateTime }) => StartDateTime === null)) return null;
  return <p className={styles.note}>{t('ownTime', { zone: timeZone.split('/').at(-1)!.replaceAll('_', ' ') })}</p>;
}
