// A link to what comes before or after a session or presentation.
import { type ComponentProps } from 'react';
import { Link, Time, useDates } from '#sdk';
import { type MaybeOff, OffTitle } from '../session/off-title.tsx';
import styles from './detail-layout.module.css';

type NeighbourProps = Pick<ComponentProps<typeof Link>, 'to' | 'params'> & {
  /** Before or after. */
  words: string;
  name: string;
  /** Language of the name where it is another than the page's. */
  lang?: string | undefined;
  /** Its tags, where it is a session. */
  tags?: MaybeOff['Groups'];
  /** Start, ISO 8601; null where it has no time. */
  start: string | null;
};

export function Neighbour({ to, params, words, name, lang, tags, start }: NeighbourProps) {
  const dates = useDates();
  return (
    <Link to={to} {...(params && { params })} className={styles.neighbour}>
      <span className={styles.neighbourWords}>
        {start === null ? words : dates.withTime(words, '')}
        {start !== null && <Time dateTime={start}>{dates.time(start)}</Time>}
      </span>{' '}
      <span className={styles.neighbourName}>
        <OffTitle session={{ Groups: tags }} withBadge>
          <bdi lang={lang}>{name}</bdi>
        </OffTitle>
      </span>
    </Link>
  );
}
