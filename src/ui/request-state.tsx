// What is shown of a request: its data; where it failed a sentence and another try; until then what stands in its place.
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** What of a query is needed. */
type Request<T> = { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

type RequestStateProps<T> = {
  request: Request<T>;
  /** One sentence: what could not be loaded. */
  failed: string;
  /** Label of the button that tries again. */
  retry: string;
  /** Skeletons in the form of the data. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
};

/** Data that is there stays on screen, also when a later request for it fails. */
export function RequestState<T>({ request, failed, retry, loading, children }: RequestStateProps<T>): ReactNode {
  if (request.data !== undefined) return children(request.data);
  if (!request.isError) return loading;
  return <ErrorState sentence={failed} retryLabel={retry} onRetry={() => void request.refetch()} retrying={request.isFetching} />;
}
