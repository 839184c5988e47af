// One day of the reader's programme: today as far as it lies ahead, else the next day that has something.
import type { ReactElement } from 'react';
import { Link, useDates, useDayPattern, useTexts } from '#sdk';
import { ahead, type PlanDay } from './plan.ts';
import { PlanItems, type PlanItemsProps } from './plan-items.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

type MyDayProps = Omit<PlanItemsProps, 'items'> & { days: readonly PlanDay[] };

export function MyDay({ days, now, ...around }: MyDayProps): ReactElement {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const pattern = useDayPattern();
  const found = ahead(days, now);
  return (
    <div className={styles.day}>
      <h2 className={styles.dayName}>
        {t('myDay')}
        {found && `: ${dates.pattern(`${found.day}T12:00:00Z`, pattern)}`}
      </h2>
      {found ? <PlanItems items={found.items} now={now} {...around} /> : <p>{t(days.length === 0 ? 'empty' : 'nothingAhead')}</p>}
      <p data-print="none">
        {found || days.length > 0 ? (
          <Link to="page:PersonalProgramPage">{t('whole')}</Link>
        ) : (
          <Link to="page:PagSearchPage">{t('programme')}</Link>
        )}
      </p>
    </div>
  );
}
