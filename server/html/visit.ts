// A visit to an address of the app: the event it leads to, its proper spelling, and the HTML for it.
import { instanceForClient } from '../../src/model/documents/instance-for-client.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { DEFAULT_THEME_PATH, themePath } from '../files/theme.ts';
import { appText } from '../../src/app/app-texts.ts';
import { app } from '../../src/model/documents/app.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { NOT_FOUND_PAGE } from '../../src/pages/table.ts';
import { type Address, addressIn, matchAddress, pagePath, unknownAddress } from '../../src/pages/match.ts';
import { withQueryItem } from '../../src/pages/query-items.ts';
import type { PublishedEvent } from '../published/event.ts';
import { eventInfo } from '../published/event-info.ts';
import type { DefaultEvent } from '../published/default-event.ts';
import type { EventCache } from '../published/event-cache.ts';
import { nameKey } from '../store/publish.ts';
import { addLanguage } from './add-language.ts';
import { securityOf } from './embedding.ts';
import type { Boot } from './boot.ts';
import type { Page } from './document.ts';
import { isItemThere } from './item-of.ts';
import { contentSecurityPolicy, type SecurityOptions } from '../http/security-headers.ts';
import { iconPath, manifestPath, TAB_ICON, TOUCH_ICON } from '../install/install-address.ts';
import { feedsOnPage } from '../syndication/event-feeds.ts';
import { pageHeadOf } from './page-head.ts';
import { socialPath } from '../social/social-address.ts';
import { policyInPage, type StaticSite } from './services.ts';
import { subjectOf } from './subject.ts';
import { structuredData } from './structured-data/structured-data.ts';
import type { Access } from '../access/access.ts';
import { filterEvent } from '../access/filter-event.ts';
import type { FirstView, firstViewOf } from './first-view.ts';

export type Visit = {
  /** The address by the page table, its language one the event serves; undefined when no page is there. */
  address: Address | undefined;
  /** The event of the address, if the instance of the address is its own. */
  event: PublishedEvent | undefined;
  language: string;
  instance: Boot['instance'];
  defaults: DefaultEvent;
  /** Set when the address names instance, event or language in another spelling than the event does, or no language: where it should be. */
  properPath?: string;
};

/** Finds out where a path leads. */
export async function visitOf(eventCache: EventCache, request: FastifyRequest, path: string): Promise<Visit> {
  const known = matchAddress(path, request.url.slice(path.length));
  const matched = known ?? unknownAddress(path);
  const defaults = await eventCache.defaultOf(request.hostname);
  // Only what no page has and what names no language is asked about: an event or page may be called as anything.
  const whole = matched ? undefined : await addLanguage(path, eventCache.byName, (event) => event.languageFor(languageAt(event, defaults)));
  // An address without event (`/error`, `/qrScan`) uses the instance of the host.
  const written = matched?.event === '' ? { ...matched, ...defaults } : matched;
  const event = written && (await eventCache.byName(written.instance, written.event));
  if (!written || !event) {
    const instance = written && eventCache.hasInstance(written.instance) ? { name: written.instance, document: {} } : null;
    return {
      address: written,
      event: undefined,
      language: defaults.language,
      instance,
      defaults,
      ...(whole !== undefined && { properPath: whole }),
    };
  }
  const language = event.languageFor(written.language);
  const where = { instance: event.instance, event: event.shortName, language };
  const proper = written.instance === where.instance && written.event === where.event && written.language === language;
  return {
    address: { ...written, ...where },
    event,
    language,
    instance: { name: event.instance, document: instanceForClient(event.instanceDocument) },
    defaults,
    // An address of no page is not written anew: it stays what somebody followed.
    ...(proper || !known ? {} : { properPath: addressIn(path, where) ?? pagePath(written.page, where, written.params) }),
  };
}

/** The language of an event's addresses that name none: that of the host's domain where it is the domain's event; undefined for the event's first. */
const languageAt = ({ instance, shortName }: PublishedEvent, { instance: ofInstance, event, language }: DefaultEvent): string | undefined =>
  nameKey(instance) === nameKey(ofInstance) && nameKey(shortName) === nameKey(event) ? language : undefined;

type DocumentParts = {
  /** What everybody may see of an event. */
  ofVisitors: (event: PublishedEvent) => Access;
  firstView: ReturnType<typeof firstViewOf>;
  clock: Clock;
  defaultTitle: string;
  security: SecurityOptions;
  /** Set when the pages are written for a site without server. */
  site?: StaticSite | undefined;
};

