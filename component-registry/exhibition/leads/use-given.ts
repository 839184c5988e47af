// What the reader has given to companies, read again after each change.
import { queryOfRequest, useDataContext, useEvent, useQuery, useUser } from '#sdk';
import { givenRequest } from './data.ts';

/** Nothing is asked for visitors and in a preview. */
export function useGiven() {
  const { user } = useUser();
  const { preview } = useEvent();
  return useQuery({ ...queryOfRequest(givenRequest(useDataContext())), enabled: user !== null && !preview, retry: false });
}
