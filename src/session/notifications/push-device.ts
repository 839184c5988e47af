// Web Push on this device (A §7): whether it is on for an event, and how it is switched on and off. Permission is asked for only when somebody presses.
import { type Api, call } from '../../api/http.ts';
import { pushKey, subscribePush, unsubscribePush } from '../../contract/notifications.ts';
import { request } from '../../contract/request.ts';
import { pushDeviceOf, keyBytes, PUSH_OPTIONS } from '../../service-worker/push-device.ts';
import { allRecords, dropRecord, readRecord, storeRecord } from '../../service-worker/push-records.ts';
import { SITE, sitePath } from '../site-path.ts';
import { trustedScript } from '../trusted-script.ts';
import { recall, remember } from '../use-remembered.ts';

/** `blocked`: the browser refuses to ask, until the visitor changes that in its settings. */
export type PushState = 'unsupported' | 'off' | 'on' | 'blocked';

/** Whom it is about: the exact name of the event, the language of the page, the session (empty for visitors). */
export type PushParts = { api: Api; event: string; language: string; session: string };

const scope = (): string => new URL(SITE, location.href).href;
const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && 'caches' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(SITE))?.pushManager.getSubscription()) ?? null;

/** What is so now. Never rejects. */
export async function readPush(event: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  try {
    if (Notification.permission === 'denied') return 'blocked';
    const isOn = Notification.permission === 'granted' && (await readRecord(scope(), event)) && (await subscription());
    return isOn ? 'on' : 'off';
  } catch {
    return 'unsupported';
  }
}

/** Calls when the visitor changes the permission in the browser; returns the end. */
export function watchPermission(changed: () => void): () => void {
  const closing = new AbortController();
  const follow = (status: PermissionStatus): void => {
    if (!closing.signal.aborted) status.addEventListener('change', changed, closing);
  };
  void navigator.permissions?.query({ name: 'notifications' }).then(follow, () => undefined);
  return () => closing.abort();
}

/** Asks for permission and subscribes. Call it while a press is handled. Rejects where browser or server cannot. */
export async function turnOnPush(parts: PushParts): Promise<PushState> {
  const { api, event, language } = parts;
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { PublicKey } = await call(api, request(pushKey, { eventId: event }));
  await navigator.serviceWorker.register(trustedScript(sitePath('/sw.js')), { scope: SITE, updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // Made for another key, of a server before: a push service takes nothing from this one for it.
  if (before && keyOf(before) !== PublicKey) await before.unsubscribe();
  const device = pushDeviceOf(await pushManager.subscribe({ ...PUSH_OPTIONS, applicationServerKey: keyBytes(PublicKey) }));
  await call(api, request(subscribePush, { eventId: event, language }), { body: device });
  await storeRecord(scope(), { event, language });
  noteConfirmed(parts);
  return 'on';
}

/** Unsubscribes from the event; the last event gives up the address of the device. Rejects where the server cannot be told. */
export async function turnOffPush({ api, event }: Pick<PushParts, 'api' | 'event'>): Promise<PushState> {
  const current = await subscription();
  if (current) await call(api, request(unsubscribePush, { eventId: event }), { body: pushDeviceOf(current) });
  await dropRecord(scope(), event);
  if ((await allRecords(scope())).length === 0) await current?.unsubscribe();
  return 'off';
}

const confirmedKey = (event: string): string => `push.confirmed.${event}`;
const confirmation = ({ language, session }: PushParts): string => `${language} ${session || '-'}`;
const noteConfirmed = (parts: PushParts): void => remember(confirmedKey(parts.event), confirmation(parts), 'session');

/** Tells the server whose the device is now, once in a tab and whenever that changes: who signed out is a visitor from then on. Never rejects. */
export async function confirmPush(parts: PushParts): Promise<void> {
  const { api, event, language } = parts;
  if (recall(confirmedKey(event), 'session') === confirmation(parts) || (await readPush(event)) !== 'on') return;
  try {
    const current = await subscription();
    if (!current) return;
    await call(api, request(subscribePush, { eventId: event, language }), { body: pushDeviceOf(current) });
    await storeRecord(scope(), { event, language });
    noteConfirmed(parts);
  } catch {
    // The next page tries again.
  }
}

/** The key a subscription was made for, base64url. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const bytes = key ? String.fromCharCode(...new Uint8Array(key)) : '';
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