/**
 * The HTML of a visit: its content is that of visitors, for everybody. `found` states whether the event has such a page, `own` is what
 * the recipient may see where that differs: its class is the one the app will ask for.
 */
export function documentOf(parts: DocumentParts, visit: Visit, request: FastifyRequest, own?: Access): { page: Page; found: boolean } {
  const { address, event, language, instance, defaults } = visit;
  const { site } = parts;
  const ofVisitors = event && parts.ofVisitors(event);
  const access = own ?? ofVisitors;
  const missing = event && access && address && !site ? !isItemThere(event, address, access) : false;
  const asked = missing && address ? { ...address, page: NOT_FOUND_PAGE } : address;
  const view = event && asked ? viewOf(parts, asked, event, request, site ? undefined : access?.name) : undefined;
  const info = event ? eventInfo(event, language) : null;
  const origin = site ? site.address : `${request.protocol}://${request.host}`;
  // For everybody: a visitor whom the guards lead elsewhere, or whose page this is not, is not told.
  const params = address && withQueryItem(address, site ? '' : queryOf(request.url));
  const about = address && params && { ...address, params };
  const subject = event && ofVisitors && about && view?.key === about.page ? subjectOf(event, ofVisitors, about) : undefined;
  const page: Page = {
    head: pageHeadOf({
      event,
      eventName: info?.Name ?? '',
      address: subject ? about : address,
      // Nothing is there without an event: the browser shows its own screen for that, under the same title.
      view: event ? view : { title: appText(language)('notFound'), description: '' },
      subject,
      origin,
      defaultTitle: parts.defaultTitle,
      feeds: event && ofVisitors && view ? feedsOnPage(event, language, ofVisitors, view.key) : [],
      picture: event && socialPath(event, language, subject?.part === 'session' ? address?.params['sessionId'] : undefined),
    }),
    themeColor: event?.documents.read('theme', theme).brand ?? '',
    icon: event ? event.address(event.documents.read('app', app).favicon) || iconPath(event, TAB_ICON) : '',
    install: event && { manifest: manifestPath(event, language), touchIcon: iconPath(event, TOUCH_ICON) },
    theme: event ? themePath(event) : DEFAULT_THEME_PATH,
    preloads: view?.preloads ?? [],
    boot: {
      ...(site ? { static: true } : { serverTime: new Date(parts.clock.now()).toISOString() }),
      event: info,
      ...(!site && access ? { access: { class: access.name, nextChangeAt: isoOrNull(access.until) } } : {}),
      // The services of the instance are not the site's: its answers are files.
      instance: site && instance ? { name: instance.name, document: {} } : instance,
      language,
      defaults,
      ...(missing && { missing }),
      ...(subject && { subject: subject.name }),
    },
    data: event && ofVisitors && about && view?.found ? dataOf(event, ofVisitors, { address: about, view, origin }) : '',
    site: site && {
      base: site.base,
      policy: policyInPage(contentSecurityPolicy(event ? securityOf(event, parts.security) : parts.security)),
    },
  };
  return { page, found: !missing && (view?.found ?? false) };
}

/** The query of an address with its question mark; empty for none. */
const queryOf = (url: string): string => /\?[^#]*/.exec(url)?.[0] ?? '';

const isoOrNull = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** Structured data of the page visitors end up on. The congress itself is public: its home page describes it before it opens, too. */
function dataOf(event: PublishedEvent, access: Access, at: { address: Address; view: FirstView; origin: string }): string {
  const { address, view, origin } = at;
  if (address.page !== 'HomePage' && view.key !== address.page) return '';
  return structuredData(filterEvent(event, access, toldBy[address.page] ?? 'eventDashboard'), address, origin);
}

/** The endpoints that answer the data of the page. */
const toldBy: Readonly<Record<string, string>> = {
  PagSessionDetailPage: 'pagData',
  PagFacultyDetailPage: 'pagAuthors',
  PagPresentationDetailPage: 'pagPresentation',
  PagAbstractDetailPage: 'pagAbstract',
  jobs: 'jobDetail',
  TvPage: 'tvEpisode',
};

/** The first view; a fault in it must not take the page away, the app finds out by itself what it needs. */
function viewOf(
  { firstView, clock }: DocumentParts,
  address: Address,
  event: PublishedEvent,
  request: FastifyRequest,
  asFor: string | undefined,
): FirstView {
  try {
    return firstView(address, event, clock.now(), asFor);
  } catch (error) {
    request.log.error({ err: error }, 'the first view could not be prepared');
    return { key: address.page, found: true, title: '', description: '', preloads: [] };
  }
}
