// What the whole app shares: clock, API, answers, components.
import type { QueryClient } from '@tanstack/react-query';
import { loaders } from '#registry/registry.ts';
import type { Api } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { type Clock, createClock } from '../clock/clock.ts';
import { createRegistry, type Registry } from '../renderer/registry.ts';
import { type Boot, readBoot } from './boot.ts';
import { createDenials, type Denials } from './denials.ts';
import { createBrowserReporter } from './diagnostics/browser-reporter.ts';
import type { Reporter } from './diagnostics/reporter.ts';
import { failedPageCode } from './failed-page-view.tsx';
import { FAILED_PAGE } from './failed-page.ts';
import { createLastGood, type LastGood } from './last-good.ts';

export type Services = {
  boot: Boot;
  clock: Clock;
  api: Api;
  queries: QueryClient;
  registry: Registry;
  diagnostics: Reporter;
  lastGood: LastGood;
  denials: Denials;
  /** Loads the whole page anew, as a changed container wants it (A §4 Container modes). */
  reload: () => void;
};

/** Makes the services from the page the server wrote. */
export function createServices(): Services {
  const boot = readBoot(document);
  const clock = createClock();
  if (boot.serverTime !== undefined) clock.correct(boot.serverTime);
  const api: Api = boot.isStatic ? { base: '', fetch: askFiles } : { base: boot.apiBase, fetch: (...call) => fetch(...call) };
  const lastGood = createLastGood('caches' in window ? caches : undefined);
  const diagnostics = createBrowserReporter(boot.isStatic ? undefined : api.base);
  return {
    boot,
    clock,
    api,
    queries: createQueryClient(api),
    registry: createRegistry(loaders, { [FAILED_PAGE]: failedPageCode }),
    diagnostics,
    lastGood,
    denials: createDenials(),
    // The first page of a visit is drawn in its container anyway.
    reload: () => document.getElementById('foyer-main') && location.reload(),
  };
}

/** Calls of an exported site; its code is no part of what visitors of a server load. */
const askFiles: typeof fetch = async (...call) => {
  const { staticFetch } = await import('../api/static/static-fetch.ts');
  return staticFetch({ base: import.meta.env.BASE_URL, fetch: (...asked) => fetch(...asked) })(...call);
};
