// Congress TV: the parts with their latest episodes, one part with all of them, or one episode with its player (A §2 tv).
import {
  EmptyState,
  FeedIcon,
  framed,
  Link,
  podcastPath,
  queryOfRequest,
  RequestState,
  sitePath,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useQuery,
  useQueryValues,
  useSubject,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { EpisodeLine } from '#contract/tv';
import { type TvSection, tvSections } from '#contract/tv-sections';
import { EpisodeCard } from './episode-card.tsx';
import { EpisodePage } from './episode-page.tsx';
import { episodesRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const names = ['episode', 't'] as const;
/** Episodes of each part where all parts are shown. */
const OF_EACH = 3;

export default function EpisodeList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { page, params } = useEvent();
  const [{ episode, t: second }] = useQueryValues(names);
  const isPage = page === 'TvPage';
  const ofAddress = tvSections.find((one) => one === params['section']);
  const section = isPage ? ofAddress : tvSections.find((one) => one === props.section);
  const answer = useQuery(queryOfRequest(episodesRequest(useDataContext())));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('tv')}>
      {isPage && episode ? (
        <EpisodePage id={episode} second={Number(second) || 0} level={props.level} all={answer.data ?? []} />
      ) : (
        <>
          <Head {...props} section={isPage ? section : undefined} />
          {isPage && <Parts section={section} />}
          <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
            {(all) => <Episodes {...props} all={all} section={section} isPage={isPage} />}
          </RequestState>
        </>
      )}
    </section>
  );
}

/** The title of the page, or of its part. */
function Head({ section, title, lead, level }: Omit<Props, 'section'> & { section: TvSection | undefined }) {
  const t = useTexts(texts);
  const text = useText();
  const name = section ? t(section) : text(title);
  const below = section ? t(`${section}Lead`) : text(lead);
  useSubject(section && name);
  if (name === '') return null;
  const Level = `h${level}` as const;
  return (
    <header className={styles.head}>
      <Level>{name}</Level>
      {below !== '' && <p className={styles.lead}>{below}</p>}
    </header>
  );
}

/** The way to each part. */
function Parts({ section }: { section: TvSection | undefined }) {
  const t = useTexts(texts);
  const part = (key: TvSection | undefined, words: string) => (
    <li key={key ?? 'all'}>
      <Link
        to="page:TvPage"
        params={key ? { section: key } : {}}
        className={styles.part}
        aria-current={section === key ? 'page' : undefined}
      >
        {words}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('parts')} data-print="none">
      <ul role="list" className={styles.parts}>
        {part(undefined, t('all'))}
        {tvSections.map((key) => part(key, t(key)))}
      </ul>
    </nav>
  );
}

type EpisodesProps = Omit<Props, 'section'> & { all: readonly EpisodeLine[]; section: TvSection | undefined; isPage: boolean };

function Episodes({ all, section, isPage, limit, level, feed }: EpisodesProps) {
  const t = useTexts(texts);
  const isVisitor = !useUser().isSignedIn;
  const below = level === 1 ? 2 : 3;
  const of = (key: TvSection): readonly EpisodeLine[] => all.filter(({ Section }) => Section === key);
  if ((section ? of(section) : all).length === 0) return <EmptyState sentence={t('none')} />;
  if (section) {
    const found = of(section);
    return (
      <>
        {isPage && feed && isVisitor && section === 'podcast' && <PodcastFeed />}
        <Cards episodes={limit > 0 ? found.slice(0, limit) : found} level={below} />
        {!isPage && <ToAll section={section} words={t('allOfPart', { part: t(section) })} />}
      </>
    );
  }
  return tvSections
    .filter((key) => of(key).length > 0)
    .map((key) => {
      const Level = `h${below}` as const;
      const name = t(key);
      return (
        <section key={key} className={styles.ofPart} aria-label={name}>
          <header className={styles.partHead}>
            <Level className={styles.partName}>{name}</Level>
            <ToAll section={key} words={t('allOfPart', { part: name })} />
          </header>
          <Cards episodes={of(key).slice(0, limit || OF_EACH)} level={below === 2 ? 3 : 4} />
        </section>
      );
    });
}

const Cards = ({ episodes, level }: { episodes: readonly EpisodeLine[]; level: 2 | 3 | 4 }) => (
  <ul role="list" className={styles.cards}>
    {episodes.map((episode) => (
      <li key={episode.Id}>
        <EpisodeCard episode={episode} level={level} />
      </li>
    ))}
  </ul>
);

const ToAll = ({ section, words }: { section: TvSection; words: string }) => (
  <p data-print="none">
    <Link to="page:TvPage" params={{ section }}>
      {words}
    </Link>
  </p>
);

/** The address of the feed, for players of podcasts. */
function PodcastFeed() {
  const t = useTexts(texts);
  const { instance, shortname, language } = useEvent();
  return (
    <p data-print="none">
      <a href={sitePath(podcastPath({ instance, event: shortname, language }))} type="application/rss+xml" className={styles.feed}>
        <FeedIcon aria-hidden />
        {t('feed')}
      </a>
    </p>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.cards}>
      {Array.from({ length: 3 }, (_, card) => (
        <Skeleton key={card} shape="picture" />
      ))}
    </SkeletonArea>
  );
}
