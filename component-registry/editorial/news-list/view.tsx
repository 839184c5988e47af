// News: the newest article large, the others as rows; one of them where the address of the page of news names it (A §2).
import {
  EmptyState,
  framed,
  Link,
  ListFilters,
  NothingFound,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useQuery,
  useQueryValues,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { ArticleLine } from '#contract/editorial';
import { SectionHead } from '../parts/section-head.tsx';
import { texts } from '../parts/texts.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleRow } from './article-row.tsx';
import { newsRequest } from './data.ts';
import { FeedLink } from './feed-link.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

const names = ['article', 'tag'] as const;
const steps = ['tag'] as const;

export default function NewsList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { page } = useEvent();
  const [choices, choose] = useQueryValues(names, steps);
  const isPage = page === 'news';
  const news = useQuery(queryOfRequest(newsRequest(useDataContext())));
  if (isPage && choices.article)
    return (
      <section {...framed(frame, styles.root)} aria-label={t('news')}>
        <ArticlePage id={choices.article} level={props.level} all={news.data ?? []} />
      </section>
    );
  return (
    <section {...framed(frame, styles.root)} aria-label={t('news')}>
      <SectionHead {...props} />
      <RequestState request={news} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence={t('noNews')} />
          ) : (
            <Articles all={all} tag={isPage ? choices.tag : ''} onTag={(tag) => choose({ tag })} isPage={isPage} {...props} />
          )
        }
      </RequestState>
    </section>
  );
}

type ArticlesProps = Props & { all: readonly ArticleLine[]; tag: string; onTag: (tag: string) => void; isPage: boolean };

function Articles({ all, tag, onTag, isPage, limit, filter, feed, level }: ArticlesProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  // Who sees the page without signing in gets the feed, which is there for visitors alone.
  const hasFeed = !useUser().isSignedIn && isPage && feed;
  const tags = [...new Set(all.flatMap(({ Tags }) => Tags))].sort(new Intl.Collator(language).compare);
  const fitting = tag === '' ? all : all.filter(({ Tags }) => Tags.includes(tag));
  const shown = limit > 0 ? fitting.slice(0, limit) : fitting;
  const isFiltered = isPage && filter && tags.length > 1;
  return (
    <>
      {(isFiltered || hasFeed) && (
        <div className={styles.choices} data-print="none">
          {isFiltered && (
            <ListFilters
              label={t('news')}
              all={t('all')}
              filters={[{ name: 'tag', label: t('topic'), options: tags.map((value) => ({ value, label: value })) }]}
              choices={{ tag }}
              choose={({ tag: chosen }) => chosen !== undefined && onTag(chosen)}
              number={fitting.length}
            />
          )}
          {hasFeed && <FeedLink />}
        </div>
      )}
      {shown.length === 0 ? (
        <NothingFound sentence={t('noneOfTag')} all={t('allNews')} names={['tag']} choose={({ tag: none }) => onTag(none)} />
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map((article, index) => (
            <li key={article.Id} className={styles.item} data-first={index === 0 || undefined}>
              <ArticleRow article={article} level={level === 1 ? 2 : 3} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {!isPage && (
        <p data-print="none">
          <Link to="page:news">{t('allNews')}</Link>
        </p>
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      <Skeleton shape="picture" />
      {Array.from({ length: 3 }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </SkeletonArea>
  );
}
