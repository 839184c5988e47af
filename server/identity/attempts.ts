// Wrong passwords from unknown devices: each network waits longer for each account, and tries few accounts a minute; what then succeeds does not count (quality S09, S10).
import { RequestError } from '../http/errors.ts';

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Wrong ones of one network for one account without a wait; then one second, and twice as long after each, an hour at most. */
export const FREE_TRIES = 5;
/** Wrong ones in a day after which a device that was known is like any other. */
const KNOWN_TRIES = 100;
/** Accounts on which sign-ins from one network may fail in a minute, unless a venue sets more. */
export const SIGN_IN_FAILURES = 100;
/** Networks, devices and pairs that are remembered; the oldest are forgotten first. */
const MOST = 50_000;

/** An attempt of a device that is not known. `account`: instance and address, known or not; `isShared`: the network is a proxy's. */
export type Attempt = { account: string; network: string; isShared: boolean };

export type Attempts = {
  /** Counts an attempt as wrong before its password is checked; returns the function that undoes it. Throws RequestError 429 with the seconds to wait. */
  begin: (attempt: Attempt) => () => void;
  /** Whether a known device still counts as one. */
  isTrusted: (device: string) => boolean;
  /** Counts a wrong password of a known device. */
  addOfDevice: (device: string) => void;
  /** A new password: all waits for this account end. */
  clear: (account: string) => void;
};

type Row = { count: number; lastAt: number };

/** Creates the counts of a process; a server of several processes lets through as many times more. `mostAccounts` for `SIGN_IN_FAILURES`. */
export function createAttempts(clock: { now: () => number }, mostAccounts = SIGN_IN_FAILURES): Attempts {
  const pairs = new Map<string, Map<string, Row>>();
  const networks = new Map<string, Map<string, number>>();
  const devices = new Map<string, Row>();
  const waitOfPair = ({ count, lastAt }: Row, now: number): number =>
    count < FREE_TRIES ? 0 : lastAt + Math.min(SECOND * 2 ** Math.min(count - FREE_TRIES, 20), HOUR) - now;
  const waitOfNetwork = (failing: Map<string, number>, account: string, now: number): number => {
    for (const [known, at] of failing) if (at + MINUTE <= now) failing.delete(known);
    if (failing.size < mostAccounts || failing.has(account)) return 0;
    return failing.values().next().value! + MINUTE - now;
  };
  return {
    begin({ account, network, isShared }) {
      const now = clock.now();
      const ofAccount = pairs.get(account) ?? new Map<string, Row>();
      const before = fresh(ofAccount.get(network), now);
      const failing = networks.get(network) ?? new Map<string, number>();
      const wait = Math.max(waitOfPair(before, now), isShared ? 0 : waitOfNetwork(failing, account, now));
      if (wait > 0) throw tooSoon(wait);
      remember(ofAccount, network, { count: before.count + 1, lastAt: now });
      remember(pairs, account, ofAccount);
      failing.delete(account);
      failing.set(account, now);
      remember(networks, network, failing);
      return () => {
        ofAccount.delete(network);
        failing.delete(account);
      };
    },
    isTrusted: (device) => fresh(devices.get(device), clock.now()).count < KNOWN_TRIES,
    addOfDevice(device) {
      const now = clock.now();
      remember(devices, device, { count: fresh(devices.get(device), now).count + 1, lastAt: now });
    },
    clear: (account) => void pairs.delete(account),
  };
}

/** A quiet day begins a new row. */
const fresh = (row: Row | undefined, now: number): Row => (row && now - row.lastAt < DAY ? row : { count: 0, lastAt: now });

/** Keeps something as the youngest. */
function remember<T>(rows: Map<string, T>, key: string, row: T): void {
  rows.delete(key);
  rows.set(key, row);
  if (rows.size > MOST) rows.delete(rows.keys().next().value!);
}

const tooSoon = (wait: number): RequestError => {
  const seconds = Math.max(1, Math.ceil(wait / SECOND));
  return new RequestError(429, 'too-many', `Too many wrong passwords; try again in ${seconds} seconds.`, undefined, seconds);
};
