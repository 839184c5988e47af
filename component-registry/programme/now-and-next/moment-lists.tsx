// The lists of now and next: by time, or room by room.
import { Link, useDates, useTexts } from '#sdk';
import type { ReactNode } from 'react';
import type { SessionLine } from '#contract/programme';
import { byRoom } from './moment.ts';
import { MomentItem } from './moment-item.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type ByTimeProps = {
  /** Running sessions; omitted before the congress. */
  on?: readonly SessionLine[];
  next: readonly SessionLine[];
  now: number;
  /** YYYY-MM-DD. */
  today: string;
  props: Props;
};

/** Running sessions, and the next ones. */
export function ByTime({ on, next, now, today, props }: ByTimeProps) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const day = next[0]?.ProgrammeDay ?? '';
  const dayName = day === '' ? '' : dates.shortDate(day);
  const nextTitle =
    on === undefined ? t('first', { day: dayName }) : day === '' || day === today ? t('next') : t('nextOn', { day: dayName });
  const more = (on?.length ?? 0) - props.limit;
  return (
    <div className={styles.columns} data-one={on === undefined || next.length === 0 || undefined}>
      {on !== undefined && (
        <List title={t('now')} level={props.level} sessions={on.slice(0, props.limit)} now={now}>
          {on.length === 0 && <p className={styles.nothing}>{t('nothingNow')}</p>}
          {more > 0 && (
            <p className={styles.more}>
              <Link to="page:PagSearchPage">{t('more', { count: more })}</Link>
            </p>
          )}
        </List>
      )}
      {next.length > 0 && <List title={nextTitle} level={props.level} sessions={next.slice(0, props.limit)} now={now} />}
    </div>
  );
}

type ListProps = { title: string; level: Props['level']; sessions: readonly SessionLine[]; now: number; children?: ReactNode };

function List({ title, level, sessions, now, children }: ListProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.column}>
      <Title className={styles.title}>{title}</Title>
      {sessions.length > 0 && (
        <ul role="list" className={styles.list}>
          {sessions.map((session, index) => (
            <li key={session.Id}>
              <MomentItem session={session} now={now} first={index === 0} room />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Each room with its running and next sessions. */
export function ByRoom({ on, next, now, props }: Pick<ByTimeProps, 'next' | 'now' | 'props'> & { on: readonly SessionLine[] }) {
  const t = useTexts(texts);
  const Title = `h${props.level}` as const;
  return (
    <ul role="list" className={styles.rooms}>
      {byRoom(on, next, props.limit).map((room) => (
        <li key={room.id} className={styles.column}>
          <Title className={styles.title}>{room.name || t('noRoom')}</Title>
          {room.on ? <MomentItem session={room.on} now={now} label={t('now')} /> : <p className={styles.nothing}>{t('nothingNow')}</p>}
          {room.next && <MomentItem session={room.next} now={now} label={t('next')} />}
        </li>
      ))}
    </ul>
  );
}
