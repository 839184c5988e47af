// The parts of a service worker's global scope that are used; the project's library types are those of a window.

/** An event that keeps the worker alive until its work is done. */
export type LongEvent = { waitUntil: (work: Promise<unknown>) => void };

/** A message of a page. */
export type PageMessage = LongEvent & { data: unknown };

/** A tab of the site. */
export type WorkerClient = {
  url: string;
  visibilityState: DocumentVisibilityState;
  focused: boolean;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  focus: () => Promise<WorkerClient>;
  navigate: (url: string) => Promise<unknown>;
};

/** A message by Web Push; `data` null for none. */
export type PushEvent = LongEvent & { data: { json: () => unknown } | null };
/** A notification of the system was tapped. */
export type NotificationClick = LongEvent & { notification: { close: () => void; data: unknown } };
/** The address of the device has changed; not every browser says how. */
export type SubscriptionChange = LongEvent & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };

export type WorkerScope = {
  location: Location;
  navigator: Navigator;
  registration: {
    scope: string;
    update: () => Promise<unknown>;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: PushManager;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WorkerClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  /** This worker; older browsers do not tell. */
  serviceWorker?: { state: ServiceWorkerState };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: LongEvent) => void) => void) &
    ((type: 'message', listener: (event: PageMessage) => void) => void) &
    ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationClick) => void) => void) &
    ((type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void) => void);
};

/** The scope this code runs in. */
export const worker = globalThis as unknown as WorkerScope;
