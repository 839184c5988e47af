// The band while the congress runs: the halls, one of them large, and what follows there and elsewhere.
import { Avatar, classNames, Link, Time, useDates, useEvent, useMedia, useTexts } from '#sdk';
import type { CSSProperties } from 'react';
import type { LiveLine } from '../now-and-next/moment.ts';
import { personName } from '../person/people.ts';
import { Star } from '../favourite/star.tsx';
import { endOf, minutesUntil, startOf } from '../session/session-times.ts';
import { trackStyle } from '../session/track-style.ts';
import { WatchLink } from '../session/watch-link.tsx';
import { Beside } from './beside.tsx';
import { type LiveHall, hallShown, hallsOf, partOver } from './halls.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useHall } from './use-hall.ts';
import { useLeft } from './use-left.ts';
import rows from './beside.module.css';
import styles from './view.module.css';

type BandProps = { on: readonly LiveLine[]; next: readonly LiveLine[]; props: Props; now: number };

/** Most rows beside the hall. */
const BESIDE = 4;

export function LiveBand({ on, next, props, now }: BandProps) {
  const t = useTexts(texts);
  const left = useLeft(now);
  const halls = hallsOf(on, next, props.halls);
  const [chosen, choose] = useHall();
  const hall = hallShown(halls, chosen, now);
  if (!hall) return null;
  const main = hall.on ?? hall.next!;
  const after = hall.on && hall.next;
  const others = halls.filter((one) => one !== hall).slice(0, after ? BESIDE - 1 : BESIDE);
  const Title = `h${props.level}` as const;
  return (
    <>
      {halls.length > 1 && (
        <div role="group" aria-label={t('halls')} className={styles.halls} data-print="none">
          {halls.map(({ id, name, on: running }) => (
            <button
              key={id}
              type="button"
              className={styles.hall}
              aria-pressed={id === hall.id}
              data-on={running !== undefined || undefined}
              onClick={() => choose(id)}
            >
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      <div className={styles.band}>
        <Main line={main} isOn={hall.on !== undefined} hall={hall} now={now} Title={Title} />
        <div className={rows.beside}>
          {after && <Beside title={t('nextIn', { room: hall.name })} lines={[after]} level={props.level} renderPlace={left} />}
          {others.length > 0 && (
            <Beside
              title={t('elsewhere')}
              lines={others.map((one) => one.on ?? one.next!)}
              level={props.level}
              renderPlace={(line) => (
                <>
                  <bdi>{line.RoomName}</bdi> {left(line)}
                </>
              )}
            />
          )}
          {props.link && (
            <p>
              <Link to="page:PagSearchPage" className={styles.all}>
                {t('all')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

type MainProps = { line: LiveLine; isOn: boolean; hall: LiveHall; now: number; Title: 'h2' | 'h3' };

/** The session of the hall, large. */
function Main({ line, isOn, hall, now, Title }: MainProps) {
  const t = useTexts(texts);
  const dates = useDates();
  const left = useLeft(now);
  const [start, end] = [startOf(line)!, endOf(line)!];
  return (
    <article className={styles.main}>
      <p className={styles.state} data-on={isOn || undefined}>
        <span className={styles.pill}>{t(isOn ? 'now' : 'next')}</span>
        <bdi className={styles.place}>{hall.name}</bdi>
      </p>
      <Title className={styles.title}>
        <Link to="page:PagSessionDetailPage" params={{ sessionId: line.Id }}>
          <bdi lang={line.TextLanguage}>{line.Name}</bdi>
        </Link>
      </Title>
      <People line={line} />
      <div className={styles.time}>
        <div
          className={classNames('motif', styles.bar)}
          style={{ '--part': isOn ? partOver(line, now) : 0 } as CSSProperties}
          aria-hidden
        />
        <p className={styles.times}>
          <Time dateTime={new Date(start).toISOString()}>{dates.time(start)}</Time>
          <span className={styles.left}>{left(line)}</span>
          <Time dateTime={new Date(end).toISOString()}>{dates.time(end)}</Time>
        </p>
      </div>
      <div className={styles.actions} data-print="none">
        {line.HasStream && (isOn || minutesUntil(start, now) <= 15) && (
          <WatchLink session={line} kind="live" label={t('watchLabel', { session: line.Name })}>
            {t('watch')}
          </WatchLink>
        )}
        <Star kind="session" id={line.Id} title={line.Name} />
      </div>
    </article>
  );
}

const nobody: NonNullable<LiveLine['People']> = [];

/** Faces and names; nothing for a session without people. */
function People({ line }: { line: LiveLine }) {
  const t = useTexts(texts);
  const media = useMedia();
  const { language } = useEvent();
  const { People: people = nobody } = line;
  if (people.length === 0) return null;
  const names = people.map(personName);
  return (
    <div className={styles.people}>
      <span className={styles.faces} style={trackStyle(line)}>
        {people.map((person, index) => (
          <span key={person.Id || index} className={styles.face}>
            <Avatar name={names[index]!} src={media(person.ImagePath) ?? ''} />
          </span>
        ))}
      </span>
      <p>{t('people', { names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) })}</p>
    </div>
  );
}
