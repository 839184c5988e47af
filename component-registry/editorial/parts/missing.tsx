// What an address of news or jobs shows that names nothing: said by the server with 404.
import type { ReactElement } from 'react';
import { ApiError, buttonClass, EmptyState, Link } from '#sdk';

/** Whether the server says that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

type MissingProps = { sentence: string; to: string; back: string };

/** One sentence, and the way to all of them. */
export function Missing({ sentence, to, back }: MissingProps): ReactElement {
  return (
    <EmptyState
      sentence={sentence}
      action={
        <Link to={to} className={buttonClass()}>
          {back}
        </Link>
      }
    />
  );
}
