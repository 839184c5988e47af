// How long before a favourite starts a visitor is reminded: as the event says, or as they have chosen on this device.
import { useCallback } from 'react';
import { nameOfInfo } from '../../contract/event-name.ts';
import { REMINDER_MINUTES } from '../../base/reminder-minutes.ts';
import { useFrame } from '../frame.ts';
import { useDocument } from '../use-document.ts';
import { useRemembered } from '../use-remembered.ts';

/** Minutes, 0 for never, and how to choose them. An account's choice is the server's. */
export function useReminderMinutes(): [minutes: number, choose: (minutes: number) => void] {
  const { info } = useFrame();
  const { reminderMinutes: usual } = useDocument('app').notifications;
  const [stored, store] = useRemembered(`reminderMinutes.${nameOfInfo(info)}`, 'local');
  const own = REMINDER_MINUTES.find((minutes) => String(minutes) === stored);
  // An event without reminders has none, whatever was chosen before.
  return [usual === 0 ? 0 : (own ?? usual), useCallback((minutes) => store(String(minutes)), [store])];
}
