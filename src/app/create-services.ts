// Makes the services of the app: clock, API, answers, components.
import { loaders } from '#registry/registry.ts';
import type { Api } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { createClock, type HoldingClock } from '../clock/clock.ts';
import type { Presence } from '../session/presence.ts';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { watchAnswers } from '../session/watch-answers.ts';
import { createRegistry } from '../renderer/registry.ts';
import { pagePathIn } from '../session/site-path.ts';
import type { Services } from './services.ts';
import type { RenderedState } from './ssr/render-request.ts';
import { readBoot } from './boot.ts';
import { createReaderClasses } from './reader-class.ts';
import { createDenials } from './denials.ts';
import { createBrowserReporter } from './diagnostics/browser-reporter.ts';
import { awayPageCode, failedPageCode } from './failed-page-view.tsx';
import { AWAY_PAGE, FAILED_PAGE } from './failed-page.ts';
import { createLastGood } from './last-good.ts';
import { layOutRest } from './lay-out-rest.ts';
import { replayPress } from './replay-press.ts';
import { keptPage } from './offline/kept-page.ts';
import { askTime, serverTimeOf } from './server-time.ts';
import { keptData } from '../stores/kept-data.ts';

/** Makes the services from the page the server wrote; `rendered` is what it was drawn with, if it was. */
export function createServices(rendered?: RenderedState): Services & { clock: HoldingClock } {
  const boot = readBoot(document.getElementById('foyer-boot')?.textContent ?? '', {
    pathname: pagePathIn(location.pathname),
    search: location.search,
  });
  const clock = createClock();
  const exactTime = serverTimeOf(performance.getEntriesByType('navigation')[0], performance.now());
  const kept = keptPage(document);
  if (kept) keptData.setState({ asOf: kept.made });
  let isExact = (exactTime !== undefined && !kept) || boot.isStatic === true;
  const time = kept?.now ?? exactTime ?? boot.serverTime;
  if (time !== undefined) clock.correct(time);
  if (rendered) clock.hold(rendered.at);
  let presence: Promise<Presence> | undefined;
  let refused: () => void = () => undefined;
  const maintenance = createMaintenanceMode(() => isBack(boot.apiBase));
  const fetching: typeof fetch = boot.isStatic ? askFiles : (...call) => fetch(...call);
  const watched = watchAnswers(fetching, {
    refused: () => refused(),
    unavailable: maintenance.begin,
  });
  const api: Api = {
    ...(boot.isStatic ? { base: '', fetch: fetching } : { base: boot.apiBase, fetch: watched, readers: new Map() }),
    ...(rendered && { known: answersOf(rendered) }),
  };
  const lastGood = createLastGood(cacheStorage());
  const diagnostics = createBrowserReporter(boot.isStatic ? undefined : api.base);
  return {
    readerClasses: createReaderClasses({ boot, api, clock }),
    boot,
    origin: location.origin,
    clock,
    api,
    queries: createQueryClient(api),
    registry: createRegistry(loaders, { [FAILED_PAGE]: failedPageCode, [AWAY_PAGE]: awayPageCode }),
    diagnostics,
    lastGood,
    denials: createDenials(),
    presence: () => (presence ??= import('./lazy-guards.ts').then(({ guardCode }) => guardCode.createPresence({ api, clock }))),
    hasDevice: true,
    isGuarded: rendered?.isGuarded ?? false,
    handOver: { take: (id) => rendered?.handedOver[id] },
    reacts() {
      // The bench reads it.
      performance.mark('foyer-reacts');
      setTimeout(() => replayPress(document));
    },
    takenOver() {
      clock.release();
      if (!isExact) askTime(boot.apiBase).then(clock.correct, () => undefined);
      isExact = true;
      const root = document.getElementById('root');
      if (root) {
        delete root.dataset['rendered'];
        void layOutRest(root);
      }
      // What begins with the take-over (time goes on, the device counts) is drawn first.
      setTimeout(() => replayPress(document));
    },
    maintenance,
    onRefused: (handle) => void (refused = handle),
    // The first page of a visit is drawn in its container anyway, here or by the server.
    reload: () => document.querySelector('#root:not([data-rendered]) #foyer-main') && location.reload(),
  };
}

/** The Cache Storage; undefined where the browser has none, or refuses it (reading the property throws then). */
function cacheStorage(): CacheStorage | undefined {
  try {
    return window.caches;
  } catch {
    return undefined;
  }
}

/** Answers from the page itself, each once. */
function answersOf({ answers }: RenderedState): (address: string) => unknown {
  const left = new Map(Object.entries(answers));
  return (address) => {
    const found = left.get(address);
    left.delete(address);
    return found;
  };
}

/** Whether the server answers again. */
const isBack = (base: string): Promise<boolean> =>
  askTime(base).then(
    () => true,
    () => false,
  );

/** Calls of an exported site; visitors of a server do not load this code. */
const askFiles: typeof fetch = async (...call) => {
  const { staticFetch } = await import('../api/static/static-fetch.ts');
  return staticFetch({ base: import.meta.env.BASE_URL, fetch: (...asked) => fetch(...asked) })(...call);
};
