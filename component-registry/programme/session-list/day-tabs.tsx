// The days as tabs that stay in sight, where there are several: weekday, date, and how many sessions of the search and filters they have.
import { TabList, useDates, useTexts, useDayPattern } from '#sdk';
import type { ProgrammeDay } from '../session/programme-days.ts';
import type { Props } from './props.ts';
import { ALL_DAYS, hasOneDay } from './select.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type DayTabsProps = {
  things: Props['show'];
  /** Distinguishes the ids of tabs and panels of several lists. */
  scope: string;
  days: readonly ProgrammeDay[];
  /** Sessions on all days. */
  fitting: number;
  selected: string;
  today: string | undefined;
  onSelect: (day: string) => void;
  /** The address with a day. */
  hrefOf: (day: string) => string;
};

export function DayTabs({ things, scope, days, fitting, selected, today, onSelect, hrefOf }: DayTabsProps) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const pattern = useDayPattern();
  if (hasOneDay({ days, fitting })) return null;
  const isSessions = things === 'sessions' || things === 'all';
  const counted = (count: number): string => (isSessions ? t('sessions', { count }) : t('entries', { number: count }));
  const countedToday = (count: number): string => (isSessions ? t('todaySessions', { count }) : t('todayEntries', { number: count }));
  const tabs = [
    ...days.map(({ day, count }) => ({
      id: scope + day,
      label: dates.pattern(day, pattern),
      detail: day === today ? countedToday(count) : counted(count),
      href: hrefOf(day),
    })),
    { id: scope + ALL_DAYS, label: t('allDays'), detail: counted(fitting), href: hrefOf(ALL_DAYS) },
  ];
  return (
    <div className={styles.days} data-print="none">
      <TabList label={t('days')} tabs={tabs} selected={scope + selected} onSelect={(id) => onSelect(id.slice(scope.length))} />
    </div>
  );
}
