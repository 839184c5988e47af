// From an address to a page ready to draw: event, language, page model, and the code of what will be seen first.
import type { EventInfo } from '../contract/core.ts';
import { ApiError } from '../api/api-error.ts';
import { buildPage } from '../model/build-page.ts';
import type { EventModel } from '../model/event.ts';
import type { PageModel } from '../model/page.ts';
import { bestLanguage } from '../i18n/localise.ts';
import { matchAddress, pagePath } from '../pages/match.ts';
import { EVERY_PAGE, isBehindPages, NOT_FOUND_PAGE } from '../pages/table.ts';
import { type Container, containers, type Context } from '../rules/context.ts';
import { rulesOf } from '../rules/placement-rules.ts';
import { placementVisibility } from '../rules/visibility.ts';
import { normaliseLanguage } from '../rules/language.ts';
import { pageChecks } from './checks.ts';
import { loadEvent } from './load-event.ts';
import type { Services } from './services.ts';

/** A page ready to draw. */
export type ReadyPage = {
  kind: 'page';
  info: EventInfo;
  language: string;
  page: PageModel;
  params: Readonly<Record<string, string>>;
  model: EventModel;
  context: Omit<Context, 'when'>;
};

/** What an address leads to. */
export type Loaded = ReadyPage | { kind: 'redirect'; to: string } | { kind: 'not-found' };

/** Longest wait for the code of components before the page is drawn with skeletons, ms. */
const CODE_PATIENCE = 400;

/** Loads what an address leads to. Throws ApiError when the server cannot be reached. */
export async function loadPage(services: Services, url: URL): Promise<Loaded> {
  if (url.pathname === '/') {
    const { instance, event, language } = services.boot.defaults;
    return { kind: 'redirect', to: pagePath('HomePage', { instance, event, language }) + url.search };
  }
  const address = matchAddress(url.pathname);
  if (!address) return { kind: 'not-found' };
  const wanted = normaliseLanguage(address.language);
  const { info, model } = await loadEvent(services, address.event, wanted).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { info: undefined, model: undefined };
    throw error;
  });
  // An event belongs to one instance; under another name there is no such page (A §2 Route guards).
  if (!info || info.Instance !== address.instance) return { kind: 'not-found' };
  const language = bestLanguage(info.Languages, { language: wanted, eventLanguages: info.Languages }) ?? wanted;
  if (language !== address.language) {
    return {
      kind: 'redirect',
      to: pagePath(address.page, { instance: address.instance, event: address.event, language }, address.params) + url.search + url.hash,
    };
  }
  const asked = isBehindPages(address.page) ? undefined : model.raw.get(`pages/${address.page}`);
  const own = asked ?? model.raw.get(`pages/${NOT_FOUND_PAGE}`);
  const behind = [model.raw.get('footer'), model.raw.get(`pages/${EVERY_PAGE}`)].filter((document) => document !== undefined);
  if (!own) return { kind: 'not-found' };
  const page = buildPage(asked ? address.page : NOT_FOUND_PAGE, [own, ...behind], pageChecks);
  const context: ReadyPage['context'] = {
    who: { user: null, superUser: false },
    where: { ...address, language, container: containerOf(url), preview: url.searchParams.has('preview') },
  };
  const ready: ReadyPage = { kind: 'page', info, language, page, params: address.params, model, context };
  await loadCode(services, ready);
  return ready;
}

function containerOf(url: URL): Container {
  const named = url.searchParams.get('container');
  return containers.find((container) => container === named) ?? 'browser';
}

/** Starts to load the code of everything shown now, and waits for it a little, so that a page appears whole. */
async function loadCode({ registry, clock }: Services, { page, model, context, info }: ReadyPage): Promise<void> {
  const now = { ...context, when: { now: clock.now(), timeZone: info.TimeZone } };
  const names = new Set(
    [...page.nodes.values()]
      .filter((node) => placementVisibility(rulesOf(node, model.visibility, info.TimeZone), now).outcome === 'show')
      .map(({ name }) => name),
  );
  const loads = [...names]
    .map((name) => registry.find(name))
    .filter((entry) => entry && !entry.code)
    .map((entry) => entry!.load());
  if (loads.length) await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, CODE_PATIENCE))]);
}
