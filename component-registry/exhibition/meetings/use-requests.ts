// What the reader has proposed to companies and offers to them, read again as soon as the hub says that something has changed.
import { queryOfRequest, useDataContext, useEvent, useHubChanges, useQuery, useUser } from '#sdk';
import { ownRequestsRequest } from './data.ts';

/** Nothing is asked for visitors and in a preview. */
export function useRequests() {
  const { preview } = useEvent();
  const { user } = useUser();
  const isAsked = user !== null && !preview;
  const requests = useQuery({
    ...queryOfRequest(ownRequestsRequest(useDataContext())),
    enabled: isAsked,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useHubChanges(isAsked ? 'meetings' : '', () => void requests.refetch());
  return requests;
}
