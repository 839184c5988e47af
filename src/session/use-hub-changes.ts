// Follows meetings, contacts, messages, own ratings, own notes, highscores or what waits for moderators at the event, for components: says when they have to be read again.
import { useEffect, useRef } from 'react';
import { whenIdle } from '../base/when-idle.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { useFrame } from './frame.ts';

/**
 * Longest wait before they are read, ms: not every open page asks in the same moment. What only few people follow, or what is one's own, is there
 * within a second; the whole congress follows the highscores.
 */
const SPREAD = 400;
const SPREAD_OF_ALL = 1500;

type Group = { message: string; spread: number; isOpen?: true };

/** What the hub says of each, and whether it says so to visitors, too. */
const groups = {
  meetings: { message: 'MeetingsChanged', spread: SPREAD, isOpen: true },
  contacts: { message: 'ContactsChanged', spread: SPREAD },
  messages: { message: 'MessagesChanged', spread: SPREAD },
  ratings: { message: 'RatingsChanged', spread: SPREAD },
  notes: { message: 'NotesChanged', spread: SPREAD },
  moderation: { message: 'ReviewChanged', spread: SPREAD },
  charity: { message: 'CharityChanged', spread: SPREAD_OF_ALL, isOpen: true },
} as const satisfies Record<string, Group>;

/**
 * Calls `onChanged` after something has changed, and after a connection was made or made anew. `group` empty: nothing is followed; nor is
 * in a preview, on a site without server, and, where a group is not open to visitors, without a sign-in.
 */
export function useHubChanges(group: keyof typeof groups | '', onChanged: () => void): void {
  const { info, preview, person, hubBase = '' } = useFrame();
  const event = nameOfInfo(info);
  const user = person?.user?.uuid ?? '';
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  const followed: Group | undefined = group === '' ? undefined : groups[group];
  const isWanted = followed !== undefined && !preview && person !== undefined && (followed.isOpen === true || user !== '');
  useEffect(() => {
    if (!isWanted || !followed) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        latest.current();
      }, followed.spread * Math.random());
    };
    const follow = (): void =>
      void import('./hub/follow-group.ts').then(
        ({ followGroup }) => {
          if (isOver) return;
          const on = { [followed.message]: changed };
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
  }, [isWanted, followed, hubBase, event, user, group]);
}
