// Reminders of a visitor's favourites, which only this device knows, and word of those that have changed: due by the event's clock, told once by one page that is seen.
import { type Api, call } from '../../api/http.ts';
import { parseJson } from '../../base/parse-json.ts';
import { createAlarm } from '../../clock/alarm.ts';
import type { Clock } from '../../clock/clock.ts';
import { pagSessions } from '../../contract/programme.ts';
import { request } from '../../contract/request.ts';
import { decideFavouriteReminder } from '../../rules/favourite-reminder.ts';
import { type PlacedThing, placedThings, placedName } from '../../rules/placed-things.ts';
import { earlier } from '../../rules/verdict.ts';
import { alone } from '../../service-worker/push-records.ts';
import { favourites } from '../../stores/favourites.ts';
import { isOfDevice, readDevice } from '../favourites/device-lists.ts';
import { type ChangedFavourite, changedPlaces, noteDevicePlaces, parsePlaces, placesKey } from '../favourites/device-places.ts';
import { whenSeen } from '../notifications/announce.ts';
import { recall, remember } from '../use-remembered.ts';

/** A favourite that is about to start. */
export type DeviceReminder = Pick<PlacedThing, 'kind' | 'id' | 'title' | 'room'> & { start: number };

export type DeviceReminderParts = {
  api: Api;
  /** Exact name of the event. */
  event: string;
  language: string;
  clock: Clock;
  /** How long before the start; 0 for no reminders: changes are told all the same. */
  minutes: number;
  /** Shows one. */
  announce: (reminder: DeviceReminder) => void;
  /** Says that favourites have changed. */
  announceChanges: (changed: readonly ChangedFavourite[]) => void;
};

/** One that takes place, with its start. */
type Known = PlacedThing & { start: number };

/** How old what is known of the programme may be: before something is told, and while nothing is due, ms. */
const [FRESH, KNOWN] = [60_000, 15 * 60_000];
/** Reminders remembered as told. */
const MOST = 200;

const isKnown = (one: PlacedThing | undefined): one is Known => one !== undefined && one.start !== null && !one.isOff;
/** A thing that was moved is told again. */
const claimOf = (one: Known): string => `${placedName(one)} ${one.start}`;

/** Starts. Returns its end. */
export function openDeviceReminders({ api, event, language, clock, minutes, announce, announceChanges }: DeviceReminderParts): () => void {
  const closing = new AbortController();
  const key = `reminders.told.${event}`;
  let readAt = -Infinity;
  let programme: ReadonlyMap<string, PlacedThing> = new Map();
  let reading: Promise<void> | undefined;
  let giveUp = (): void => {};
  const chosenNow = (): string[] => {
    const { session, presentation } = readDevice(event);
    return [...session.map((id) => `session ${id}`), ...presentation.map((id) => `presentation ${id}`)];
  };
  /** When each was chosen; null before this page was opened. */
  let chosen = new Map<string, number | null>(chosenNow().map((name) => [name, null]));

  const told = (): string[] => {
    const list = parseJson(recall(key, 'local'));
    return Array.isArray(list) ? list.map(String) : [];
  };
  /** Claims some by their names; those that no page of this browser has told before. */
  const claim = <T>(some: readonly T[], nameOf: (one: T) => string): Promise<readonly T[]> =>
    alone(event, () => {
      const known = told();
      const mine = some.filter((one) => !known.includes(nameOf(one)));
      if (mine.length > 0) remember(key, JSON.stringify([...known, ...mine.map(nameOf)].slice(-MOST)), 'local');
      return mine;
    });
  const claimOfChange = ({ was, change }: ChangedFavourite): string => {
    const is = programme.get(placedName(was));
    return `${change} ${placedName(was)} ${is?.start} ${is?.roomId}`;
  };
  const read = (): Promise<void> =>
    (reading ??= call(api, request(pagSessions, { eventid: event, language }))
      // Without connection what is known holds.
      .then(
        (sessions) => void ((programme = placedThings(sessions)), (readAt = clock.now())),
        () => undefined,
      )
      .finally(() => (reading = undefined)));
  const isAsOldAs = (age: number): boolean => clock.now() - readAt >= age;
  const judge = () => {
    const now = clock.now();
    const due: Known[] = [];
    const late: Known[] = [];
    let next: number | null = null;
    for (const [name, chosenAt] of minutes > 0 ? chosen : []) {
      const one = programme.get(name);
      if (!isKnown(one)) continue;
      const verdict = decideFavouriteReminder({ start: one.start, chosenAt }, minutes, now);
      if (verdict.outcome === 'show') due.push(one);
      else if (verdict.nextChangeAt === null && one.start > now) late.push(one);
      else next = earlier(next, verdict.nextChangeAt);
    }
    return { due: due.filter((one) => !isWithItsSession(one, due)), late, next };
  };
  const changesNow = (): ChangedFavourite[] =>
    changedPlaces(parsePlaces(recall(placesKey(event), 'local')), readDevice(event), programme, clock.now());
  const tell = async (): Promise<void> => {
    if (isAsOldAs(FRESH)) await read();
    if (closing.signal.aborted) return;
    for (const one of await claim(judge().due, claimOf)) announce(one);
    const fresh = await claim(changesNow(), claimOfChange);
    if (fresh.length > 0) announceChanges(fresh);
  };
  const look = async (): Promise<void> => {
    if (chosen.size === 0) return alarm.arm(null);
    if (isAsOldAs(KNOWN)) await read();
    if (closing.signal.aborted) return;
    if (programme.size > 0) noteDevicePlaces(event, readDevice(event), programme);
    const { due, late, next } = judge();
    // Chosen shortly before it starts: not told by the next page, either.
    if (late.length > 0) await claim(late, claimOf);
    const names = [...due.map(claimOf), ...(programme.size > 0 ? changesNow().map(claimOfChange) : [])];
    giveUp();
    if (names.some((name) => !told().includes(name))) giveUp = whenSeen(() => void tell().catch(() => undefined));
    alarm.arm(Math.min(next ?? Infinity, clock.now() + KNOWN));
  };
  const again = (): void => void look().catch(() => undefined);
  const alarm = createAlarm(clock, again);
  const onChosen = (): void => {
    const before = chosen;
    const names = chosenNow();
    if (names.length === before.size && names.every((name) => before.has(name))) return;
    chosen = new Map(names.map((name) => [name, before.has(name) ? (before.get(name) ?? null) : clock.now()]));
    // What was just chosen may be new in the programme, too.
    if (names.some((name) => !programme.has(name))) readAt = -Infinity;
    again();
  };
  const stop = favourites.subscribe(onChosen);
  addEventListener('storage', ({ key: changed }) => isOfDevice(changed, event) && onChosen(), closing);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), closing);
  again();
  return () => {
    closing.abort();
    stop();
    giveUp();
    alarm.stop();
  };
}

/** A talk that begins with its session, of which the reader is told, too. */
const isWithItsSession = (one: Known, due: readonly Known[]): boolean =>
  one.kind === 'presentation' && due.some(({ kind, id, start }) => kind === 'session' && id === one.sessionId && start === one.start);
