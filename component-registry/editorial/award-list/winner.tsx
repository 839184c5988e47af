// One winner: portrait, rank, name, institution, and the work that was awarded.
import type { ReactElement } from 'react';
import { Avatar, Link, useMedia } from '#sdk';
import type { AwardWinner } from '#contract/awards';
import styles from './view.module.css';

export function Winner({ winner }: { winner: AwardWinner }): ReactElement {
  const media = useMedia();
  const { Id, DisplayName, Institution, Rank, ImagePath, Work, PresentationId } = winner;
  return (
    <div className={styles.winner}>
      <Avatar name={DisplayName} src={media(ImagePath) ?? ''} />
      <div className={styles.words}>
        {Rank !== '' && <p className={styles.quiet}>{Rank}</p>}
        <p className={styles.name}>
          {Id === '' ? (
            DisplayName
          ) : (
            <Link to="page:PagFacultyDetailPage" params={{ userId: Id }}>
              {DisplayName}
            </Link>
          )}
        </p>
        {Institution !== '' && <p className={styles.quiet}>{Institution}</p>}
        {Work !== '' && (
          <p className={styles.work}>
            {PresentationId === '' ? (
              Work
            ) : (
              <Link to="page:PagPresentationDetailPage" params={{ presentationId: PresentationId }}>
                {Work}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
