// The drafts that only this device has, for the person who is signed in.
import { NOTE_DRAFTS, useEvent, useRemembered, useUser } from '#sdk';

/** The stored text of the entries, and how it is set; it is forgotten with the other drafts when somebody signs out. */
export function useDeviceEntries(): [text: string, set: (text: string) => void] {
  const { event } = useEvent();
  const { user } = useUser();
  return useRemembered(`${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.submissions`, 'local');
}
