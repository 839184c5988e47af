// Parts between the groups of the list: the day, the line of now, the link to it.
import { Button, useDates, useTexts, useGroupPattern } from '#sdk';
import type { Ref } from 'react';
import { texts } from './texts.ts';
import styles from './group-list.module.css';

/** A day with its number of listed sessions; an empty day is not announced yet. */
export function DayHead({ day, count, isSessions }: { day: string; count: number; isSessions: boolean }) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const groupPattern = useGroupPattern();
  return (
    <h2 className={styles.day}>
      {day === '' ? t('noDay') : dates.pattern(day, groupPattern)}{' '}
      <span className={styles.count}>{isSessions ? t('sessions', { count }) : t('entries', { number: count })}</span>
    </h2>
  );
}

/** The line between past and future starts; focused after a jump to it. */
export function NowLine({ now, ref }: { now: number; ref: Ref<HTMLParagraphElement> }) {
  const t = useTexts(texts);
  const dates = useDates();
  return (
    <p ref={ref} tabIndex={-1} className={styles.now} data-print="none">
      <span>{t('now', { time: dates.time(now) })}</span>
      <span className="motif" aria-hidden="true" />
    </p>
  );
}

export function JumpToNow({ onJump }: { onJump: () => void }) {
  const t = useTexts(texts);
  return (
    <p className={styles.jump} data-print="none" data-needs="script">
      <Button variant="quiet" size="small" onClick={onJump}>
        {t('jumpToNow')}
      </Button>
    </p>
  );
}

/** How much of today is over; a press shows it. */
export function Earlier({ count, isOpen, onPress }: { count: number; isOpen: boolean; onPress: () => void }) {
  const t = useTexts(texts);
  return (
    <p className={styles.earlier} data-print="none" data-needs="script">
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={onPress}>
        {t('earlier', { number: count })}
      </Button>
    </p>
  );
}

type HoursProps = { hours: readonly { hour: string; index: number }[]; onHour: (index: number) => void };

/** The hours of a long day in one row that stays in sight. */
export function Hours({ hours, onHour }: HoursProps) {
  const t = useTexts(texts);
  return (
    <div role="group" aria-label={t('hours')} className={styles.hours} data-print="none" data-needs="script">
      {hours.map(({ hour, index }) => (
        <button key={hour} type="button" className={styles.hour} onClick={() => onHour(index)}>
          {hour}
        </button>
      ))}
    </div>
  );
}
