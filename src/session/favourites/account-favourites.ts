// The personal programme of an account: read from the server, changed on screen at once, joined with what its person chose as a visitor.
import { type Api, call } from '../../api/http.ts';
import { pagPersonalSchedule, personalAppointments, saveAppointment, type ScheduleItem } from '../../contract/personal-programme.ts';
import { request } from '../../contract/request.ts';
import {
  type FavouriteKind,
  favouriteKinds,
  type FavouriteLists,
  noFavourites,
  onFavouritesChanged,
  setFavourites,
} from '../../stores/favourites.ts';
import { outbox } from '../../stores/outbox.ts';
import { callOrKeep } from '../call-or-keep.ts';
import { isOf } from '../send-outbox.ts';
import { applyChange, callOf, callOfMany, type FavouriteChange, changesOfEntry, isEmpty, union } from './changes.ts';
import { readCopy, readDevice, writeCopy, writeDevice } from './device-lists.ts';
import type { FavouriteParts, RunningFavourites } from './running-favourites.ts';

/** Ids sent at once; the server takes more. */
const AT_ONCE = 200;

/** Starts for a signed-in user. */
export function openAccountFavourites({ of, event, account, api, now }: FavouriteParts & { api: Api }): RunningFavourites {
  const owner = { event, account };
  const closing = new AbortController();
  /** As the server has it, as far as known. */
  let stored: FavouriteLists | undefined = readCopy(of);
  let hasFailed = false;
  /** Changes on their way. */
  const underWay = new Set<FavouriteChange>();
  /** Changes that wait in the outbox, by the id of their entry; those on their way are marked. */
  let waiting = new Map<string, { changes: FavouriteChange[]; isSending: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  let reads = 0;

  const draw = (): void => {
    const base = union(stored ?? noFavourites, readDevice(event));
    const shown = [...[...waiting.values()].flatMap(({ changes }) => changes), ...underWay].reduce(applyChange, base);
    setFavourites(shown, stored ? 'ready' : hasFailed ? 'failed' : 'unknown');
  };
  const store = (lists: FavouriteLists): void => {
    stored = lists;
    writeCopy(of, lists);
  };
  const read = async (): Promise<void> => {
    const mine = ++reads;
    const found = await fetchLists(api, event).catch(() => undefined);
    if (closing.signal.aborted || mine !== reads) return;
    hasFailed = !found;
    if (found) store(found);
    draw();
    if (found) await join().catch(() => undefined);
  };
  /** Gives the account what was chosen on this device before; the device's copy goes when the server has it all. */
  const join = async (): Promise<void> => {
    const own = readDevice(event);
    if (isEmpty(own)) return;
    for (const kind of favouriteKinds)
      for (let from = 0; from < own[kind].length; from += AT_ONCE) {
        const { body, ...asked } = callOfMany(kind, own[kind].slice(from, from + AT_ONCE), event);
        await call(api, asked, { body });
      }
    for (const one of own.appointments) await call(api, request(saveAppointment, { eventid: event }), { body: one });
    if (stored) store(union(stored, own));
    writeDevice(event, noFavourites);
    draw();
  };
  const readOutbox = (): void => {
    const all = outbox.getState().entries.filter(isOf(owner));
    const entries = all.filter(({ state }) => state !== 'refused');
    const next = new Map(entries.map((entry) => [entry.id, { changes: changesOfEntry(entry), isSending: entry.state === 'sending' }]));
    // What was discarded while it waited, and what the server has refused, has changed nothing.
    const kept = new Set(all.map(({ id }) => id));
    const sent = [...waiting].flatMap(([id, { changes, isSending }]) => (isSending && !kept.has(id) ? changes : []));
    waiting = next;
    if (stored && sent.length > 0) store(sent.reduce(applyChange, stored));
    draw();
    if (sent.length > 0) void read();
  };

  draw();
  readOutbox();
  void read();
  const stops = [outbox.subscribe(readOutbox), onFavouritesChanged(() => void read())];
  addEventListener('online', () => void read(), closing);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void read(), closing);

  return {
    async change(change, label) {
      underWay.add(change);
      // What the account takes off goes from what waits to join it, too.
      if (isTaken(change) && !isEmpty(readDevice(event))) writeDevice(event, applyChange(readDevice(event), change));
      draw();
      const { endpoint, params, ...rest } = callOf(change, event);
      const body = 'body' in rest ? rest.body : undefined;
      // One after the other: what was pressed last is what holds.
      const sending = last.then(() => callOrKeep({ api, now, owner }, endpoint, params, body as never, label));
      last = sending.catch(() => undefined);
      const answer = await sending;
      underWay.delete(change);
      // An answer on its way may be older than this.
      reads += 1;
      if (answer.ok === true && stored) store(applyChange(stored, change));
      draw();
      if (answer.ok === true && !stored) void read();
      return answer;
    },
    readAgain: () => void read(),
    stop() {
      closing.abort();
      for (const stop of stops) stop();
    },
  };
}

/** Whether a change takes something away. */
const isTaken = (change: FavouriteChange): boolean =>
  change.kind === 'clear' || (change.kind === 'appointment' ? change.to === null : !change.isOn);

/** What the server has. Throws ApiError. */
async function fetchLists(api: Api, event: string): Promise<FavouriteLists> {
  const [items, appointments] = await Promise.all([
    call(api, request(pagPersonalSchedule, { eventid: event })),
    call(api, request(personalAppointments, { eventid: event })),
  ]);
  const ids = (field: keyof ScheduleItem): string[] => items.flatMap(({ [field]: id }) => (id === 0 ? [] : [id]));
  const lists: Record<FavouriteKind, string[]> = {
    session: ids('SessionId'),
    presentation: ids('PresentationId'),
    speaker: ids('UserId'),
    company: ids('CompanyAccountId'),
  };
  return { ...lists, appointments };
}
