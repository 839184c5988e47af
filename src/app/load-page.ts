// From an address to a page ready to draw: event, language, page model, and the code of what is visible first.
import { nameOfScope } from '../session/event-scope.ts';
import type { EventInfo } from '../contract/core.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { ApiError } from '../api/api-error.ts';
import type { EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import type { PageModel } from '../model/page.ts';
import { bestLanguage } from '../i18n/languages.ts';
import type { localise } from '../i18n/localise.ts';
import { addressIn, matchAddress, pagePath } from '../pages/match.ts';
import { behindPages, eventPage } from '../pages/event-page.ts';
import { isBehindPages, NOT_FOUND_PAGE } from '../pages/table.ts';
import type { Context } from '../rules/context.ts';
import { asksForPreview } from '../rules/guards/query.ts';
import { rulesOf } from '../rules/placement-rules.ts';
import type { Missing } from '../rules/policies/missing.ts';
import { decidePlacement } from '../rules/shown.ts';
import { signedOut, mayBeSignedIn, type Viewer } from '../session/signed-out.ts';
import { recall, remember } from '../session/use-remembered.ts';
import { normaliseLanguage } from '../rules/language.ts';
import type { ViewOptions } from '../preview/session.ts';
import { pageChecks } from './checks.ts';
import type { PageViewInfo } from './diagnostics/reporter.ts';
import { failedPage, isEmptyByFault } from './failed-page.ts';
import { foundPage } from './configuration.ts';
import { loadTexts } from './load-texts.ts';
import { type LoadedEvent, loadEvent } from './load-event.ts';
import { previewClass, type ReaderClass } from './reader-class.ts';
import type { RouteRequest, RouteResult } from './route-of.ts';
import type { Services } from './services.ts';
import { withNotice } from './use-empty-page.ts';

/** A page ready to draw. */
export type ReadyPage = {
  kind: 'page';
  info: EventInfo;
  language: string;
  page: PageModel;
  /** What the page is called in its language; its key where it has no name. */
  name: string;
  /** Picks the words of a text; its code comes beside the configuration. */
  localise: typeof localise;
  params: Readonly<Record<string, string>>;
  model: EventModel;
  context: Omit<Context, 'when'>;
  /** Problems of this page, of what is on every page, and of the event as a whole. */
  problems: readonly Finding[];
  /** Shown from the copy on this device. */
  fromCopy: boolean;
  /** The server is unreachable: a notice is shown in place of the page. */
  isAway?: true;
  /** Additional drawings of the preview; empty otherwise. */
  extras: ViewOptions['extras'];
  /** The viewer on this device, also while the preview shows another person's view. */
  viewer: Viewer;
  /** As whom the event was read. */
  readerClass: ReaderClass;
  /** The verdict of the guards; only the preview of everything shows a page they do not allow. */
  route: RouteResult;
};

/** The result for an address. `denied` keeps the page on screen and shows why (A §4 Access denial). */
export type Loaded =
  | ReadyPage
  | { kind: 'redirect'; to: string }
  | { kind: 'denied'; page: string; missing: readonly Missing[] }
  | { kind: 'maintenance' }
  | { kind: 'not-found' };

/** Longest wait for the code of components before the page is drawn with skeletons, ms. */
const CODE_TIMEOUT = 400;

/** Chooses the person and container for an address of an event in the preview. */
export type ViewOptionsFor = (url: URL, event: Pick<LoadedEvent, 'info' | 'model'>, viewer: Viewer) => ViewOptions;

/** Loads the page of an address; `look` is given in the preview only. Throws ApiError if the server cannot be reached. */
export async function loadPage(services: Services, url: URL, look?: ViewOptionsFor): Promise<Loaded> {
  // For the screens that stand in place of a page; their English is the same everywhere.
  const own = navigator.language.startsWith('en') ? undefined : loadTexts(['app'], { language: navigator.language, eventLanguages: [] });
  return find(services, url, look).finally(() => own);
}

async function find(services: Services, url: URL, look: ViewOptionsFor | undefined): Promise<Loaded> {
  if (url.pathname === '/') {
    const { instance, event, language } = services.boot.defaults;
    return { kind: 'redirect', to: pagePath('HomePage', { instance, event, language }) + url.search };
  }
  const matched = matchAddress(url.pathname, url.search);
  if (!matched) return { kind: 'not-found' };
  // Addresses without an event (`/error`, `/not-found`, `/qrScan`) are shown within the default one.
  const address = matched.instance === '' ? { ...matched, ...services.boot.defaults } : matched;
  const wanted = normaliseLanguage(address.language);
  // Guards and policies load in parallel with the event.
  const guards = import('./lazy-guards.ts');
  const { clock } = services;
  const found = services.presence().then((presence) => presence.find(address));
  found.catch(() => {});
  // A visitor does not wait for code about signed-in users.
  const finding = mayBeSignedIn(address.instance) ? found : Promise.resolve(signedOut);
  // If the event fails first, its error is the one reported.
  guards.catch(() => {});
  const loaded = await loadEvent(
    services,
    nameOfScope(address),
    wanted,
    address.page,
    look && !services.boot.isStatic
      ? Promise.resolve(previewClass)
      : finding.then((viewer) => services.readerClasses.find(address, viewer)),
  ).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  // An event belongs to one instance; under another name there is no such page (A §2 Route guards).
  if (loaded?.info.Instance !== address.instance) return { kind: 'not-found' };
  const { info, model, fromCopy } = loaded;
  const language = bestLanguage(info.Languages, { language: wanted, eventLanguages: info.Languages }) ?? wanted;
  if (language !== address.language) {
    const proper = addressIn(url.pathname, { instance: address.instance, event: address.event, language });
    if (proper !== undefined) return { kind: 'redirect', to: proper + url.search + url.hash };
  }
  const { localise, pageName, askGuards, carryOutRoute, viewerOf, clearUser, rememberUser } = (await guards).guardCode;
  let viewer = await finding;
  const viewOptions = look?.(url, loaded, viewer) ?? viewerOf(url, viewer, info, clock.now());
  const { who, container, preview, extras } = viewOptions;
  // A missing page is shown as missing without sign-in.
  const isMissing = url.pathname === services.boot.missing && info.Version === services.boot.event?.Version;
  const asked = isThere(address.page, loaded) && !isMissing ? address.page : NOT_FOUND_PAGE;
  const asking = {
    info,
    model,
    withheld: loaded.withheld,
    isPreview: look !== undefined,
    address: { ...address, language, page: asked },
    url,
    now: clock.now(),
    viewOptions,
    viewer,
  };
  const route = askGuards(asking);
  const { outcome, missing, to } = route.verdict;
  if (carryOutRoute(route, asking, services.queries)) services.reload();
  if (!look && route.verdict.effects.some(({ kind }) => kind === 'clear-user')) viewer = await clearUser(services, address);
  rememberUser(viewer, info);
  if (!preview && outcome === 'maintenance') return { kind: 'maintenance' };
  if (!preview && outcome === 'dialog') return { kind: 'denied', page: address.page, missing };
  if (missing.length > 0) services.denials.refuse({ page: address.page, missing });
  if (!preview && route.leadsTo !== undefined) {
    if (!look && route.verdict.guard === 'holding') remember(HELD, url.pathname + url.search + url.hash, 'session');
    return { kind: 'redirect', to: route.leadsTo };
  }
  const back = address.page === 'HoldingPage' && !look ? heldAddress({ ...asking, info }, askGuards) : undefined;
  if (back !== undefined) return { kind: 'redirect', to: back };
  // Some verdicts replace the page under its own address: the parameters of their address are passed on.
  const params = { ...address.params, ...(outcome === 'render' && { ...to?.query, ...to?.params }) };
  const shown = outcome === 'render' && to ? to.page : isMissing ? NOT_FOUND_PAGE : address.page;
  if (shown !== address.page && !isMissing) await foundPage(loaded, shown);
  const page = pageOf(shown, loaded);
  if (!page) return { kind: 'not-found' };
  const ready: ReadyPage = {
    kind: 'page',
    info,
    language,
    page,
    name: pageName(page.page, page.title, model, { language, eventLanguages: info.Languages }) || page.page,
    localise,
    params,
    model,
    context: { who, where: { ...address, language, params, container, preview } },
    problems: problemsOf(page, loaded),
    fromCopy,
    extras,
    viewer,
    readerClass: loaded.readerClass,
    route,
  };
  services.diagnostics.pageShown(pageViewInfo(ready, url), url.pathname);
  await Promise.all([
    loadCode(services, ready),
    loadTexts(setsOf(page), { language, eventLanguages: info.Languages }),
    loadDates(language),
  ]);
  return ready;
}

/** English dates need no locale; the list of all others is a chunk of its own. Never rejects. */
const loadDates = async (language: string): Promise<void> =>
  language.startsWith('en')
    ? undefined
    : import('../i18n/date-locales.ts').then(
        ({ loadDateLocale }) => loadDateLocale(language),
        () => undefined,
      );

/** Storage key of the address that the holding page intercepted; it opens by itself once the event does. */
const HELD = 'heldFrom';

/** The address to continue to, once the holding page allows it; undefined for none. */
function heldAddress(asking: RouteRequest, ask: (asking: RouteRequest) => RouteResult): string | undefined {
  const held = recall(HELD, 'session');
  const url = held.startsWith('/') ? new URL(held, asking.url) : undefined;
  const address = url && matchAddress(url.pathname, url.search);
  if (!url || !address || address.page === 'HoldingPage' || nameOfScope(address) !== nameOfScope(asking.address)) return undefined;
  if (ask({ ...asking, url, address }).verdict.guard === 'holding') return undefined;
  remember(HELD, '', 'session');
  return held;
}

/** Whether the event has a page of this name, readable or not. */
const isThere = (name: string, { model, unreadable }: LoadedEvent): boolean =>
  !isBehindPages(name) && (unreadable.has(name) || model.raw.has(`pages/${name}`));

/** The page of an address: the event's, the page for missing ones, or a notice if its document cannot be used. */
function pageOf(name: string, { model, unreadable }: LoadedEvent): PageModel | undefined {
  const hasAddress = !isBehindPages(name);
  if (hasAddress && unreadable.has(name)) return failedPage(name, behindPages(model));
  const shown = hasAddress && model.raw.has(`pages/${name}`) ? name : NOT_FOUND_PAGE;
  const page = eventPage(model, shown, pageChecks);
  const own = model.raw.get(`pages/${shown}`);
  // Its other layers stay: a page may have a header and a footer of its own.
  return page && own && isEmptyByFault(page, own) ? withNotice({ ...page, page: name }) : page;
}

/** Unreadable other pages are reported when they are opened. */
function problemsOf({ page, findings }: PageModel, { model, unreadable }: LoadedEvent): Finding[] {
  const elsewhere = new Set([...unreadable].flatMap(([name, found]) => (name === page ? [] : [found])));
  return [...model.findings.filter((found) => !elsewhere.has(found)), ...findings].filter(({ severity }) => severity !== 'info');
}

const pageViewInfo = ({ info, page, language }: ReadyPage, url: URL): PageViewInfo => ({
  event: nameOfInfo(info),
  version: info.Version,
  page: page.page,
  language,
  preview: asksForPreview(url.search),
});

/** The sets of texts a page shows words of, whatever of it is seen first: its components' are those of their domains. */
const setsOf = ({ nodes }: PageModel): string[] => ['app', 'pages', ...[...nodes.values()].map(({ name }) => name.split('/')[0]!)];

/** Starts to load the code of everything shown now, and waits for it briefly, so that a page appears as a whole. */
async function loadCode({ registry, clock }: Services, { page, route, context, info }: ReadyPage): Promise<void> {
  const now = { ...context, when: { now: clock.now(), timeZone: info.TimeZone } };
  const names = new Set(
    [...page.nodes.values()]
      .filter((node) => context.where.preview || decidePlacement(rulesOf(node, route.rules, info.TimeZone), now).outcome === 'show')
      .map(({ name }) => name),
  );
  const loads = [...names]
    .map((name) => registry.find(name))
    .filter((entry) => entry && !entry.code)
    .map((entry) => entry!.load());
  if (loads.length) await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, CODE_TIMEOUT))]);
}
