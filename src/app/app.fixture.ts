// Services of the app for its tests: a server with one event and the given rows, with its requests and reports.
import { createQueryClient } from '../api/query.ts';
import { createClock } from '../clock/clock.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import type { ResourceRow } from '../contract/core.ts';
import { createRegistry } from '../renderer/registry.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { noPresence } from '../../tests/support/no-presence.ts';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { createDenials } from './denials.ts';
import type { StoredConfiguration } from './last-good.ts';
import { createReaderClasses } from './reader-class.ts';
import type { Services } from './services.ts';

/** Services whose server has one event and the given rows; `asked` are the requested addresses. */
export function services(
  rows: readonly ResourceRow[] | (() => Response),
  boot: Partial<Services['boot']> = {},
  copy?: StoredConfiguration,
) {
  const asked: string[] = [];
  const reported: string[] = [];
  const kept: unknown[] = [];
  const answer = async (input: RequestInfo | URL): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    asked.push(address.pathname);
    if (address.pathname === '/api/Event/Shortname')
      return address.searchParams.get('shortName') === nameOfInfo(testEvent)
        ? Response.json(testEvent)
        : new Response('{}', { status: 404 });
    return typeof rows === 'function' ? rows() : Response.json(rows);
  };
  const api = { base: '', fetch: answer };
  // The event is running: before and after it the guards redirect.
  const clock = createClock({ monotonic: () => 0, wall: () => Date.parse('2027-05-04T10:00:00Z') });
  // Every page from the server states the visitor's access class.
  const ofVisitors = { event: testEvent, access: { class: '', nextChangeAt: null } } as Services['boot'];
  const made: Services = {
    readerClasses: createReaderClasses({ boot: ofVisitors, api, clock }),
    boot: {
      serverTime: undefined,
      event: null,
      apiBase: '',
      hubBase: '',
      defaults: { instance: 'release', event: 'foyer', language: 'en-GB' },
      ...boot,
    },
    api,
    clock,
    queries: createQueryClient(api),
    registry: createRegistry({}),
    diagnostics: { pageShown: () => {}, report: (problem) => reported.push(problem.code), send: () => {} },
    lastGood: { keep: async (...given) => void kept.push(given), recall: async () => copy },
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
  made.queries.setDefaultOptions({ queries: { ...made.queries.getDefaultOptions().queries, retry: false } });
  return { services: made, asked, reported, kept };
}

/** A row of the configuration, from its value. */
export const row = (resourcename: string, value: unknown): ResourceRow => ({
  setname: 'config_json',
  resourcename,
  resourcevalue: JSON.stringify(value),
});

/** A row as written, readable or not. */
export const raw = (resourcename: string, resourcevalue: string): ResourceRow => ({ setname: 'config_json', resourcename, resourcevalue });
