// Sessions with the same start (or letter or room): the label next to its sessions.
import { type Phase, Time, useDates, useTexts, useGroupPattern } from '#sdk';
import { memo, useId } from 'react';
import type { Session } from '#contract/programme';
import { useOwnTime } from '../session/own-time.ts';
import type { FoundWords } from '../search/search-text.ts';
import { FEATURED, type SessionGroup } from '../session/session-groups.ts';
import { SessionRows } from '../session/session-rows.tsx';
import type { SessionOrder } from '../session/session-order.ts';
import { texts } from './texts.ts';
import styles from './group-list.module.css';

type GroupProps = {
  group: SessionGroup;
  now: number;
  order: SessionOrder;
  /** Whether it belongs to the current day: past sessions are less prominent. */
  today: boolean;
  showLanguages: boolean;
  asCards: boolean;
  isCompact: boolean;
  found: FoundWords | undefined;
};

export const Group = memo(function Group({ group, order, today, ...shown }: GroupProps) {
  const id = useId();
  // Below the heading of a day in date order; in the others there is none.
  const Head = order === 'date' ? 'h3' : 'h2';
  return (
    // No landmark: on a list of several days each hour would be one, several by the same name.
    <div
      role="group"
      className={styles.group}
      data-group={group.key}
      data-today={today || undefined}
      data-untimed={group.start === undefined || undefined}
      // The rest of a long group is no part of the page of its own.
      aria-labelledby={group.continued ? undefined : id}
    >
      <Head id={id} className={styles.label}>
        <Label group={group} order={order} />
      </Head>
      <SessionRows sessions={group.sessions} when={order === 'date' ? 'until' : 'date'} {...shown} />
    </div>
  );
});

type BestMatchesProps = Omit<GroupProps, 'group' | 'order' | 'today'> & { sessions: readonly Session[] };

/** The best search results, whenever they are. */
export function BestMatches({ sessions, ...shown }: BestMatchesProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {t('best')}
      </h2>
      <SessionRows sessions={sessions} when="date" {...shown} />
    </section>
  );
}

const phaseWords = { ongoing: 'phaseOngoing', upcoming: 'phaseUpcoming', past: 'phasePast', unscheduled: 'withoutTime' } as const;

function Label({ group: { start, label }, order }: { group: SessionGroup; order: SessionOrder }) {
  const t = useTexts(texts);
  const dates = useDates();
  const days = useDates('UTC');
  const own = useOwnTime();
  const groupPattern = useGroupPattern();
  if (order === 'random') return t('random');
  if (order === 'companyname') return label || t('noCompany');
  if (order === 'upcoming') return t(phaseWords[label as Phase]);
  if (order === 'featuredDateSort')
    return label === FEATURED ? t('featured') : label === '' ? t('noDay') : days.pattern(label, groupPattern);
  if (order === 'room') return label || t('noRoom');
  if (order === 'name') return label;
  if (start === undefined) return t('withoutTime');
  const mine = own(start);
  return (
    <>
      <Time dateTime={new Date(start).toISOString()}>{dates.time(start)}</Time>
      {mine !== '' && <span className={styles.own}> {mine}</span>}
    </>
  );
}
