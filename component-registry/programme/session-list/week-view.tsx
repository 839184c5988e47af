// All days of a long event side by side: of each day the parts, how much is in them, and what stands out.
import { ChoiceLink, useDates, useFavourites, useTexts } from '#sdk';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { Session } from '#contract/programme';
import { SessionLink } from '../session/session-link.tsx';
import { trackStyle } from '../session/track-style.ts';
import { useDayPattern } from './date-labels.ts';
import { laterTexts } from './later/texts.ts';
import { texts } from './texts.ts';
import { type DayLink, isFocusLost } from './use-focus-of-day.ts';
import { type DayPart, weekDays } from './week.ts';
import styles from './week-view.module.css';

type WeekViewProps = {
  /** Of all days, in the order of their times. */
  sessions: readonly Session[];
  today: string | undefined;
  dayLink: DayLink;
};

export function WeekView({ sessions, today, dayLink }: WeekViewProps) {
  const dates = useDates();
  const { session: own } = useFavourites();
  const days = useMemo(() => {
    const mine = new Set(own);
    return weekDays(
      sessions,
      (start) => Number(dates.pattern(start, 'H')),
      (session) => mine.has(session.Id),
    );
  }, [sessions, dates, own]);
  const root = useRef<HTMLOListElement>(null);
  const { left } = dayLink;
  // Whoever comes back from a day is where they left.
  useEffect(() => {
    if (left && isFocusLost()) root.current?.querySelector<HTMLElement>(`[data-day="${left}"] a`)?.focus({ preventScroll: true });
  }, [left]);
  return (
    <ol ref={root} role="list" className={styles.week}>
      {days.map(({ day, count, parts }) => (
        <Day key={day} day={day} count={count} parts={parts} isToday={day === today} dayLink={dayLink} />
      ))}
    </ol>
  );
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
            <SessionLink session={session} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('moreThen', { number: more })}</p>}
    </section>
  );
}
