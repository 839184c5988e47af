// The page of one session or person: its content, or that there is none, or why it is not there yet.
import { ApiError, buttonClass, framed, Link, RequestState, type ViewProps } from '#sdk';
import type { ComponentProps, ReactNode } from 'react';
import styles from './detail.module.css';

type DetailPageProps<T, D> = Pick<ViewProps, 'frame'> & {
  className: string | undefined;
  request: ComponentProps<typeof RequestState<T>>['request'] & { error: unknown };
  /** The session or person in the answer; undefined if the address names none. */
  pick: (answer: T) => D | undefined;
  /** Texts of the component. */
  t: (key: 'failed' | 'retry' | 'notFound' | 'notFoundWhy' | 'toProgramme') => string;
  loading: ReactNode;
  children: (detail: D, answer: T) => ReactNode;
};

/** An answer without it, and a 404, mean the same: the address names nothing. */
export function DetailPage<T, D>({ frame, className, request, pick, t, loading, children }: DetailPageProps<T, D>) {
  const isMissing = request.error instanceof ApiError && request.error.status === 404;
  const notFound = (
    <div className={styles.notFound}>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundWhy')}</p>
      <p>
        <Link to="page:PagSearchPage" className={buttonClass({ variant: 'primary' })}>
          {t('toProgramme')}
        </Link>
      </p>
    </div>
  );
  return (
    <article {...framed(frame, className)}>
      {isMissing && request.data === undefined ? (
        notFound
      ) : (
        <RequestState request={request} failed={t('failed')} retry={t('retry')} loading={loading}>
          {(answer) => {
            const detail = pick(answer);
            return detail === undefined ? notFound : children(detail, answer);
          }}
        </RequestState>
      )}
    </article>
  );
}
