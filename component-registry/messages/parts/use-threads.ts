// The reader's conversations of one kind, read again when something was written or read.
import { queryOfRequest, useDataContext, useEvent, useHubChanges, useQuery, useUser } from '#sdk';
import type { ThreadList } from '#contract/messages';
import { threadsRequest } from './data.ts';

/** Nothing is asked for visitors, in a preview, and where it is not wanted. */
export function useThreads(list: ThreadList, isWanted = true) {
  const { user } = useUser();
  const { preview } = useEvent();
  const enabled = isWanted && user !== null && !preview;
  const threads = useQuery({ ...queryOfRequest(threadsRequest(useDataContext(), list)), enabled, retry: false, refetchOnMount: 'always' });
  useHubChanges(enabled ? 'messages' : '', () => void threads.refetch());
  return threads;
}
