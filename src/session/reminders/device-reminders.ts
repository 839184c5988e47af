// Reminders of a visitor's favourites, which only this device knows: due by the event's clock, told once by one page that is seen.
import { type Api, call } from '../../api/http.ts';
import { parseJson } from '../../base/parse-json.ts';
import { createAlarm } from '../../clock/alarm.ts';
import type { Clock } from '../../clock/clock.ts';
import { pagSessions } from '../../contract/programme.ts';
import { request } from '../../contract/request.ts';
import { calledOff } from '../../rules/called-off.ts';
import { decideFavouriteReminder } from '../../rules/favourite-reminder.ts';
import { earlier } from '../../rules/verdict.ts';
import { alone } from '../../service-worker/push-records.ts';
import { favourites } from '../../stores/favourites.ts';
import { isOfDevice, readDevice } from '../favourites/device-lists.ts';
import { whenSeen } from '../notifications/announce.ts';
import { recall, remember } from '../use-remembered.ts';

/** A favourite that is about to start. */
export type DeviceReminder = { kind: 'session' | 'presentation'; id: string; title: string; room: string; start: number };

export type DeviceReminderParts = {
  api: Api;
  /** Exact name of the event. */
  event: string;
  language: string;
  clock: Clock;
  /** How long before the start. */
  minutes: number;
  /** Shows one. */
  announce: (reminder: DeviceReminder) => void;
};

/** One as the programme has it. */
type Known = DeviceReminder & { sessionId: string };

/** How old what is known of the programme may be: before something is told, and while nothing is due, ms. */
const [FRESH, KNOWN] = [60_000, 15 * 60_000];
/** Reminders remembered as told. */
const MOST = 200;

const nameOf = ({ kind, id }: Pick<DeviceReminder, 'kind' | 'id'>): string => `${kind} ${id}`;
/** A thing that was moved is told again. */
const claimOf = (one: DeviceReminder): string => `${nameOf(one)} ${one.start}`;

/** Starts. Returns its end. */
export function openDeviceReminders({ api, event, language, clock, minutes, announce }: DeviceReminderParts): () => void {
  const closing = new AbortController();
  const key = `reminders.told.${event}`;
  let readAt = -Infinity;
  let programme: ReadonlyMap<string, Known> = new Map();
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
  /** Claims some; those that no page of this browser has told before. */
  const claim = (some: readonly DeviceReminder[]): Promise<readonly DeviceReminder[]> =>
    alone(event, () => {
      const known = told();
      const mine = some.filter((one) => !known.includes(claimOf(one)));
      if (mine.length > 0) remember(key, JSON.stringify([...known, ...mine.map(claimOf)].slice(-MOST)), 'local');
      return mine;
    });
  const read = (): Promise<void> =>
    (reading ??= readProgramme(api, event, language)
      // Without connection what is known holds.
      .then(
        (found) => void ((programme = found), (readAt = clock.now())),
        () => undefined,
      )
      .finally(() => (reading = undefined)));
  const isOlderThan = (age: number): boolean => clock.now() - readAt > age;
  const judge = () => {
    const now = clock.now();
    const due: Known[] = [];
    const late: Known[] = [];
    let next: number | null = null;
    for (const [name, chosenAt] of chosen) {
      const one = programme.get(name);
      if (!one) continue;
      const verdict = decideFavouriteReminder({ start: one.start, chosenAt }, minutes, now);
      if (verdict.outcome === 'show') due.push(one);
      else if (verdict.nextChangeAt === null && one.start > now) late.push(one);
      else next = earlier(next, verdict.nextChangeAt);
    }
    return { due: due.filter((one) => !isWithItsSession(one, due)), late, next };
  };
  const tell = async (): Promise<void> => {
    if (isOlderThan(FRESH)) await read();
    for (const one of closing.signal.aborted ? [] : await claim(judge().due)) announce(one);
  };
  const look = async (): Promise<void> => {
    if (chosen.size === 0) return alarm.arm(null);
    if (isOlderThan(KNOWN)) await read();
    if (closing.signal.aborted) return;
    const { due, late, next } = judge();
    // Chosen shortly before it starts: not told by the next page, either.
    if (late.length > 0) await claim(late);
    const fresh = due.filter((one) => !told().includes(claimOf(one)));
    giveUp();
    if (fresh.length > 0) giveUp = whenSeen(() => void tell().catch(() => undefined));
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

/** Sessions that take place, and presentations, with a start, by name. Throws ApiError. */
async function readProgramme(api: Api, event: string, language: string): Promise<ReadonlyMap<string, Known>> {
  const found = new Map<string, Known>();
  for (const session of await call(api, request(pagSessions, { eventid: event, language }))) {
    if (calledOff(session)) continue;
    const put = (kind: DeviceReminder['kind'], id: string, title: string, written: string | null): void => {
      const start = Date.parse(written ?? session.StartDateTime ?? '');
      if (!Number.isNaN(start)) found.set(`${kind} ${id}`, { kind, id, title, room: session.RoomName, start, sessionId: session.Id });
    };
    put('session', session.Id, session.Name, session.StartDateTime);
    for (const { Id, Title, StartDateTime } of session.Presentations) put('presentation', Id, Title, StartDateTime);
  }
  return found;
}
