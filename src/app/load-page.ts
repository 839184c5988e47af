// From an address to a page ready to draw: event, language, page model, and the code of what will be seen first.
import type { EventInfo } from '../contract/core.ts';
import { ApiError } from '../api/api-error.ts';
import type { EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import type { PageModel } from '../model/page.ts';
import { bestLanguage } from '../i18n/localise.ts';
import { matchAddress, pagePath } from '../pages/match.ts';
import { behindPages, eventPage } from '../pages/event-page.ts';
import { isBehindPages, NOT_FOUND_PAGE } from '../pages/table.ts';
import { type Container, containers, type Context } from '../rules/context.ts';
import { rulesOf } from '../rules/placement-rules.ts';
import { isShown } from '../rules/shown.ts';
import { normaliseLanguage } from '../rules/language.ts';
import type { Looking } from '../preview/session.ts';
import { pageChecks } from './checks.ts';
import type { Sight } from './diagnostics/reporter.ts';
import { failedPage, isEmptyByFault } from './failed-page.ts';
import { type LoadedEvent, loadEvent } from './load-event.ts';
import type { Services } from './services.ts';
import { withNotice } from './use-nothing-left.ts';

/** A page ready to draw. */
export type ReadyPage = {
  kind: 'page';
  info: EventInfo;
  language: string;
  page: PageModel;
  params: Readonly<Record<string, string>>;
  model: EventModel;
  context: Omit<Context, 'when'>;
  /** What is wrong with this page, with what stands on every page, and with the event as a whole. */
  problems: readonly Finding[];
  /** Shown from the copy this device had kept. */
  fromCopy: boolean;
  /** What is drawn beside what a visitor sees; nothing outside the preview. */
  extras: Looking['stage'];
};

/** What an address leads to. */
export type Loaded = ReadyPage | { kind: 'redirect'; to: string } | { kind: 'not-found' };

/** Longest wait for the code of components before the page is drawn with skeletons, ms. */
const CODE_PATIENCE = 400;

/** As whom and in what an address is looked at; `timeZone` (IANA) is the event's. */
export type Look = (url: URL, timeZone: string) => Looking;

const asVisitor: Look = (url) => ({ who: { user: null, tickets: [], superUser: false }, container: containerOf(url), preview: false, stage: {} });

/** Loads what an address leads to; `look` is another one in the preview. Throws ApiError when the server cannot be reached. */
export async function loadPage(services: Services, url: URL, look = asVisitor): Promise<Loaded> {
  if (url.pathname === '/') {
    const { instance, event, language } = services.boot.defaults;
    return { kind: 'redirect', to: pagePath('HomePage', { instance, event, language }) + url.search };
  }
  const address = matchAddress(url.pathname);
  if (!address) return { kind: 'not-found' };
  const wanted = normaliseLanguage(address.language);
  const loaded = await loadEvent(services, address.event, wanted).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  // An event belongs to one instance; under another name there is no such page (A §2 Route guards).
  if (loaded?.info.Instance !== address.instance) return { kind: 'not-found' };
  const { info, model, fromCopy } = loaded;
  const language = bestLanguage(info.Languages, { language: wanted, eventLanguages: info.Languages }) ?? wanted;
  if (language !== address.language) {
    return {
      kind: 'redirect',
      to: pagePath(address.page, { instance: address.instance, event: address.event, language }, address.params) + url.search + url.hash,
    };
  }
  const page = pageOf(address.page, loaded);
  if (!page) return { kind: 'not-found' };
  const { who, container, preview, stage } = look(url, info.TimeZone);
  const context: ReadyPage['context'] = { who, where: { ...address, language, container, preview } };
  const ready: ReadyPage = {
    kind: 'page',
    info,
    language,
    page,
    params: address.params,
    model,
    context,
    problems: problemsOf(page, loaded),
    fromCopy,
    extras: stage,
  };
  services.diagnostics.see(sightOf(ready, url), url.pathname);
  await loadCode(services, ready);
  return ready;
}

/** The page of an address: what the event writes, the page for missing ones, or a notice where its document cannot be used. */
function pageOf(name: string, { model, unreadable }: LoadedEvent): PageModel | undefined {
  const hasAddress = !isBehindPages(name);
  if (hasAddress && unreadable.has(name)) return failedPage(name, behindPages(model));
  const shown = hasAddress && model.raw.has(`pages/${name}`) ? name : NOT_FOUND_PAGE;
  const page = eventPage(model, shown, pageChecks);
  const own = model.raw.get(`pages/${shown}`);
  // Its other layers stay: a page may have a header and a footer of its own.
  return page && own && isEmptyByFault(page, own) ? withNotice({ ...page, page: name }) : page;
}

/** Other pages that cannot be read are told where somebody looks at them. */
function problemsOf({ page, findings }: PageModel, { model, unreadable }: LoadedEvent): Finding[] {
  const elsewhere = new Set([...unreadable].flatMap(([name, found]) => (name === page ? [] : [found])));
  return [...model.findings.filter((found) => !elsewhere.has(found)), ...findings].filter(({ severity }) => severity !== 'info');
}

const sightOf = ({ info, page, language }: ReadyPage, url: URL): Sight => ({
  event: info.Shortname,
  version: info.Version,
  page: page.page,
  language,
  preview: url.searchParams.has('preview'),
});

function containerOf(url: URL): Container {
  const named = url.searchParams.get('container');
  return containers.find((container) => container === named) ?? 'browser';
}

/** Starts to load the code of everything shown now, and waits for it a little, so that a page appears whole. */
async function loadCode({ registry, clock }: Services, { page, model, context, info }: ReadyPage): Promise<void> {
  const now = { ...context, when: { now: clock.now(), timeZone: info.TimeZone } };
  const names = new Set(
    [...page.nodes.values()]
      .filter((node) => context.where.preview || isShown(rulesOf(node, model.visibility, info.TimeZone), now).shown)
      .map(({ name }) => name),
  );
  const loads = [...names]
    .map((name) => registry.find(name))
    .filter((entry) => entry && !entry.code)
    .map((entry) => entry!.load());
  if (loads.length) await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, CODE_PATIENCE))]);
}
