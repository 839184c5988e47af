// The services of a page that is rendered on the server: the clock stands at the instant of the rendering, requests are answered in process, and there is no device.
import { loaders } from '#registry/registry.ts';
import type { Api } from '../../api/http.ts';
import { createQueryClient } from '../../api/query.ts';
import { createClock } from '../../clock/clock.ts';
import { keyOfCall, requestBy, requestKey, requestEvent, type ApiRequest } from '../../contract/request.ts';
import { createRegistry, type Registry } from '../../renderer/registry.ts';
import { fetchViewer } from '../../session/fetch-viewer.ts';
import type { Presence } from '../../session/presence.ts';
import { pagePathIn } from '../../session/site-path.ts';
import { signedOut } from '../../session/signed-out.ts';
import { readBoot } from '../boot.ts';
import { createDenials } from '../denials.ts';
import { awayPageCode, failedPageCode } from '../failed-page-view.tsx';
import { AWAY_PAGE, FAILED_PAGE } from '../failed-page.ts';
import { createReaderClasses } from '../reader-class.ts';
import type { Services } from '../services.ts';
import type { RenderRequest, RenderTools } from './render-request.ts';
import { SeededQueryCache, type SharedAnswer, sharedAnswers } from './shared-answers.ts';

/** Code of components is the same for every page. */
let registry: Registry | undefined;

/** Services of one rendering, and the answers it has got. */
export type ServerServices = Services & {
  /** What components of the last drawing hand over, by their ids. */
  handedOver: Map<string, unknown>;
  /** Where `queries` keeps its answers. */
  queryCache: SeededQueryCache;
  /** Good answers of this page by the key of their call. */
  answers: ReadonlyMap<string, SharedAnswer>;
  /** The answer a query of this page was made from. */
  answerOf: (asked: ApiRequest) => SharedAnswer | undefined;
};

/** Makes the services of a rendering. */
export function createServerServices(
  { url, boot: text, at, scope, isPersonal }: RenderRequest,
  { ask }: Pick<RenderTools, 'ask'>,
): ServerServices {
  const { pathname, search } = new URL(url);
  const boot = readBoot(text, { pathname: pagePathIn(pathname), search });
  const clock = createClock();
  clock.hold(at);
  const shared = sharedAnswers(isPersonal ? undefined : scope, boot.isStatic);
  const answers = new Map<string, SharedAnswer>();
  const handedOver = new Map<string, unknown>();
  const inProcess = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const address = String(input);
    const sent = typeof init?.body === 'string' ? init.body : undefined;
    const key = keyOfCall(address, sent);
    let answer = shared.get(key);
    if (!answer) {
      const { status, body } = await ask(address, sent);
      if (status !== 200) return new Response(status === 204 ? null : body, { status });
      answer = shared.add(key, body);
    }
    answers.set(key, answer);
    const { value } = answer;
    return { ok: true, status: 200, json: async () => value } as Response;
  };
  // A site of files has one answer for everybody, and requests name no class.
  const api: Api = { base: '', fetch: inProcess, ...(!boot.isStatic && { readers: new Map() }) };
  const answerOf = (asked: ApiRequest): SharedAnswer | undefined =>
    shared.get(requestKey(requestBy(api.readers?.get(requestEvent(asked)), asked)));
  const known = (asked: ApiRequest): unknown => {
    const answer = answerOf(asked);
    return answer?.isChecked ? answer.value : undefined;
  };
  const queryCache = new SeededQueryCache(known);
  const presence: Presence = {
    // Nobody but the recipient gets a personal page, and what the server says of them is in it.
    find: async (event) => (isPersonal ? { ...(await fetchViewer(api, event)), isAnswered: true } : signedOut),
    invalidate: () => undefined,
    forget: () => undefined,
    onChange: () => () => undefined,
    toggle: () => undefined,
  };
  return {
    boot,
    origin: boot.isStatic ? '' : new URL(url).origin,
    clock,
    api,
    queries: createQueryClient(api, queryCache),
    queryCache,
    registry: (registry ??= createRegistry(loaders, { [FAILED_PAGE]: failedPageCode, [AWAY_PAGE]: awayPageCode })),
    diagnostics: { pageShown: () => undefined, report: () => undefined, send: () => undefined },
    lastGood: { keep: async () => undefined, recall: async () => undefined },
    readerClasses: createReaderClasses({ boot, api, clock }),
    denials: createDenials(),
    presence: async () => presence,
    hasDevice: false,
    isGuarded: false,
    handOver: { give: (id, drawn) => void handedOver.set(id, drawn) },
    handedOver,
    reacts: () => undefined,
    takenOver: () => undefined,
    maintenance: { isOn: () => false, begin: () => undefined, onChange: () => () => undefined },
    onRefused: () => undefined,
    reload: () => undefined,
    answers,
    answerOf,
  };
}
