// One room: its stream while something is on, otherwise what follows and when; next to it who speaks now.
import { useCallback, useEffect } from 'react';
import {
  buttonClass,
  Link,
  queryOfRequest,
  setPlayingRoom,
  Time,
  TITLE_PLACE,
  useDataContext,
  useDates,
  useNow,
  useQuery,
  useTexts,
  WordsAround,
} from '#sdk';
import { type Presentation, pagData, type SessionDetail, type SessionLine } from '#contract/programme';
import { request } from '#contract/request';
import { PlayerPlace } from '../player/player-place.tsx';
import { Player } from '../player/player.tsx';
import type { Props } from './props.ts';
import { nowAndNext, type StreamRoom } from './rooms.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const MINUTE = 60_000;

export function RoomView({ room, sessions, props }: { room: StreamRoom; sessions: readonly SessionLine[]; props: Props }) {
  const t = useTexts(texts);
  const now = useNow();
  const { on, next } = nowAndNext(sessions, now);
  return (
    <div className={styles.room}>
      <div className={styles.main}>
        <PlayerPlace
          isOpen={on !== undefined && on.StreamUrl !== ''}
          closed={on ? t(on.HasStream ? 'notOpen' : 'notStreamed') : t('nothing')}
        >
          <Screen room={room} on={on} next={next} props={props} />
        </PlayerPlace>
      </div>
      {/* Between two sessions the place of the film says what comes, and has the whole width. */}
      {on && (
        <div className={styles.aside}>
          <div className={styles.part}>
            <h2 className={styles.label}>{t('now')}</h2>
            <p className={styles.title}>
              <SessionName session={on} />
            </p>
            <Until session={on} />
            <Inside session={on} now={now} />
          </div>
          {next && (
            <div className={styles.part}>
              <h2 className={styles.label}>{t('next')}</h2>
              <Next session={next} now={now} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type ScreenProps = { room: StreamRoom; on: SessionLine | undefined; next: SessionLine | undefined; props: Props };

/** The stream, or why there is none. */
function Screen({ room, on, next, props }: ScreenProps) {
  const t = useTexts(texts);
  const now = useNow();
  const onPlaying = useCallback((isPlaying: boolean) => setPlayingRoom(isPlaying ? room.id : null), [room.id]);
  useEffect(() => () => setPlayingRoom(null), []);
  if (on && on.StreamUrl !== '')
    return (
      <Player
        // The next session of a room continues the same stream.
        key={on.StreamUrl}
        url={on.StreamUrl}
        title={t('film', { room: room.name, session: on.Name })}
        poster={props.poster}
        counted={`session/${on.Id}`}
        isLive
        repeats={props.repeats}
        onPlaying={onPlaying}
      />
    );
  if (on)
    return (
      <div className={styles.nothing}>
        <p>{t(on.HasStream ? 'notOpen' : 'notStreamed')}</p>
        <p>
          <Link to="page:PagSessionDetailPage" params={{ sessionId: on.Id }} className={buttonClass()}>
            {t('session')}
          </Link>
        </p>
      </div>
    );
  return (
    <div className={styles.nothing}>
      {next ? (
        <>
          <p className={styles.label}>{t('nothing')}</p>
          <Next session={next} now={now} />
        </>
      ) : (
        <RoomOver />
      )}
    </div>
  );
}

/** Nothing follows in the room. */
export function RoomOver() {
  const t = useTexts(texts);
  return (
    <>
      <p>{t('over')}</p>
      <p>
        <Link to="page:PagSearchPage" className={buttonClass()}>
          {t('toProgramme')}
        </Link>
      </p>
    </>
  );
}

const SessionName = ({ session }: { session: SessionLine }) => (
  <Link to="page:PagSessionDetailPage" params={{ sessionId: session.Id }}>
    <bdi lang={session.TextLanguage}>{session.Name}</bdi>
  </Link>
);

function Until({ session: { EndDateTime: end } }: { session: SessionLine }) {
  const t = useTexts(texts);
  const dates = useDates();
  return end === null ? null : (
    <Time dateTime={end} className={styles.quiet}>
      {t('until', { time: dates.time(end) })}
    </Time>
  );
}

/** `Opening, in 5 minutes, at 10:15`; with the day where that is not today. */
function Next({ session, now }: { session: SessionLine; now: number }) {
  const t = useTexts(texts);
  const dates = useDates();
  const start = Date.parse(session.StartDateTime ?? '');
  const relative = dates.relative(Math.ceil((start - now) / MINUTE) * MINUTE);
  const day = dates.shortDate(start);
  const isToday = day === dates.shortDate(now);
  return (
    <p>
      <WordsAround sentence={t(isToday ? 'nextAt' : 'nextOn', { session: TITLE_PLACE, relative, day, time: dates.time(start) })}>
        <SessionName session={session} />
      </WordsAround>
    </p>
  );
}

/** What only the whole session says: its languages, who speaks by the times of the presentations, and where to ask and to write. */
function Inside({ session, now }: { session: SessionLine; now: number }) {
  const t = useTexts(texts);
  const { event, language } = useDataContext();
  const answer = useQuery(queryOfRequest(request(pagData, { eventid: event, language, sessionid: session.Id })));
  const whole = answer.data?.Sessions[0];
  if (!whole) return null;
  const { on, next } = nowAndNext(whole.Presentations, now);
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  const languages = new Intl.ListFormat(language).format(whole.Languages.map((code) => names.of(code) ?? code));
  return (
    <>
      {languages !== '' && <p className={styles.quiet}>{t('languages', { languages })}</p>}
      {(on || next) && (
        <dl className={styles.speaking}>
          {on && <Talk label={t('speaking')} talk={on} />}
          {next && <Talk label={t('then')} talk={next} />}
        </dl>
      )}
      <TalkBack session={whole} />
    </>
  );
}

/** Both are of other sites, or of pages of their own: the film goes on here. */
function TalkBack({ session: { QuestionsUrl, ChatUrl } }: { session: Pick<SessionDetail, 'QuestionsUrl' | 'ChatUrl'> }) {
  const t = useTexts(texts);
  if (QuestionsUrl === '' && ChatUrl === '') return null;
  return (
    <p className={styles.ways}>
      {QuestionsUrl !== '' && (
        <Link to={QuestionsUrl} target="_blank" className={buttonClass({ variant: 'primary' })}>
          {t('ask')}
        </Link>
      )}
      {ChatUrl !== '' && (
        <Link to={ChatUrl} target="_blank" className={buttonClass()}>
          {t('chat')}
        </Link>
      )}
    </p>
  );
}

function Talk({ label, talk }: { label: string; talk: Presentation }) {
  const speakers = talk.Speakers.map(({ DisplayName }) => DisplayName).join(', ');
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>
        {speakers !== '' && <strong>{speakers}</strong>}
        <span className={styles.talk}>
          <bdi lang={talk.TextLanguage}>{talk.Title}</bdi>
        </span>
      </dd>
    </div>
  );
}
