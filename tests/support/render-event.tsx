// Shows a page of an event as the attendee's app does, with its own loader and screen and the real components, and records what happens.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loaders } from '../../component-registry/registry.ts';
import { createDenials } from '../../src/app/denials.ts';
import { failedPageCode } from '../../src/app/failed-page-view.tsx';
import { FAILED_PAGE } from '../../src/app/failed-page.ts';
import { type Loaded, loadPage } from '../../src/app/load-page.ts';
import type { ReadyPage } from '../../src/app/ready-page.ts';
import { PageScreen } from '../../src/app/page-screen.tsx';
import type { Services } from '../../src/app/services.ts';
import { createQueryClient } from '../../src/api/query.ts';
import { createClock } from '../../src/clock/clock.ts';
import type { EventInfo } from '../../src/contract/core.ts';
import { finding, type Finding } from '../../src/model/finding.ts';
import { type ComponentCode, createRegistry, loadCheck } from '../../src/renderer/registry.ts';
import { noPresence } from './no-presence.ts';
import { createMaintenanceMode } from '../../src/session/maintenance-mode.ts';

/** A page on screen. */
export type Shown = {
  loaded: Loaded;
  /** The page, where the address led to one. */
  ready: ReadyPage | undefined;
  container: HTMLElement;
  /** Everything the app would report to the server: problems of the configuration and of single placements. */
  reported: readonly Finding[];
  /** What components threw, and the boundary around them caught. */
  thrown: readonly unknown[];
  unmount: () => void;
};

let codes: Promise<Record<string, ComponentCode>> | undefined;
/** The code of every component, loaded once: the first page must not wait for it. */
const allCode = (): Promise<Record<string, ComponentCode>> =>
  (codes ??= Promise.all(
    Object.entries(loaders).map(async ([name, load]): Promise<[string, ComponentCode]> => {
      const code = await load();
      await loadCheck(code);
      return [name, code];
    }),
  ).then((entries) => Object.fromEntries(entries)));

/** Lets pending promises and due timers finish. */
const moment = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 0)));

/** What a page is shown from. `path` is the address, `now` the instant (ms) of the stopped clock, `codes` the code of components that stands in for their own. */
export type Showing = {
  info: EventInfo;
  path: string;
  now: number;
  fetch: typeof fetch;
  codes?: Readonly<Record<string, ComponentCode>>;
};

/** More redirects than these no guards make. */
const MOST_REDIRECTS = 4;

/** What an address leads to in the end. */
async function follow(services: Services, path: string): Promise<Loaded> {
  let loaded = await loadPage(services, new URL(path, 'http://localhost'));
  for (let left = MOST_REDIRECTS; loaded.kind === 'redirect' && left > 0; left--)
    loaded = await loadPage(services, new URL(loaded.to, 'http://localhost'));
  return loaded;
}

/** Shows the page of an address and waits until nothing is asked any more. Throws what loading it throws. */
export async function showEvent({ info, path, now, fetch, codes: instead = {} }: Showing): Promise<Shown> {
  const reported: Finding[] = [];
  const thrown: unknown[] = [];
  const api = { base: '', fetch };
  const queries = createQueryClient(api);
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  const services: Services = {
    boot: {
      serverTime: now,
      event: info,
      apiBase: '',
      hubBase: '',
      defaults: { instance: info.Instance, event: info.Shortname, language: 'en-GB' },
    },
    api,
    queries,
    clock: createClock({ monotonic: () => 0, wall: () => now }),
    registry: createRegistry({}, { ...(await allCode()), [FAILED_PAGE]: failedPageCode, ...instead }),
    diagnostics: {
      pageShown: () => {},
      report: (problem) => reported.push({ ...finding(problem.code, 'error', problem, problem.message), ...problem }),
      send: () => {},
    },
    readerClasses: { find: async () => ({ name: '', who: '', nextChangeAt: null }) },
    lastGood: { keep: async () => {}, recall: async () => undefined },
    denials: createDenials(),
    origin: location.origin,
    presence: () => Promise.resolve(noPresence),
    hasDevice: true,
    isGuarded: false,
    handOver: {},
    reacts: () => undefined,
    takenOver: () => undefined,
    maintenance: createMaintenanceMode(() => Promise.resolve(true)),
    onRefused: () => {},
    reload: () => {},
  };
  const loaded = await follow(services, path);
  const ready = loaded.kind === 'page' ? loaded : undefined;
  const element = ready ? <PageScreen ready={ready} services={services} preview={undefined} /> : null;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const { container, unmount } = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { onCaughtError: (error) => thrown.push(error) },
  );
  // Each answer may make a component ask for more, once it is drawn: nothing is asked any more after three moments without a question.
  for (let still = 0; still < 3;) {
    await moment();
    still = queries.isFetching() > 0 ? 0 : still + 1;
  }
  return {
    loaded,
    ready,
    container,
    reported,
    thrown,
    unmount() {
      unmount();
      // Thousands of empty containers would make every query slower.
      container.remove();
      queries.clear();
      router.dispose();
    },
  };
}
