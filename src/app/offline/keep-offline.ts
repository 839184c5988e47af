// Registers the service worker, gives it the page on screen to keep, and tells the reader when a new version has come (A §4 Container modes).
import { SITE, sitePath } from '../../session/site-path.ts';
import { trustedScript } from '../../session/trusted-script.ts';
import type { WorkerMessage } from '../../service-worker/messages.ts';
import { closeToast, showToast } from '../../stores/toasts.ts';
import { appText } from '../app-texts.ts';

/** Id of the message about a new version: one takes the place of the other. */
const TOAST = 'offline-copy';
/** How often an open page looks for a new build, ms. */
const LOOK_INTERVAL = 30 * 60_000;

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;
/** What the page has loaded before the worker was there is told once. */
let isTold = false;

/** Gives the page on screen to the worker. Never rejects: without service workers the app works as before. */
export async function keepOffline(language: string): Promise<void> {
  const { serviceWorker } = navigator;
  isTold ||= serviceWorker.controller !== null;
  const registration = await (registered ??= register(language));
  if (!registration) return;
  const { active } = await serviceWorker.ready;
  if (!isTold) await allTakenOver();
  const loaded = isTold ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
  isTold = true;
  active?.postMessage({ type: 'keep', page: location.href, loaded } satisfies WorkerMessage);
}

/** Resolves once the code of parts that are taken over later is there, or has not come for half a minute. */
async function allTakenOver(): Promise<void> {
  for (let left = 60; left > 0 && document.querySelector('[data-later]'); left--) await new Promise((resolve) => setTimeout(resolve, 500));
}

async function register(language: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await navigator.serviceWorker.register(trustedScript(sitePath('/sw.js')), { scope: SITE, updateViaCache: 'none' });
    followUpdates(registration, language);
    return registration;
  } catch {
    return undefined;
  }
}

/** Says that a new build is on its way, then that it is there; the reader decides when it is shown. */
export function followUpdates(registration: ServiceWorkerRegistration, language: string): void {
  const say = appText(language);
  const { serviceWorker } = navigator;
  // The first build of a visit replaces nothing.
  let isFirst = serviceWorker.controller === null;
  let isWanted = false;
  const offer = (run: () => void): void =>
    showToast({ id: TOAST, text: say('cached'), tone: 'good', action: { label: say('refresh'), run } });
  const offerBuild = (waiting: ServiceWorker): void =>
    offer(() => {
      isWanted = true;
      waiting.postMessage({ type: 'activate' } satisfies WorkerMessage);
    });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    if (isFirst || !installing) return;
    showToast({ id: TOAST, text: say('downloading'), busy: true, lasts: null });
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerBuild(installing);
      if (installing.state === 'redundant') closeToast(TOAST);
    });
  });
  if (registration.waiting && !isFirst) offerBuild(registration.waiting);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) return location.reload();
    // Another tab has taken the new build: what this one still has to load may be gone.
    if (!isFirst) offer(() => location.reload());
    isFirst = false;
  });
  const look = (): void => void (document.visibilityState === 'visible' && registration.update().catch(() => undefined));
  setInterval(look, LOOK_INTERVAL);
  window.addEventListener('online', look);
}
