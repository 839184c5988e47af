// One episode: player, chapters, people and session, text, and its neighbours in time.
import { type ReactElement, useMemo, useRef, useState } from 'react';
import {
  ApiError,
  buttonClass,
  EmptyState,
  languageName,
  Link,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  useDataContext,
  useEvent,
  useMedia,
  useQuery,
  useSubject,
  useTexts,
} from '#sdk';
import type { EpisodeDetail, EpisodeLine } from '#contract/tv';
import type { PlayerHandle } from '../player/player-props.ts';
import { Player } from '../player/player.tsx';
import { filmKind } from '../player/source.ts';
import { Chapters } from './chapters.tsx';
import { episodeRequest } from './data.ts';
import { EpisodeFacts } from './episode-card.tsx';
import { episodeLink } from './episode-link.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type EpisodePageProps = {
  id: string;
  /** Where it starts, s: links to chapters say it. */ second: number;
  level: 1 | 2;
  all: readonly EpisodeLine[];
};

export function EpisodePage({ id, second, level, all }: EpisodePageProps): ReactElement {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(episodeRequest(useDataContext(), id)));
  useSubject(answer.data?.Title);
  if (answer.error instanceof ApiError && answer.error.status === 404)
    return (
      <EmptyState
        sentence={t('noEpisode')}
        action={
          <Link to="page:TvPage" className={buttonClass()}>
            {t('all')}
          </Link>
        }
      />
    );
  const ofPart = all.filter(({ Section }) => Section === answer.data?.Section);
  const place = ofPart.findIndex(({ Id }) => Id === id);
  const [newer, older] = place === -1 ? [] : [ofPart[place - 1], ofPart[place + 1]];
  return (
    <>
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Skeleton shape="picture" />}>
        {(episode) => <Whole key={episode.Id} episode={episode} second={second} level={level} />}
      </RequestState>
      {(newer || older) && (
        <nav aria-label={t('around')} className={styles.around} data-print="none">
          {newer && <Around episode={newer} words={t('newer')} />}
          {older && <Around episode={older} words={t('older')} />}
        </nav>
      )}
    </>
  );
}

function Whole({ episode, second, level }: { episode: EpisodeDetail; second: number; level: 1 | 2 }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const { event } = useEvent();
  const player = useRef<PlayerHandle>(null);
  const [time, setTime] = useState(second);
  /** The second at which a press outside the player starts it; undefined before. */
  const [from, setFrom] = useState<number>();
  const { Id, Section, Title, Summary, ImagePath, MediaUrl, IsSound, Captions, Chapters: chapters, Speakers, Session, Text } = episode;
  const captions = useMemo(() => {
    const offered = Captions.map(({ Language }) => Language);
    return Captions.map(({ Language, Url }) => ({
      url: Url,
      language: Language,
      label: languageName(Language, offered),
      kind: 'captions' as const,
    }));
  }, [Captions]);
  const seek = (seconds: number): void => {
    if (player.current) player.current.seek(seconds);
    else setFrom(seconds);
  };
  const src = media(MediaUrl) ?? '';
  const kind = filmKind(src);
  const Level = `h${level}` as const;
  const Below = level === 1 ? 'h2' : 'h3';
  return (
    <article className={styles.episode}>
      <header className={styles.head}>
        <p data-print="none">
          <Link to="page:TvPage" params={{ section: Section }}>
            {t('allOfPart', { part: t(Section) })}
          </Link>
        </p>
        <EpisodeFacts episode={episode} />
        <Level>{Title}</Level>
        {Summary !== '' && (
          <p className={styles.lead} dir="auto">
            {Summary}
          </p>
        )}
      </header>
      <div className={styles.film} data-alone={chapters.length === 0 || undefined}>
        <div className={styles.main}>
          <Player
            url={MediaUrl}
            kind={kind}
            title={Title}
            poster={ImagePath}
            ratio={IsSound ? '3/1' : '16/9'}
            captions={captions}
            counted={`tv/${Id}`}
            place={`${event}.tv.${Id}`}
            startsAt={from ?? second}
            isStarted={from !== undefined}
            onTime={setTime}
            handle={player}
          />
          {src !== '' && (
            <noscript>
              <a href={src}>{t('play', { title: Title })}</a>
            </noscript>
          )}
        </div>
        {/* The player of another site cannot be told where to go on. */}
        <Chapters chapters={chapters} time={time} {...(kind !== 'frame' && { seek })} level={Below} />
      </div>
      {Text !== '' && <RichHtml html={Text} className={styles.text ?? ''} />}
      {(Speakers.length > 0 || Session) && (
        <dl className={styles.about}>
          {Speakers.length > 0 && (
            <div>
              <dt>{t('people')}</dt>
              {Speakers.map(({ Id: person, DisplayName }) => (
                <dd key={person || DisplayName}>
                  {person === '' ? (
                    DisplayName
                  ) : (
                    <Link to="page:PagFacultyDetailPage" params={{ userId: person }}>
                      {DisplayName}
                    </Link>
                  )}
                </dd>
              ))}
            </div>
          )}
          {Session && (
            <div>
              <dt>{t('session')}</dt>
              <dd>
                <Link to="page:PagSessionDetailPage" params={{ sessionId: Session.Id }}>
                  {Session.Name}
                </Link>
              </dd>
            </div>
          )}
        </dl>
      )}
    </article>
  );
}

function Around({ episode, words }: { episode: EpisodeLine; words: string }): ReactElement {
  return (
    <Link {...episodeLink(episode)} className={styles.neighbour}>
      <span className={styles.which}>{words}</span>
      <span>{episode.Title}</span>
    </Link>
  );
}
