// Follows the highscores of the charity challenge, for components: says when they have to be read again.
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import { nameOfInfo } from '../../contract/event-name.ts';
import { useFrame } from '../frame.ts';

/** Longest wait before they are read, ms: not every open page asks in the same moment. */
const SPREAD = 1500;

/** Calls `onChanged` after points or names have changed, and after a connection was lost. A preview, and a site without server, follows nothing. */
export function useCharityChanges(isActive: boolean, onChanged: () => void): void {
  const { info, preview, person, hubBase = '' } = useFrame();
  const event = nameOfInfo(info);
  const user = person?.user?.uuid ?? '';
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  const isWanted = isActive && !preview && person !== undefined;
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
      void import('../hub/follow-group.ts').then(
        ({ followGroup }) => {
          if (isOver) return;
          const on = { CharityChanged: changed };
          stop = followGroup({ base: hubBase, event, session: user, group: 'charity', on, onJoined: changed, onLost: () => undefined });
        },
        // Without its code the highscores are those of the moment they were opened.
        () => undefined,
      );
    whenIdle(() => isOver || follow());
    return () => {
      isOver = true;
      clearTimeout(waiting);
      stop?.();
    };
  }, [isWanted, hubBase, event, user]);
}
