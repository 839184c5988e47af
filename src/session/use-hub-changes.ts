// Follows meetings, contacts, messages, own ratings or what waits for moderators at the event, for components: says when they have to be read again.
import { useEffect, useRef } from 'react';
import { whenIdle } from '../base/when-idle.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { useFrame } from './frame.ts';

/** Longest wait before they are read, ms: not every open page asks in the same moment, and all have asked within a second. */
const SPREAD = 400;

const messages = {
  meetings: 'MeetingsChanged',
  contacts: 'ContactsChanged',
  messages: 'MessagesChanged',
  ratings: 'RatingsChanged',
  moderation: 'ReviewChanged',
} as const;

/**
 * Calls `onChanged` after something has changed, and after a connection was made or made anew. `group` empty: nothing is followed; nor is
 * in a preview, on a site without server, and, except meetings, without a sign-in.
 */
export function useHubChanges(group: keyof typeof messages | '', onChanged: () => void): void {
  const { info, preview, person, hubBase = '' } = useFrame();
  const event = nameOfInfo(info);
  const user = person?.user?.uuid ?? '';
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  const isWanted = group !== '' && !preview && person !== undefined && (group === 'meetings' || user !== '');
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        latest.current();
      }, SPREAD * Math.random());
    };
    const follow = (): void =>
      void import('./hub/follow-group.ts').then(
        ({ followGroup }) => {
          if (isOver) return;
          const on = { [messages[group]]: changed };
          stop = followGroup({ base: hubBase, event, session: user, group, on, onJoined: changed, onLost: () => undefined });
        },
        // Without its code what is shown is that of the moment it was opened.
        () => undefined,
      );
    whenIdle(() => isOver || follow());
    return () => {
      isOver = true;
      clearTimeout(waiting);
      stop?.();
    };
  }, [isWanted, hubBase, event, user, group]);
}
