// The reader's meetings with companies, which they book at the meeting hub.
import { query, useEvent, useQuery, useUser } from '#sdk';
import { type OwnMeeting, ownMeetings } from '#contract/meetings';

const none: readonly OwnMeeting[] = [];

/** None for visitors, in a preview, and until they are read. */
export function useOwnMeetings(): readonly OwnMeeting[] {
  const { event, language, preview } = useEvent();
  const { user } = useUser();
  const request = useQuery({
    ...query(ownMeetings, { eventid: event, language }),
    enabled: user !== null && !preview,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return (user && request.data) || none;
}
