// One article of the list: date, tags, headline, summary, picture; the whole of it is the link.
import type { ReactElement } from 'react';
import { Link, Picture, Time, useDates, useMedia } from '#sdk';
import type { ArticleLine } from '#contract/editorial';
import { articleLink } from './article-link.ts';
import styles from './view.module.css';

type ArticleRowProps = { article: ArticleLine; level: 2 | 3; isFirst: boolean };

export function ArticleRow({ article, level, isFirst }: ArticleRowProps): ReactElement {
  const media = useMedia();
  const dates = useDates();
  const Level = `h${level}` as const;
  const { Id, Title, Summary, Date: date, Tags, ImagePath } = article;
  return (
    <article className={styles.row}>
      {(ImagePath !== '' || isFirst) && (
        <Picture
          src={media(ImagePath) ?? ''}
          alt=""
          name={Title}
          ratio={isFirst ? '16 / 9' : '4 / 3'}
          eager={isFirst}
          className={styles.picture ?? ''}
        />
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          {date !== null && <Time dateTime={date}>{dates.shortDate(date)}</Time>}
          {Tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </p>
        <Level className={styles.title}>
          <Link to={articleLink(Id)} className={styles.link}>
            {Title}
          </Link>
        </Level>
        {Summary !== '' && (
          <p className={styles.summary} dir="auto">
            {Summary}
          </p>
        )}
      </div>
    </article>
  );
}
