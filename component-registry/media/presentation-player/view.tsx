// The recording of a presentation: film, slides and transcript, which follow each other.
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  ApiError,
  buttonClass,
  framed,
  isRecordingOut,
  languageName,
  Link,
  PLACES,
  queryOfRequest,
  recordingFrom,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useDates,
  useEvent,
  useIdle,
  useNow,
  useQuery,
  useRemembered,
  useSubject,
  useTexts,
  useTrackedView,
  useWatchProgress,
  type ViewProps,
} from '#sdk';
import { type pagPresentation, type Presentation, setPresentationViewCount } from '#contract/programme';
import type { Recording } from '#contract/programme-recording';
import type { ReplyOf } from '#contract/endpoint';
import { request } from '#contract/request';
import { filmClock } from '../player/keys.ts';
import type { PlayerHandle } from '../player/player-props.ts';
import { PlayerPlace } from '../player/player-place.tsx';
import { Player } from '../player/player.tsx';
import { recordingRequest } from './data.ts';
import type { Props } from './props.ts';
import { SlideList } from './slides.tsx';
import { texts } from './texts.ts';
import { Transcript } from './transcript.tsx';
import styles from './view.module.css';

type Reply = ReplyOf<typeof pagPresentation>;

export default function PresentationPlayer({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const isNamed = context.params['presentationId'] !== undefined && context.params['presentationId'] !== '';
  const answer = useQuery({ ...queryOfRequest(recordingRequest(context)), enabled: isNamed });
  const { preview } = useEvent();
  const isIdle = useIdle();
  const presentation = answer.data?.Presentation;
  useSubject(presentation?.Title);
  useTrackedView('Presentation', presentation?.Id);
  // The view of a presentation is counted here as on its own page.
  const counts = request(setPresentationViewCount, { eventId: context.event, presentationId: presentation?.Id ?? '' });
  useQuery({ ...queryOfRequest(counts), enabled: answer.data?.Recording != null && isIdle && !preview, retry: false });
  const isMissing = !isNamed || (answer.error instanceof ApiError && answer.error.status === 404);
  return (
    <article {...framed(frame, styles.root)}>
      {isMissing && answer.data === undefined ? (
        <div className={styles.nothing}>
          <h1>{t('notFound')}</h1>
          <Link to="page:PagSearchPage" className={buttonClass({ variant: 'primary' })}>
            {t('toProgramme')}
          </Link>
        </div>
      ) : (
        <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
          {(reply) => <Content key={reply.Presentation.Id} reply={reply} props={props} />}
        </RequestState>
      )}
    </article>
  );
}

function Content({ reply, props }: { reply: Reply; props: Props }) {
  const t = useTexts(texts);
  const { Presentation, Session, Recording, HasRecording, Before, After } = reply;
  const dates = useDates();
  const isOut = isRecordingOut(Session, useNow());
  const from = recordingFrom(Session);
  const comes =
    HasRecording && !isOut && from !== null ? t('comes', { when: dates.withTime(dates.shortDate(from), dates.time(from)) }) : '';
  const speakers = Presentation.Speakers.map(({ DisplayName }) => DisplayName).join(', ');
  return (
    <>
      <header className={styles.head}>
        <p className={styles.quiet}>
          {t('partOf')}{' '}
          <Link to="page:PagSessionDetailPage" params={{ sessionId: Session.Id }}>
            <bdi lang={Session.TextLanguage}>{Session.Name}</bdi>
          </Link>
        </p>
        <h1 className={styles.title}>
          <bdi lang={Presentation.TextLanguage}>{Presentation.Title}</bdi>
        </h1>
        {speakers !== '' && <p>{speakers}</p>}
      </header>
      <PlayerPlace isOpen={Recording !== null && isOut} closed={t('notOpen')}>
        {Recording && isOut ? (
          <Film id={Presentation.Id} title={Presentation.Title} recording={Recording} poster={props.poster} />
        ) : (
          <div className={styles.nothing}>
            <p>{comes || t(HasRecording ? 'notOpen' : 'none')}</p>
            <Link to="page:PagSessionDetailPage" params={{ sessionId: Session.Id }} className={buttonClass()}>
              {t('toSession')}
            </Link>
          </div>
        )}
      </PlayerPlace>
      {(Before || After) && (
        <nav aria-label={t('around')} className={styles.around} data-print="none">
          {Before && <Around words={t('before')} to={Before} />}
          {After && <Around words={t('after')} to={After} />}
        </nav>
      )}
    </>
  );
}

const Around = ({ words, to: { Id, Title, TextLanguage } }: { words: string; to: Presentation }) => (
  <p>
    <span className={styles.quiet}>{words}: </span>
    <Link to="page:PresentationPlayerPage" params={{ presentationId: Id }}>
      <bdi lang={TextLanguage}>{Title}</bdi>
    </Link>
  </p>
);

type FilmProps = { id: string; title: string; recording: Recording; poster: string };

function Film({ id, title, recording, poster }: FilmProps) {
  const t = useTexts(texts);
  const { event } = useEvent();
  const player = useRef<PlayerHandle>(null);
  const [time, setTime] = useState(recording.StartsAt);
  /** The second at which a press outside the player starts it; undefined before. */
  const [from, setFrom] = useState<number>();
  const place = `${event}.${id}`;
  const [left, keepPlace] = useRemembered(`${PLACES}${place}`, 'local');
  const { stoppedAt } = useWatchProgress(`presentation/${id}`);
  const [first, setFirst] = useState(() => left);
  const seek = (seconds: number): void => {
    if (player.current) player.current.seek(seconds);
    else setFrom(seconds);
  };
  const isBefore = time === recording.StartsAt && from === undefined;
  const hasBegun = useRef(false);
  useEffect(() => {
    hasBegun.current = !isBefore;
  }, [isBefore]);
  // What was watched on another device; too late once something plays here.
  useEffect(() => {
    let isLeft = false;
    void stoppedAt().then((seconds) => {
      if (seconds === undefined || isLeft || hasBegun.current) return;
      const found = seconds === 0 ? '' : seconds.toFixed(1);
      setFirst(found);
      keepPlace(found);
    });
    return () => void (isLeft = true);
  }, [stoppedAt, keepPlace]);
  const stopped = first || left;
  const captions = useMemo(() => {
    const offered = recording.Captions.map(({ Language }) => Language);
    return recording.Captions.map(({ Language, Url }) => ({
      url: Url,
      language: Language,
      label: languageName(Language, offered),
      kind: 'captions' as const,
    }));
  }, [recording.Captions]);
  return (
    <div className={styles.film}>
      <div className={styles.main}>
        <Player
          url={recording.Url}
          title={title}
          poster={poster || (recording.Slides[0]?.Image ?? '')}
          counted={`presentation/${id}`}
          captions={captions}
          place={place}
          startsAt={from ?? recording.StartsAt}
          isStarted={from !== undefined}
          onTime={setTime}
          handle={player}
        />
        <p className={styles.quiet} data-kept>
          {isBefore && stopped !== '' ? t('continued', { time: filmClock(Number(stopped)) }) : ''}
        </p>
        {recording.Captions.length > 0 && <Transcript captions={recording.Captions} time={time} seek={seek} />}
      </div>
      <div className={styles.aside}>
        <SlideList slides={recording.Slides} time={time} seek={seek} />
      </div>
    </div>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.root}>
      <Skeleton shape="title" width="min(100%, 34rem)" />
      <Skeleton lines={10} />
    </SkeletonArea>
  );
}
