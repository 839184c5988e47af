// The service worker: pages, data and files of this site without a connection, and notifications by Web Push. Built as one file, `sw.js` (`scripts/build-worker.ts`).
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { BUILD } from './build-facts.ts';
import { cacheNames, isOfOtherBuild } from './cache-names.ts';
import { addressesIn, dropCaches } from './copies.ts';
import { answerData, keepData } from './data.ts';
import { createFiles } from './files.ts';
import { answerPage, keepPage, refreshPages } from './pages.ts';
import { readWorkerMessage } from './messages.ts';
import { changeSubscription, openMessage, showMessage } from './push.ts';
import { readPushMessage } from './push-message.ts';
import { forgetPersonal } from './readers.ts';
import { requestKind } from './request-kind.ts';
import { worker } from './worker-scope.ts';

const { scope } = worker.registration;
const names = cacheNames(scope, BUILD);
const files = createFiles(scope, names.files);
const site = { scope, names, keepFiles: (addresses: readonly string[]) => files.keep(addresses) };
const kindOf = ({ method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>) =>
  requestKind({ method, url, isNavigation: mode === 'navigate' }, scope);

/** Work that nobody waits for; a worker may end before it, and storage may be refused. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

for (const [kind, answer] of Object.entries({
  page: (request: Request, later: (work: Promise<unknown>) => void) => answerPage(request, site, later),
  data: (request: Request, later: (work: Promise<unknown>) => void) => answerData(request, names, later),
}))
  registerRoute(
    ({ request }) => kindOf(request) === kind,
    ({ request, event }) => answer(request, (work) => event.waitUntil(quietly(work))),
  );
registerRoute(
  ({ request }) => kindOf(request) === 'file',
  ({ request, event }) => files.answer({ request, event }),
);

worker.addEventListener('install', (event) => event.waitUntil(files.install(event as unknown as Event)));

worker.addEventListener('activate', (event) => {
  const replace = async (): Promise<void> => {
    const before = (await olderCaches()).filter((name) => /^foyer-(?:own-)?pages /.test(name));
    const visited = (await Promise.all(before.map(addressesIn))).flat().toReversed();
    await files.activate(event as unknown as Event);
    await dropCaches((name) => isOfOtherBuild(name, scope, BUILD));
    await worker.clients.claim();
    // The pages on screen need not wait for it.
    void refreshPages([...new Set(visited)], site);
  };
  event.waitUntil(replace());
});

const olderCaches = async (): Promise<string[]> => {
  const all = await caches.keys().catch(() => []);
  return all.filter((name) => isOfOtherBuild(name, scope, BUILD));
};

worker.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.type === 'activate') event.waitUntil(worker.skipWaiting());
  if (message?.type === 'forget') event.waitUntil(forgetPersonal());
  if (message?.type === 'keep') event.waitUntil(quietly(keep(message)));
});

worker.addEventListener('push', (event) => {
  const message = readPushMessage(jsonOf(event.data));
  if (message) event.waitUntil(showMessage(message, scope));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMessage(event.notification.data, scope));
});

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(quietly(changeSubscription(event, scope))));

function jsonOf(data: { json: () => unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Keeps a page and what it has loaded. What the worker of an older build has still written since this one took over goes first. */
async function keep({ page, loaded }: { page: string; loaded: readonly string[] }): Promise<void> {
  const kept = (kind: string): string[] => loaded.filter((url) => requestKind({ method: 'GET', url, isNavigation: false }, scope) === kind);
  if (worker.serviceWorker?.state === 'activated') await dropCaches((name) => isOfOtherBuild(name, scope, BUILD));
  if (requestKind({ method: 'GET', url: page, isNavigation: true }, scope) === 'page') await keepPage(page, site);
  await files.keep(kept('file'));
  await keepData(kept('data'), names);
}
