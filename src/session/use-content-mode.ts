// The content mode that is current now, for menus and whatever else follows it.
import { useCallback, useSyncExternalStore } from 'react';
import { createAlarm } from '../clock/alarm.ts';
import { contentModeAt } from '../rules/content-mode.ts';
import { eventRules } from '../rules/event-rules.ts';
import { useFrame } from './frame.ts';

/** Name of the current content mode (`event.contentModes`), null where none is open; the component renders again when it changes. */
export function useContentMode(): string | null {
  const { clock, model, info } = useFrame();
  const { contentModes } = eventRules(model, info.TimeZone);
  const read = useCallback(() => contentModeAt(contentModes, clock.now()).mode, [contentModes, clock]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const look = (): void => {
        changed();
        alarm.arm(contentModeAt(contentModes, clock.now()).nextChangeAt);
      };
      const alarm = createAlarm(clock, look);
      alarm.arm(contentModeAt(contentModes, clock.now()).nextChangeAt);
      const stopListening = clock.onCorrection(look);
      return () => {
        stopListening();
        alarm.stop();
      };
    },
    [contentModes, clock],
  );
  return useSyncExternalStore(subscribe, read, read);
}
