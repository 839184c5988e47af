// How far the viewer has watched films: on the device, and for signed-in users in their account, so that another device goes on there (A §7).
import { useMemo } from 'react';
import { call } from '../api/http.ts';
import { type Quarter, readWatchProgress, saveWatchProgress } from '../contract/watch-progress.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { request } from '../contract/request.ts';
import { WATCHED } from './device-facts.ts';
import { useFrame } from './frame.ts';
import { recall, remember } from './use-remembered.ts';

export type WatchProgress = {
  /** The second at which the account stopped; 0 after the end, undefined where it has not begun or could not be asked, and for visitors. Never rejects. */
  stoppedAt: () => Promise<number | undefined>;
  /** Stores where it was stopped; 0 after the end. Nothing for visitors. `leaving`: the page goes, and the call outlives it. */
  stop: (seconds: number, leaving?: boolean) => void;
  /** Whether a quarter is to be counted: once for each person, or for each device of a visitor. Never rejects. */
  isNew: (quarter: Quarter, seconds: number) => Promise<boolean>;
};

/** What accounts keep: films of sessions and presentations. */
const isKept = (thing: string): boolean => /^(session|presentation)\/./.test(thing);

/** Of a film: `session/<id>`, `presentation/<id>`; any other name is counted for the device alone. */
export function useWatchProgress(thing: string): WatchProgress {
  const { api, person, preview, info } = useFrame();
  const event = nameOfInfo(info);
  const isSignedIn = Boolean(person?.user) && !preview;
  return useMemo(() => {
    const account = isSignedIn && isKept(thing) ? api : undefined;
    const save = (seconds: number, quarters: Quarter[], leaving: boolean) => {
      const body = { Thing: thing, Seconds: seconds, Quarters: quarters };
      const through = account!;
      // A page that goes takes its calls with it, unless they say otherwise.
      const sender = leaving
        ? { ...through, fetch: ((input, init) => through.fetch(input, { ...init, keepalive: true })) as typeof fetch }
        : through;
      return call(sender, request(saveWatchProgress, { eventid: event }), { body });
    };
    return {
      async stoppedAt() {
        if (!account) return undefined;
        const found = await call(account, request(readWatchProgress, { eventid: event, pThing: thing })).catch(() => undefined);
        return found?.Seconds ?? undefined;
      },
      stop(seconds, leaving = false) {
        if (account) save(seconds, [], leaving).catch(() => undefined);
      },
      async isNew(quarter, seconds) {
        const counted = account && (await save(seconds, [quarter], false).catch(() => undefined));
        return counted ? counted.Counted.includes(quarter) : isNewHere(`${WATCHED}${event}.${thing}`, quarter);
      },
    };
  }, [api, event, isSignedIn, thing]);
}

/** Whether this device has not counted a quarter yet; from now on it has. */
function isNewHere(key: string, quarter: Quarter): boolean {
  const counted = recall(key, 'local').split(',').filter(Boolean);
  if (counted.includes(String(quarter))) return false;
  remember(key, [...counted, quarter].join(','), 'local');
  return true;
}
