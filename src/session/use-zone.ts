// The time zone in which the times of a page are shown: the event's, the device's, or another one that the visitor has chosen (B §4).
import { useCallback } from 'react';
import { ONE_YEAR, writeCookie } from '../base/cookie.ts';
import { createListeners } from '../base/listeners.ts';
import { isTimeZone } from '../clock/zone.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { useFrame } from './frame.ts';
import { useDeviceStore } from './use-device.ts';
import { recall, remember } from './use-remembered.ts';
import { zoneCookie } from './zone-cookie.ts';

/** The choice of the device's own zone; the event's is empty, any other an IANA name. */
export const OWN_ZONE = 'device';

/** Storage key; it ends with the event's exact name. */
const keyOf = (event: string): string => `timeZone.${event}`;

/** The choice for one event, and the zone of the device: hundreds of times on a page ask for them, and the browser is slow to tell its zone. */
let read: { event: string; choice: string } | undefined;
let device: string | undefined;
const changes = createListeners();

function choiceFor(event: string): string {
  if (read?.event !== event) {
    read = { event, choice: recall(keyOf(event), 'local') };
    tellServer(event, read.choice);
  }
  return read.choice;
}

/** Writes the cookie of a choice with each reading: a device moves to other zones. None, and what is no zone, removes it; else it lasts a year. */
function tellServer(event: string, choice: string): void {
  const zone = choice === OWN_ZONE ? zoneOfDevice() : choice;
  writeCookie(zoneCookie(event), isTimeZone(zone) ? zone : '', ONE_YEAR);
}

/** Follows other tabs, and a device that was carried into another zone; one listener for all times of the page. */
function subscribe(listener: () => void): () => void {
  if (changes.size() === 0) {
    // What was read while nobody listened may have changed.
    readAgain();
    listen('addEventListener');
  }
  const end = changes.subscribe(listener);
  return () => {
    end();
    if (changes.size() === 0) listen('removeEventListener');
  };
}

/** `visibilitychange` bubbles up to the window. */
function listen(how: 'addEventListener' | 'removeEventListener'): void {
  for (const event of ['storage', 'visibilitychange']) window[how](event, readAgain);
}

function readAgain(): void {
  read = undefined;
  device = undefined;
  changes.notify();
}

const byTheEvent = (): string => '';

/** The choice, and how it is changed: empty for the event's zone, `device`, or an IANA name. It is remembered for each event. */
export function useZoneChoice(): [choice: string, choose: (choice: string) => void] {
  const event = nameOfInfo(useFrame().info);
  const current = useCallback(() => choiceFor(event), [event]);
  const choose = useCallback(
    (choice: string) => {
      remember(keyOf(event), choice, 'local');
      readAgain();
    },
    [event],
  );
  // A server knows no choice, at most its zone; the page follows it once it is taken over.
  return [useDeviceStore(subscribe, current, byTheEvent), choose];
}

/** IANA name of the device's zone; that of the event where the page is drawn by the server. */
export function useOwnZone(): string {
  const { info } = useFrame();
  return useDeviceStore(subscribe, zoneOfDevice, () => info.TimeZone);
}

const zoneOfDevice = (): string => (device ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** IANA name of the zone in which times are shown, at first that with which the server has drawn the page; a choice that this browser does not know is the event's. One question for all of it: where the event's zone is shown, nothing is drawn again for the device's. */
export function useZone(): string {
  const { info, zone } = useFrame();
  const current = (): string => {
    const choice = choiceFor(nameOfInfo(info));
    if (choice === OWN_ZONE) return zoneOfDevice();
    return choice !== '' && isTimeZone(choice) ? choice : info.TimeZone;
  };
  return useDeviceStore(subscribe, current, () => zone ?? info.TimeZone);
}
