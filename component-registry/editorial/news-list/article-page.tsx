// One article with its picture and text, and its neighbours in time.
import type { ReactElement } from 'react';
import {
  Link,
  Picture,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  Time,
  useDataContext,
  useDates,
  useMedia,
  useQuery,
  useSubject,
  useTexts,
} from '#sdk';
import type { ArticleDetail, ArticleLine } from '#contract/editorial';
import { isNotFound, Missing } from '../parts/missing.tsx';
import { texts } from '../parts/texts.ts';
import { articleLink } from './article-link.ts';
import { articleRequest } from './data.ts';
import styles from './view.module.css';

type ArticlePageProps = { id: string; level: 1 | 2; all: readonly ArticleLine[] };

export function ArticlePage({ id, level, all }: ArticlePageProps): ReactElement {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(articleRequest(useDataContext(), id)));
  useSubject(answer.data?.Title);
  if (isNotFound(answer.error)) return <Missing sentence={t('noArticle')} to="page:news" back={t('allNews')} />;
  const place = all.findIndex(({ Id }) => Id === id);
  const [newer, older] = place === -1 ? [] : [all[place - 1], all[place + 1]];
  return (
    <>
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Skeleton shape="picture" />}>
        {(article) => <Whole article={article} level={level} />}
      </RequestState>
      {(newer || older) && (
        <nav aria-label={t('around')} className={styles.around} data-print="none">
          {newer && <Around article={newer} words={t('newer')} />}
          {older && <Around article={older} words={t('older')} />}
        </nav>
      )}
    </>
  );
}

function Whole({ article, level }: { article: ArticleDetail; level: 1 | 2 }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const dates = useDates();
  const { Title, Summary, Author, Date: date, Tags, ImagePath, ImageText, Text, Url } = article;
  const Level = `h${level}` as const;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p data-print="none">
          <Link to="page:news">{t('allNews')}</Link>
        </p>
        <p className={styles.facts}>
          {date !== null && <Time dateTime={date}>{dates.longDate(date)}</Time>}
          {Author !== '' && <span>{t('by', { author: Author })}</span>}
          {Tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </p>
        <Level>{Title}</Level>
        {Summary !== '' && (
          <p className={styles.lead} dir="auto">
            {Summary}
          </p>
        )}
      </header>
      {ImagePath !== '' && <Picture src={media(ImagePath) ?? ''} alt={ImageText} name={Title} eager />}
      {Text !== '' && <RichHtml html={Text} className={styles.text ?? ''} />}
      {Url !== '' && (
        <p>
          <Link to={Url}>{t('readOn', { host: hostOf(Url) })}</Link>
        </p>
      )}
    </article>
  );
}

/** The host of an address for people; the address itself where it has none. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host || url : url);

function Around({ article, words }: { article: ArticleLine; words: string }): ReactElement {
  return (
    <Link to={articleLink(article.Id)} className={styles.neighbour}>
      <span className={styles.which}>{words}</span>
      <span>{article.Title}</span>
    </Link>
  );
}
