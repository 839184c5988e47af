// A page ready to draw, made of an event, a verdict and the code of what is visible first.
import { asksForPreview } from '../rules/guards/query.ts';
import type { EventInfo } from '../contract/core.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import type { localise } from '../i18n/localise.ts';
import type { PageChecks } from '../model/build-placement.ts';
import type { EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import { LATE_LAYER } from '../model/layers.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import { behindPages, eventPage } from '../pages/event-page.ts';
import { isBehindPages, NOT_FOUND_PAGE } from '../pages/table.ts';
import type { ViewOptions } from '../preview/session.ts';
import { contentModeAt } from '../rules/content-mode.ts';
import type { Context } from '../rules/context.ts';
import { rulesOf } from '../rules/placement-rules.ts';
import { decidePlacement } from '../rules/shown.ts';
import { earlier } from '../rules/verdict.ts';
import type { Viewer } from '../session/signed-out.ts';
import { loadPageChecks, markChecked, trusting } from './checks.ts';
import { foundPage } from './configuration.ts';
import type { PageViewInfo } from './diagnostics/reporter.ts';
import { failedPage, isEmptyByFault } from './failed-page.ts';
import type { LoadedEvent } from './load-event.ts';
import { loadDates } from './load-dates.ts';
import { loadTexts } from './load-texts.ts';
import type { DecidedRoute } from './decide-address.ts';
import type { OpenedAddress } from './open-address.ts';
import type { ReaderClass } from './reader-class.ts';
import { isComplete } from '../renderer/registry.ts';
import type { RouteResult } from './route-of.ts';
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
  /** Name of the single thing the page is about, as the server told it with this page; empty if it did not. */
  subject: string;
  /** Picks the words of a text; its code comes with the configuration. */
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

/** Longest wait for the code of components before the page is drawn with skeletons, ms. */
const CODE_TIMEOUT = 400;

/** The same on a server, ms: it has nothing to show meanwhile, and needs its own files only once. */
const SERVER_CODE_TIMEOUT = 3000;

/** Builds the page a verdict allows and starts loading its code and texts; undefined if the event has no such page. */
export async function readyPageOf(
  services: Services,
  url: URL,
  opened: OpenedAddress,
  decided: DecidedRoute,
): Promise<ReadyPage | undefined> {
  const { address, loaded, language, guardCode } = opened;
  const { info, model, fromCopy, readerClass } = loaded;
  const { route, viewer, viewOptions, isMissing } = decided;
  const { outcome, to } = route.verdict;
  // Some verdicts replace the page under its own address: the parameters of their address are passed on.
  const params = { ...address.params, ...(outcome === 'render' && { ...to?.query, ...to?.params }) };
  const shown = outcome === 'render' && to ? to.page : isMissing ? NOT_FOUND_PAGE : address.page;
  if (shown !== address.page && !isMissing) await foundPage(loaded, shown);
  const isChecked = services.isChecked && !fromCopy;
  const page = pageOf(shown, loaded, isChecked ? trusting : await loadPageChecks());
  if (!page) return undefined;
  if (isChecked) markChecked(page);
  const { who, container, preview, extras } = viewOptions;
  const languages = { language, eventLanguages: info.Languages };
  const ready: ReadyPage = {
    kind: 'page',
    info,
    language,
    page,
    name: page.page,
    subject: services.boot.subject?.path === url.pathname + url.search ? services.boot.subject.name : '',
    localise: guardCode.localise,
    params,
    model,
    context: { who, where: { ...address, language, params, container, preview } },
    problems: problemsOf(page, loaded),
    fromCopy,
    extras,
    viewer,
    readerClass,
    route,
  };
  services.diagnostics.pageShown(pageViewInfo(ready, url), url.pathname);
  await Promise.all([loadCode(services, ready), loadTexts(setsOf(page), languages), loadDates(language)]);
  // Named by its texts: before they are here it would be called in English.
  ready.name = guardCode.pageName(page.page, page.title, model, languages) || ready.name;
  return ready;
}

/** The page of an address: the event's, the page for missing ones, or a notice if its document cannot be used. */
function pageOf(name: string, { model, unreadable }: LoadedEvent, checks: PageChecks): PageModel | undefined {
  const hasAddress = !isBehindPages(name);
  if (hasAddress && unreadable.has(name)) return failedPage(name, behindPages(model));
  const shown = hasAddress && model.raw.has(`pages/${name}`) ? name : NOT_FOUND_PAGE;
  const page = eventPage(model, shown, checks);
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
const setsOf = ({ nodes }: PageModel): string[] => [
  'app',
  'pages',
  'renderer',
  ...[...nodes.values()].map(({ name }) => name.split('/')[0]!),
];

/** The components of the first view shown now, each once, the placements of them, and the first instant (ms) at which time can change the page; null for never. */
export function shownNow(
  { clock }: Pick<Services, 'clock'>,
  { page, route, context, info }: Pick<ReadyPage, 'page' | 'route' | 'context' | 'info'>,
): { components: string[]; placements: PlacementNode[]; nextChangeAt: number | null } {
  const now = { ...context, when: { now: clock.now(), timeZone: info.TimeZone } };
  const placements: PlacementNode[] = [];
  // Menus change with the content mode.
  let nextChangeAt = earlier(route.verdict.nextChangeAt, contentModeAt(route.rules.contentModes, now.when.now).nextChangeAt);
  for (const node of page.nodes.values()) {
    const verdict = decidePlacement(rulesOf(node, route.rules, info.TimeZone), now);
    if (node.layer !== LATE_LAYER && (context.where.preview || verdict.outcome === 'show')) placements.push(node);
    nextChangeAt = earlier(nextChangeAt, verdict.nextChangeAt);
  }
  return { components: [...new Set(placements.map(({ name }) => name))], placements, nextChangeAt };
}

/** Of these components, the placements that can be taken over later: everything below them can, too. */
export function laterPlacements({ page }: Pick<ReadyPage, 'page'>, { registry }: Pick<Services, 'registry'>): string[] {
  const isLater = ({ name, slots }: PlacementNode): boolean =>
    registry.find(name)?.code?.isLater === true &&
    Object.values(slots)
      .flat()
      .every((id) => isLater(page.nodes.get(id)!));
  return [...page.nodes.values()].flatMap((node) => (node.layer !== LATE_LAYER && isLater(node) ? [node.id] : []));
}

/** Starts to load the code of everything shown now, and waits for it briefly, so that a page appears as a whole. */
async function loadCode(services: Services, ready: ReadyPage): Promise<void> {
  const loads = shownNow(services, ready)
    .placements.filter(({ id }) => !services.later?.has(id))
    .map(({ name }) => services.registry.find(name))
    .filter((entry) => entry && !isComplete(entry))
    .map((entry) => (services.isChecked ? entry!.loadView() : entry!.load()));
  if (loads.length === 0) return;
  const all = Promise.all(loads);
  const timeout = services.hasDevice ? CODE_TIMEOUT : SERVER_CODE_TIMEOUT;
  await Promise.race([all, new Promise((done) => setTimeout(done, timeout))]);
}
