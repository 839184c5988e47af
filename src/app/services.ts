// The services of the app: clock, API, answers, components.
import type { QueryClient } from '@tanstack/react-query';
import { loaders } from '#registry/registry.ts';
import { type Api, CALL_TIMEOUT } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { type Clock, createClock } from '../clock/clock.ts';
import type { Presence } from '../session/presence.ts';
import { createMaintenanceMode, type MaintenanceMode } from '../session/maintenance-mode.ts';
import { watchAnswers } from '../session/watch-answers.ts';
import { createRegistry, type Registry } from '../renderer/registry.ts';
import { type Boot, readBoot } from './boot.ts';
import { createReaderClasses, type ReaderClasses } from './reader-class.ts';
import { createDenials, type Denials } from './denials.ts';
import { createBrowserReporter } from './diagnostics/browser-reporter.ts';
import type { Reporter } from './diagnostics/reporter.ts';
import { awayPageCode, failedPageCode } from './failed-page-view.tsx';
import { AWAY_PAGE, FAILED_PAGE } from './failed-page.ts';
import { createLastGood, type LastGood } from './last-good.ts';

export type Services = {
  boot: Boot;
  clock: Clock;
  api: Api;
  queries: QueryClient;
  registry: Registry;
  diagnostics: Reporter;
  lastGood: LastGood;
  /** The classes as which events are read. */
  readerClasses: ReaderClasses;
  denials: Denials;
  /** Provides the viewer (A §4 Sign-in); its code loads in parallel with the first page. */
  presence: () => Promise<Presence>;
  /** Maintenance mode of the server (503, A §8). */
  rest: MaintenanceMode;
  /** Sets the handler for calls answered with 401 (A §8); the last one set counts. */
  onRefused: (handle: () => void) => void;
  /** Reloads the whole page, as a changed container requires (A §4 Container modes). */
  reload: () => void;
};

/** Makes the services from the page the server wrote. */
export function createServices(): Services {
  const boot = readBoot(document);
  const clock = createClock();
  if (boot.serverTime !== undefined) clock.correct(boot.serverTime);
  let presence: Promise<Presence> | undefined;
  let refused: () => void = () => undefined;
  const maintenance = createMaintenanceMode(() => isBack(boot.apiBase));
  const watched = watchAnswers((...call) => fetch(...call), { refused: () => refused(), resting: maintenance.begin });
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
    presence: () => (presence ??= import('./lazy-guards.ts').then(({ guardCode: beside }) => beside.createPresence({ api, clock }))),
    rest: maintenance,
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
