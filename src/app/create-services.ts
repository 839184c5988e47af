// Makes the services of the app: clock, API, answers, components.
import { loaders } from '#registry/registry.ts';
import { type Api, CALL_TIMEOUT } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { createClock, type HoldingClock } from '../clock/clock.ts';
import type { Presence } from '../session/presence.ts';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { watchAnswers } from '../session/watch-answers.ts';
import { createRegistry } from '../renderer/registry.ts';
import type { Services } from './services.ts';
import type { RenderedState } from './ssr/render-request.ts';
import { readBoot } from './boot.ts';
import { createReaderClasses } from './reader-class.ts';
import { createDenials } from './denials.ts';
import { createBrowserReporter } from './diagnostics/browser-reporter.ts';
import { awayPageCode, failedPageCode } from './failed-page-view.tsx';
import { AWAY_PAGE, FAILED_PAGE } from './failed-page.ts';
import { createLastGood } from './last-good.ts';

/** Makes the services from the page the server wrote; `rendered` is what it was drawn with, if it was. */
export function createServices(rendered?: RenderedState): Services & { clock: HoldingClock } {
  const boot = readBoot(document.getElementById('foyer-boot')?.textContent ?? '', location.pathname);
  const clock = createClock();
  if (boot.serverTime !== undefined) clock.correct(boot.serverTime);
  if (rendered) clock.hold(rendered.at);
  let presence: Promise<Presence> | undefined;
  let refused: () => void = () => undefined;
  const maintenance = createMaintenanceMode(() => isBack(boot.apiBase));
  const watched = watchAnswers(rendered ? withAnswers(rendered.answers) : (...call) => fetch(...call), {
    refused: () => refused(),
    unavailable: maintenance.begin,
  });
  const api: Api = boot.isStatic ? { base: '', fetch: askFiles } : { base: boot.apiBase, fetch: watched, readers: new Map() };
  const lastGood = createLastGood('caches' in window ? caches : undefined);
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
    takenOver() {
      clock.release();
      delete document.getElementById('root')?.dataset['rendered'];
    },
    maintenance,
    onRefused: (handle) => void (refused = handle),
    // The first page of a visit is drawn in its container anyway.
    reload: () => document.getElementById('foyer-main') && location.reload(),
  };
}

/** Answers from the page itself, each once; everything else is asked of the server. */
function withAnswers(answers: RenderedState['answers']): typeof fetch {
  const left = new Map(Object.entries(answers));
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const found = left.get(address);
    return left.delete(address) ? Response.json(found) : fetch(input, init);
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
