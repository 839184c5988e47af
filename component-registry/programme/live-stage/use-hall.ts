// The hall somebody chose on this device, the same for the band and for the strip.
import { useEvent, useRemembered } from '#sdk';

export const useHall = (): [chosen: string, choose: (id: string) => void] => {
  const { event } = useEvent();
  return useRemembered(`live-stage.${event}`, 'local');
};
