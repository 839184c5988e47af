// The notifications of the page's reader: read by HTTP, kept current by the hub, decided by the rule, each announced once.
import { type Api, call } from '../../api/http.ts';
import { parseJson } from '../../base/parse-json.ts';
import { closeNotifications, eventPushnotifications } from '../../contract/notifications.ts';
import { request } from '../../contract/request.ts';
import { nobody } from '../../rules/context.ts';
import { decideNotification } from '../../rules/notifications.ts';
import { earlier } from '../../rules/verdict.ts';
import {
  beginNotifications,
  dropNotifications,
  type NotificationItem,
  noticesFailed,
  noticeStore,
  setNotices,
  setNoticesRead,
} from '../../stores/notifications.ts';
import { recall, remember } from '../use-remembered.ts';
import { claimNew, whenSeen } from './announce.ts';
import { type NotificationHub, type NotificationConnectionParts, openNotificationHub } from './notification-hub.ts';
import { joinPush } from './join-push.ts';
import { readNotice } from './read-notice.ts';

export type FeedParts = Pick<NotificationConnectionParts, 'base' | 'event' | 'language' | 'connect'> & {
  /** Names event, language and person. */
  of: string;
  api: Api;
  /** False on an exported site: the published file is all there is. */
  hasServer: boolean;
  isSignedIn: boolean;
  /** Names the session; empty for a visitor. */
  session: string;
  /** Whether new ones are announced on screen: else Web Push does, where it is on. */
  announces: boolean;
  /** Address of the published file (A §8); it answers when the server does not. */
  file: string;
  /** Instant of the server, ms. */
  now: () => number;
};

/** Longest sleep of a timer, ms: browsers count in 32 bits. */
const LONGEST = 2 ** 31 - 1;
/** Ids of a visitor that are remembered as read. */
const MOST_READ = 500;

const readKey = (event: string): string => `notifications.read.${event}`;

/** What this browser remembers of a visitor. */
function visitorRead(event: string): string[] {
  const ids = parseJson(recall(readKey(event), 'local'));
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** A feed that runs. */
export type NotificationFeed = { markRead: (ids: readonly string[]) => Promise<void>; readAgain: () => void; stop: () => void };

/** Starts a feed. The store is its result. */
export function openFeed(parts: FeedParts): NotificationFeed {
  const { of, event, language, isSignedIn, hasServer, now } = parts;
  let isOver = false;
  let hub: NotificationHub | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = (): void => {};
  /** Everything known, shown now or not. */
  let known: readonly NotificationItem[] = [];
  /** What came by the hub while a list was on its way. */
  let meanwhile: NotificationItem[] = [];
  let reads = 0;

  const draw = (): void => {
    clearTimeout(timer);
    let next: number | null = null;
    const shown = known.filter(({ from, until }) => {
      // The server has decided for whom it is; the window goes on here.
      const verdict = decideNotification({ from, until, targets: ['everybody'], language: null }, { who: nobody, language, now: now() });
      next = earlier(next, verdict.nextChangeAt);
      return verdict.outcome === 'show';
    });
    setNotices(shown);
    if (next !== null) timer = setTimeout(draw, Math.min(next - now() + 1, LONGEST));
    giveUp();
    if (parts.announces) giveUp = whenSeen(() => void announce().catch(() => undefined));
  };
  const announce = async (): Promise<void> => {
    const fresh = await claimNew(event, noticeStore.getState().items);
    if (!isOver && fresh.length > 0) noticeStore.setState((state) => ({ fresh: [...state.fresh, ...fresh] }));
  };
  const take = (list: readonly NotificationItem[]): void => {
    const own = isSignedIn ? new Set<string>() : new Set(visitorRead(event));
    const ids = new Set(list.map(({ id }) => id));
    const readHere = new Set(noticeStore.getState().items.flatMap(({ id, isRead }) => (isRead ? [id] : [])));
    known = [...meanwhile.filter(({ id }) => !ids.has(id)), ...list]
      .map((notice) => (own.has(notice.id) || readHere.has(notice.id) ? { ...notice, isRead: true } : notice))
      .sort((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
    draw();
  };
  const read = async (): Promise<void> => {
    const mine = ++reads;
    meanwhile = [];
    const found = await fetchNotices(parts).catch(() => undefined);
    if (isOver || mine !== reads) return;
    if (!found) return noticesFailed();
    // The published file may be older than what is known.
    take(found.isCopy ? [...found.list.filter(({ id }) => !known.some((one) => one.id === id)), ...known] : found.list);
  };
  const onAdded = (sent: unknown): void => {
    const notice = readNotice(sent);
    if (!notice) return;
    meanwhile.push(notice);
    if (!known.some(({ id }) => id === notice.id)) take([notice, ...known]);
  };
  const readElsewhere = (ids: readonly string[]): void => {
    const set = new Set(ids);
    known = known.map((notice) => (set.has(notice.id) ? { ...notice, isRead: true } : notice));
    setNoticesRead(set);
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (!isSignedIn && key === `foyer.${readKey(event)}`) readElsewhere(visitorRead(event));
  };

  beginNotifications(of);
  addEventListener('storage', onStorage);
  let wasRead = false;
  const connect = (): void => {
    const onJoined = (): void => {
      wasRead = true;
      void read();
    };
    const onLost = (): void => void (wasRead || onJoined());
    hub = openNotificationHub({ ...parts, onAdded, onClosed: readElsewhere, onJoined, onLost });
  };
  const leaving = new AbortController();
  if (hasServer) {
    connect();
    // A page with an open connection is not kept for the way back.
    addEventListener('pagehide', () => hub?.stop(), leaving);
    addEventListener('pageshow', ({ persisted }) => persisted && connect(), leaving);
  } else void read();
  const onPushed = async (id: string): Promise<void> => {
    if (!known.some((one) => one.id === id)) await read();
    if (parts.announces && document.visibilityState === 'visible') await announce();
  };
  if (hasServer) void joinPush({ ...parts, onPushed, signal: leaving.signal });

  return {
    readAgain: () => void read(),
    async markRead(ids) {
      readElsewhere(ids);
      if (!isSignedIn)
        return remember(readKey(event), JSON.stringify([...new Set([...visitorRead(event), ...ids])].slice(-MOST_READ)), 'local');
      const [only] = ids;
      if (ids.length === 1 && only !== undefined && (await hub?.close(only))) return;
      // What could not be told is unread again on the next page.
      await call(parts.api, request(closeNotifications, { eventId: event }), { body: { NotificationIds: [...ids] } }).catch(
        () => undefined,
      );
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      giveUp();
      leaving.abort();
      removeEventListener('storage', onStorage);
      hub?.stop();
      dropNotifications();
    },
  };
}

/** The list by the server, else by the file that was published with the event (A §7, §8). Throws when neither answers. */
async function fetchNotices(parts: FeedParts): Promise<{ list: readonly NotificationItem[]; isCopy: boolean }> {
  const { api, event, language, hasServer, file } = parts;
  const asked = request(eventPushnotifications, { eventId: event, language });
  const listOf = (sent: readonly unknown[]): NotificationItem[] => sent.flatMap((one) => readNotice(one) ?? []);
  if (hasServer) {
    const answer = await call(api, asked).catch(() => undefined);
    if (answer) return { list: listOf(answer), isCopy: false };
  }
  return { list: listOf(await call({ base: '', fetch: () => fetch(file) }, asked)), isCopy: true };
}
