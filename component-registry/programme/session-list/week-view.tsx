// All days of a long event side by side: of each day the parts, how much is in them, and what stands out.
import { ChoiceLink, tabIds, useDates, useFavourites, useTexts, useDayPattern } from '#sdk';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { OffBadge } from '../session/off-title.tsx';
import { type ListedThing, starredOf } from '../session/listed-session.ts';
import { SessionLink } from '../session/session-link.tsx';
import { trackStyle } from '../session/track-style.ts';
import { laterTexts } from './later/texts.ts';
import { texts } from './texts.ts';
import { type DayPart, weekDays, weekRuns } from './week.ts';
import styles from './week-view.module.css';

type WeekViewProps = {
  /** Of the ids of the tabs of days. */
  scope: string;
  /** Of all days, in the order of their times. */
  sessions: readonly ListedThing[];
  today: string | undefined;
  /** The address with a day, and the way to it. */
  dayLink: { hrefOf: (day: string) => string; choose: (day: string) => void };
};

/** The day that was last chosen here. */
let chosen = '';

export function WeekView({ scope, sessions, today, dayLink }: WeekViewProps) {
  const dates = useDates();
  const { session: sessionsOwn, presentation: presentationsOwn } = useFavourites();
  const runs = useMemo(() => {
    const mine = { session: new Set(sessionsOwn), presentation: new Set(presentationsOwn) };
    return weekRuns(
      weekDays(
        sessions,
        (start) => Number(dates.pattern(start, 'H')),
        (session) => {
          const { kind, id } = starredOf(session);
          return mine[kind].has(id);
        },
      ),
    );
  }, [sessions, dates, sessionsOwn, presentationsOwn]);
  const root = useFocusOfDay(scope);
  const link = {
    ...dayLink,
    choose(day: string): void {
      chosen = day;
      dayLink.choose(day);
    },
  };
  return (
    <div ref={root}>
      {runs.map(({ isAside, days }) => (
        <ol key={days[0]?.day ?? ''} role="list" className={styles.week} data-aside={isAside || undefined}>
          {days.map(({ day, count, parts }) => (
            <Day key={day} day={day} count={count} parts={parts} isToday={day === today} dayLink={link} />
          ))}
        </ol>
      ))}
    </div>
  );
}

/** A chosen day has the focus on its tab, and whoever comes back has it where they left: what had it is gone with the other view. */
function useFocusOfDay(scope: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = (element: HTMLElement | null | undefined): void => {
      const held = document.activeElement;
      // The tab of the day stays below the overview, with the focus that it was given.
      const isLost = held === document.body || held?.getAttribute('role') === 'tab';
      if (chosen !== '' && isLost) element?.focus({ preventScroll: true });
    };
    focus(root.current?.querySelector<HTMLElement>(`[data-day="${chosen}"] a`));
    return () => focus(document.getElementById(tabIds(scope + chosen).tab));
  }, [scope]);
  return root;
}

type DayProps = Pick<WeekViewProps, 'dayLink'> & { day: string; count: number; parts: readonly DayPart[]; isToday: boolean };

function Day({ day, count, parts, isToday, dayLink }: DayProps) {
  const t = useTexts(texts);
  const later = useTexts(laterTexts);
  const id = useId();
  const dates = useDates('UTC');
  const pattern = useDayPattern();
  return (
    <li className={styles.day} data-day={day} data-today={isToday || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        <ChoiceLink href={dayLink.hrefOf(day)} onChoose={() => dayLink.choose(day)}>
          {dates.pattern(day, pattern)}
        </ChoiceLink>
        <span className={styles.count}>{isToday ? t('todayEntries', { number: count }) : t('entries', { number: count })}</span>
      </h2>
      {parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
      <ChoiceLink href={dayLink.hrefOf(day)} onChoose={() => dayLink.choose(day)} className={styles.whole}>
        {later('wholeDay')}
      </ChoiceLink>
    </li>
  );
}

function Part({ part: { name, shown, more } }: { part: DayPart }) {
  const t = useTexts(laterTexts);
  const dates = useDates();
  return (
    <section className={styles.part}>
      <h3 className={styles.partName}>{t(name)}</h3>
      <ul role="list">
        {shown.map((session) => (
          <li key={session.Id} className={styles.session} style={trackStyle(session)}>
            <span className={styles.time}>{session.StartDateTime !== null && dates.time(session.StartDateTime)}</span>
            <span>
              <SessionLink session={session} /> <OffBadge session={session} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('moreThen', { number: more })}</p>}
    </section>
  );
}
