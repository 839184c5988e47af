// The stage after the congress: thanks, and what was recorded; before there is a programme: that there is none.
import { buttonClass, Link, useDates, useText, useTexts } from '#sdk';
import type { LiveLine } from '../now-and-next/moment.ts';
import { Beside } from './beside.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import rows from './beside.module.css';
import styles from './view.module.css';

/** Most recordings shown. */
const MOST = 4;

/** `recorded` is undefined before there is a programme. */
export function Outside({ recorded, props }: { recorded: readonly LiveLine[] | undefined; props: Props }) {
  const t = useTexts(texts);
  const text = useText();
  const dates = useDates();
  const hasRecordings = recorded !== undefined && recorded.length > 0;
  const words = (
    <div className={styles.outside}>
      <p className={styles.sentence}>{recorded ? text(props.thanks) || t('over') : t('notYet')}</p>
      {/* Only here one reads that there are recordings: a hero does not say it. */}
      {(props.link || hasRecordings) && (
        <Link to="page:PagSearchPage" className={buttonClass({ variant: 'primary' })}>
          {t(hasRecordings ? 'recordings' : 'programme')}
        </Link>
      )}
    </div>
  );
  if (!hasRecordings) return words;
  return (
    <div className={styles.band}>
      {words}
      <div className={rows.beside}>
        <Beside
          title={t('recorded')}
          lines={recorded.slice(0, MOST)}
          level={props.level}
          renderPlace={({ StartDateTime, RoomName }) => (
            <>
              {dates.shortDate(StartDateTime!)} <bdi>{RoomName}</bdi>
            </>
          )}
        />
      </div>
    </div>
  );
}
