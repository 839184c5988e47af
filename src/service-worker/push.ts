// Web Push in the worker: a message is shown once, a tap opens its page in a tab of the event, a new address of the device is told to the server.
import { directionOf } from '../i18n/direction.ts';
import { pushDeviceOf, keyBytes, PUSH_OPTIONS } from './push-device.ts';
import type { PushedMessage } from './messages.ts';
import type { PushMessage } from './push-message.ts';
import { addShown, allRecords, alone, readShown } from './push-records.ts';
import { worker, type WorkerClient } from './worker-scope.ts';

/** How long a page that is seen may take to show it itself, ms. */
const PATIENCE = 2500;

/** What a notification of the system carries. */
type Carried = { event: string; path: string };

/** Shows a message, unless a page has. */
export async function showMessage(message: PushMessage, scope: string): Promise<void> {
  const { id, event, title, language, path, icon } = message;
  const pages = await pagesOf(event);
  await Promise.race([
    Promise.all(pages.filter(({ visibilityState }) => visibilityState === 'visible').map((page) => offer(page, message))),
    new Promise((over) => setTimeout(over, PATIENCE)),
  ]);
  const isNew = await alone(event, async () => {
    if ((await readShown(scope, event)).includes(id)) return false;
    await addShown(scope, event, [id]);
    return true;
  });
  if (!isNew) return;
  await worker.registration.showNotification(title, {
    body: bodyOf(message),
    // A message that is delivered again takes the place of the first.
    tag: `foyer ${event} ${id}`,
    lang: language,
    dir: directionOf(language),
    icon: within(icon, scope),
    data: { event, path } satisfies Carried,
  });
}

/** The text; of a reminder with the time of the start before it, as the clock of the device shows it. */
function bodyOf({ text, startsAt, language }: PushMessage): string {
  const start = Date.parse(startsAt ?? '');
  if (Number.isNaN(start)) return text;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(start);
  return [time, text].filter(Boolean).join(' · ');
}

/** Lets a page that is seen show it; resolves when it has answered, whatever it says. What was shown is in the records. */
function offer(page: WorkerClient, { id, event }: PushMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => (port1.onmessage = resolve));
  page.postMessage({ type: 'pushed', id, event } satisfies PushedMessage, [port2]);
  return answered;
}

/** The address of a path within the site. */
const within = (path: string, scope: string): string => new URL(path.slice(1), scope).href;

/** The pages of an event, the one that is seen first. */
async function pagesOf(event: string): Promise<WorkerClient[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const part = `/${event.toLowerCase()}/`;
  const rank = ({ focused, visibilityState }: WorkerClient): number => (focused ? 0 : visibilityState === 'visible' ? 1 : 2);
  return all.filter(({ url }) => decoded(new URL(url).pathname).includes(part)).sort((a, b) => rank(a) - rank(b));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return '';
  }
}

/** Opens what a notification is about: in a tab of its event where there is one. */
export async function openMessage(carried: unknown, scope: string): Promise<void> {
  const { event, path } = (typeof carried === 'object' && carried !== null ? carried : {}) as Partial<Carried>;
  if (typeof event !== 'string' || typeof path !== 'string') return;
  const url = within(path, scope);
  if (!url.startsWith(scope)) return;
  const [page] = await pagesOf(event);
  try {
    if (page) {
      const focused = await page.focus();
      if (focused.url !== url) await focused.navigate(url);
      return;
    }
  } catch {
    // A page that this worker does not control stays where it is.
  }
  await worker.clients.openWindow(url);
}

/** The push service has given the device another address: the server gets it for every event, and forgets the old one. */
export async function changeSubscription(
  { oldSubscription, newSubscription }: { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null },
  scope: string,
): Promise<void> {
  const records = await allRecords(scope);
  const [first] = records;
  if (!first) return;
  const api = `${scope}api/Exhibition/`;
  const tell = (path: string, subscription: PushSubscription): Promise<Response> =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pushDeviceOf(subscription)),
    });
  const subscribeAnew = async (): Promise<PushSubscription> => {
    const { PublicKey } = (await (await fetch(`${api}PushKey/${first.event}`)).json()) as { PublicKey: string };
    return worker.registration.pushManager.subscribe({ ...PUSH_OPTIONS, applicationServerKey: keyBytes(PublicKey) });
  };
  const fresh = newSubscription ?? (await subscribeAnew());
  for (const { event, language } of records) {
    await tell(`PushSubscription/${event}/${language}`, fresh);
    if (oldSubscription) await tell(`PushUnsubscription/${event}`, oldSubscription);
  }
}
