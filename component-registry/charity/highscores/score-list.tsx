// A ranked list: rank, name and points, with a bar that repeats the points.
import type { CSSProperties } from 'react';
import { Badge, Link, useEvent, useTexts } from '#sdk';
import { texts } from '../parts/texts.ts';
import styles from './view.module.css';

/** `rank` 0 has no points yet; `project` leads to the page of a project, `company` to the profile of a company. */
export type Score = { key: string; rank: number; name: string; points: number; isOwn: boolean; project?: string; company?: string };

export function ScoreList({ id, title, scores }: { id: string; title: string; scores: readonly Score[] }) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const number = new Intl.NumberFormat(language);
  const most = Math.max(1, ...scores.map(({ points }) => points));
  return (
    // No landmark: those of the same name are the sections above.
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      {scores.length === 0 ? (
        <p className={styles.empty}>{t('noPoints')}</p>
      ) : (
        <ol role="list" className={styles.scores}>
          {scores.map(({ key, rank, name, points, isOwn, project, company }) => (
            <li key={key} className={styles.score} data-own={isOwn || undefined} style={{ '--share': points / most } as CSSProperties}>
              <span className={styles.rank}>{rank > 0 ? number.format(rank) : '–'}</span>
              <span className={styles.who}>
                {project !== undefined ? (
                  <Link to="page:charity" params={{ id: project }}>
                    {name}
                  </Link>
                ) : company !== undefined ? (
                  <Link to="page:ProfilePage" params={{ companyAccountId: company }}>
                    {name}
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}
                {isOwn && <Badge tone="accent">{t('you')}</Badge>}
              </span>
              <span className={styles.points}>{t('points', { count: points })}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
