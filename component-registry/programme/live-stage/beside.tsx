// Rows beside what is large on the stage: when, what, where.
import { Link, Time, useDates } from '#sdk';
import type { ReactNode } from 'react';
import type { LiveLine } from '../now-and-next/moment.ts';
import { startOf } from '../session/session-times.ts';
import type { Props } from './props.ts';
import styles from './beside.module.css';

type BesideProps = {
  title: string;
  lines: readonly LiveLine[];
  level: Props['level'];
  /** The third line of a row. */
  renderPlace: (line: LiveLine) => ReactNode;
};

export function Beside({ title, lines, level, renderPlace }: BesideProps) {
  const dates = useDates();
  const Title = `h${level}` as const;
  return (
    <div>
      <Title className={styles.besideTitle}>{title}</Title>
      <ul role="list" className={styles.rows}>
        {lines.map((line) => (
          <li key={line.Id} className={styles.row}>
            <Time dateTime={line.StartDateTime ?? ''} className={styles.clock}>
              {dates.time(startOf(line)!)}
            </Time>
            <p className={styles.what}>
              <Link to="page:PagSessionDetailPage" params={{ sessionId: line.Id }} className={styles.rowLink}>
                <bdi lang={line.TextLanguage}>{line.Name}</bdi>
              </Link>
            </p>
            <p className={styles.where}>{renderPlace(line)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
