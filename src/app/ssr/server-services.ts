// The services of a page that is rendered on the server: the clock stands at the instant of the rendering, requests are answered in process, and there is no device.
import { loaders } from '#registry/registry.ts';
import type { Api } from '../../api/http.ts';
import { createQueryClient } from '../../api/query.ts';
import { createClock } from '../../clock/clock.ts';
import { createRegistry, type Registry } from '../../renderer/registry.ts';
import type { Presence } from '../../session/presence.ts';
import { signedOut } from '../../session/signed-out.ts';
import { readBoot } from '../boot.ts';
import { createDenials } from '../denials.ts';
import { awayPageCode, failedPageCode } from '../failed-page-view.tsx';
import { AWAY_PAGE, FAILED_PAGE } from '../failed-page.ts';
import { createReaderClasses } from '../reader-class.ts';
import type { Services } from '../services.ts';
import type { RenderRequest } from './render-request.ts';

/** A rendered page is that of visitors. */
const everybody: Presence = {
  find: async () => signedOut,
  invalidate: () => undefined,
  forget: () => undefined,
  onChange: () => () => undefined,
  toggle: () => undefined,
};

/** Code of components is the same for every page. */
let registry: Registry | undefined;

/** Makes the services; `answered` receives every good answer by its address. */
export function createServerServices(
  { url, boot: text, at, ask }: RenderRequest,
  answered: (address: string, value: unknown) => void,
): Services {
  const boot = readBoot(text, new URL(url).pathname);
  const clock = createClock();
  clock.hold(at);
  const inProcess = async (input: unknown): Promise<Response> => {
    const address = String(input);
    const { status, body } = await ask(address);
    if (status === 200) answered(address, JSON.parse(body) as unknown);
    return new Response(body, { status });
  };
  const api: Api = { base: '', fetch: inProcess, readers: new Map() };
  return {
    boot,
    origin: new URL(url).origin,
    clock,
    api,
    queries: createQueryClient(api),
    registry: (registry ??= createRegistry(loaders, { [FAILED_PAGE]: failedPageCode, [AWAY_PAGE]: awayPageCode })),
    diagnostics: { pageShown: () => undefined, report: () => undefined, send: () => undefined },
    lastGood: { keep: async () => undefined, recall: async () => undefined },
    readerClasses: createReaderClasses({ boot, api, clock }),
    denials: createDenials(),
    presence: async () => everybody,
    hasDevice: false,
    takenOver: () => undefined,
    maintenance: { isOn: () => false, begin: () => undefined, onChange: () => () => undefined },
    onRefused: () => undefined,
    reload: () => undefined,
  };
}
