// Reminders of a visitor's favourites, for the component that shows them: nothing is loaded before the page is idle and there is a favourite.
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import { nameOfInfo } from '../../contract/event-name.ts';
import { favourites } from '../../stores/favourites.ts';
import { useFrame } from '../frame.ts';
import { useDocument } from '../use-document.ts';
import { recall } from '../use-remembered.ts';
import type { DeviceReminderParts } from './device-reminders.ts';
import { useReminderMinutes } from './use-reminder-minutes.ts';

/** Whether this device has favourites of a visitor, by the names of `device-lists.ts`, which is loaded late. */
const hasFavourites = (event: string): boolean =>
  ['favoriteSessions', 'favoritePresentations'].some((name) => recall(`${name}.${event}`, 'local') !== '');

/** Calls `announce` for each favourite of a visitor that is about to start, and `announceChanges` for those that were moved or called off, once in this browser. An account's come from the server. */
export function useDeviceReminders(tell: Pick<DeviceReminderParts, 'announce' | 'announceChanges'>): void {
  const { api, info, language, clock, preview, person } = useFrame();
  const { active, toasts } = useDocument('app').notifications;
  const event = nameOfInfo(info);
  const [minutes] = useReminderMinutes();
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  // A visitor's are short messages alone: there is no list of them.
  const isWanted = active && toasts && !preview && !person?.user && api !== undefined;
  useEffect(() => {
    if (!isWanted || !api) return undefined;
    let isOver = false;
    let isBegun = false;
    let stop: (() => void) | undefined;
    const begin = (): void => {
      if (isOver || isBegun || !hasFavourites(event)) return;
      isBegun = true;
      void import('./device-reminders.ts').then(
        ({ openDeviceReminders }) => {
          if (isOver) return;
          const parts = { api, event, language, clock, minutes };
          stop = openDeviceReminders({
            ...parts,
            announce: (one) => latest.current.announce(one),
            announceChanges: (changed) => latest.current.announceChanges(changed),
          });
        },
        () => (isBegun = false),
      );
    };
    whenIdle(begin);
    const unsubscribe = favourites.subscribe(begin);
    return () => {
      isOver = true;
      unsubscribe();
      stop?.();
    };
  }, [isWanted, api, event, language, clock, minutes]);
}
