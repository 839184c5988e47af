// Makes the services of the app: clock, API, answers, components.
import { loaders } from '#registry/registry.ts';
import { type Api, CALL_TIMEOUT } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { createClock } from '../clock/clock.ts';
import type { Presence } from '../session/presence.ts';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { watchAnswers } from '../session/watch-answers.ts';
import { createRegistry } from '../renderer/registry.ts';
import type { Services } from './services.ts';
import { readBoot } from './boot.ts';
import { createReaderClasses } from './reader-class.ts';
import { createDenials } from './denials.ts';
import { createBrowserReporter } from './diagnostics/browser-reporter.ts';
import { awayPageCode, failedPageCode } from './failed-page-view.tsx';
import { AWAY_PAGE, FAILED_PAGE } from './failed-page.ts';
import { createLastGood } from './last-good.ts';

/** Makes the services from the page the server wrote. */
export function createServices(): Services {
  const boot = readBoot(document);
  const clock = createClock();
  if (boot.serverTime !== undefined) clock.correct(boot.serverTime);
  let presence: Promise<Presence> | undefined;
  let refused: () => void = () => undefined;
  const maintenance = createMaintenanceMode(() => isBack(boot.apiBase));
  const watched = watchAnswers((...call) => fetch(...call), { refused: () => refused(), unavailable: maintenance.begin });
  const api: Api = boot.isStatic ? { base: '', fetch: askFiles } : { base: boot.apiBase, fetch: watched, readers: new Map() };
  const lastGood = createLastGood('caches' in window ? caches : undefined);
  const diagnostics = createBrowserReporter(boot.isStatic ? undefined : api.base);
  return {
    readerClasses: createReaderClasses({ boot, api, clock }),
    boot,
    clock,
    api,
    queries: createQueryClient(api),
    registry: createRegistry(loaders, { [FAILED_PAGE]: failedPageCode, [AWAY_PAGE]: awayPageCode }),
    diagnostics,
    lastGood,
    denials: createDenials(),
    presence: () => (presence ??= import('./lazy-guards.ts').then(({ guardCode }) => guardCode.createPresence({ api, clock }))),
    maintenance,
    onRefused: (handle) => void (refused = handle),
    // The first page of a visit is drawn in its container anyway.
    reload: () => document.getElementById('foyer-main') && location.reload(),
  };
}

/** Whether the server answers again; its time is the smallest request. */
const isBack = (base: string): Promise<boolean> =>
  fetch(`${base}/api/Core/ServerTime`, { signal: AbortSignal.timeout(CALL_TIMEOUT) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Calls of an exported site; visitors of a server do not load this code. */
const askFiles: typeof fetch = async (...call) => {
  const { staticFetch } = await import('../api/static/static-fetch.ts');
  return staticFetch({ base: import.meta.env.BASE_URL, fetch: (...asked) => fetch(...asked) })(...call);
};
