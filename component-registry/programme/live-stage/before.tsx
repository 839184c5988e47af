// The stage before the congress: the countdown with the place, and the first sessions.
import { instantOf, Link, Time, TimeLeft, timeLeft, useDates, useDocument, useEvent, useText, useTexts } from '#sdk';
import { texts as countdownTexts } from '../countdown/texts.ts';
import type { LiveLine } from '../now-and-next/moment.ts';
import { startOf } from '../session/session-times.ts';
import { Beside } from './beside.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import rows from './beside.module.css';
import styles from './view.module.css';

/** First sessions shown. */
const FIRST = 3;

export function Before({ next, props, now }: { next: readonly LiveLine[]; props: Props; now: number }) {
  const t = useTexts(texts);
  const words = useTexts(countdownTexts);
  const text = useText();
  const days = useDates('UTC');
  const { name, startDate, endDate, timeZone } = useEvent();
  const then = next[0] ? startOf(next[0]) : instantOf(startDate, timeZone);
  const left = then === undefined ? undefined : timeLeft(then, now, 'minutes');
  const label = words('label', { name });
  const { venue, city } = useDocument('app').event;
  const [at, inCity] = [text(venue), text(city)];
  const place = text(props.place) || (at && inCity && at !== inCity ? `${at}, ${inCity}` : at || inCity);
  const Title = `h${props.level}` as const;
  return (
    <div className={styles.band}>
      <div className={styles.main}>
        {props.facts && (
          <p className={styles.state}>
            {startDate !== '' && <Time dateTime={startDate}>{days.dateRange(startDate, endDate || startDate)}</Time>}
            {place !== '' && <span className={styles.place}>{place}</span>}
          </p>
        )}
        {left && (
          // Read out on request, never announced.
          <div role="timer" aria-live="off" aria-label={label} className={styles.countdown}>
            <Title className={rows.besideTitle}>{label}</Title>
            <TimeLeft
              parts={left.map(({ unit, count }) => ({ unit, count, name: words(unit as 'days' | 'hours' | 'minutes', { count }) }))}
            />
          </div>
        )}
        {props.link && (
          <p>
            <Link to="page:PagSearchPage" className={styles.all}>
              {t('programme')}
            </Link>
          </p>
        )}
      </div>
      {next.length > 0 && (
        <div className={rows.beside}>
          <Beside
            title={t('first')}
            lines={next.slice(0, FIRST)}
            level={props.level}
            renderPlace={({ RoomName }) => <bdi>{RoomName}</bdi>}
          />
        </div>
      )}
    </div>
  );
}
