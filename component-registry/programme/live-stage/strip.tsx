// The strip: one line that says what runs for the reader, and what follows.
import { Link, Time, useDates, useFavourites, useTexts } from '#sdk';
import { type CSSProperties, useMemo } from 'react';
import type { LiveLine } from '../now-and-next/moment.ts';
import { startOf } from '../session/session-times.ts';
import { hallShown, hallsOf, ofReader, partOver } from './halls.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useHall } from './use-hall.ts';
import { useLeft } from './use-left.ts';
import styles from './strip.module.css';

type StripProps = { on: readonly LiveLine[]; next: readonly LiveLine[]; props: Props; now: number };

export function Strip({ on, next, props, now }: StripProps) {
  const t = useTexts(texts);
  const left = useLeft(now);
  const { session } = useFavourites();
  const starred = useMemo(() => new Set(session), [session]);
  const [chosen] = useHall();
  const hall = hallShown(hallsOf(on, next, props.halls), chosen, now);
  const own = ofReader(on, starred);
  const running = own ?? hall?.on;
  const ownNext = ofReader(next, starred);
  const follows = ownNext ?? hall?.next ?? next[0];
  const first = running ?? follows;
  if (!first) return null;
  const second = running && follows;
  return (
    <div className={styles.line}>
      <p className={styles.piece} data-on={running ? true : undefined}>
        <span className={styles.pill}>{t(running ? (own ? 'yourNow' : 'now') : ownNext ? 'yourNext' : 'next')}</span>
        <Piece line={first} />
        <span className={styles.left}>{left(first)}</span>
      </p>
      {second && (
        <p className={styles.piece} data-second>
          <span className={styles.pill}>{t(ownNext ? 'yourNext' : 'next')}</span>
          <Piece line={second} />
        </p>
      )}
      {running && <span aria-hidden className={styles.under} style={{ '--part': partOver(running, now) } as CSSProperties} />}
    </div>
  );
}

/** Time, title, hall. */
function Piece({ line }: { line: LiveLine }) {
  const dates = useDates();
  return (
    <>
      <Time dateTime={line.StartDateTime ?? ''} className={styles.clock}>
        {dates.time(startOf(line)!)}
      </Time>
      <Link to="page:PagSessionDetailPage" params={{ sessionId: line.Id }} className={styles.stripLink}>
        <bdi lang={line.TextLanguage}>{line.Name}</bdi>
      </Link>
      {line.RoomName !== '' && <bdi className={styles.hallName}>{line.RoomName}</bdi>}
    </>
  );
}
