// A visit to an address of the app: the event it leads to, its proper spelling, and the HTML for it.
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { DEFAULT_THEME_PATH, themePath } from '../files/theme.ts';
import { windowTitle } from '../../src/app/navigation/window-title.ts';
import { app } from '../../src/model/documents/app.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { type Address, addressIn, matchAddress, pagePath } from '../../src/pages/match.ts';
import { eventInfo, type PublishedEvent } from '../published/event.ts';
import type { DefaultEvent, Shelf } from '../published/shelf.ts';
import { nameKey } from '../store/publish.ts';
import type { Boot } from './boot.ts';
import { writeDocument } from './document.ts';
import { contentSecurityPolicy, type SecurityOptions } from '../http/security-headers.ts';
import { policyInPage, type StaticSite } from './services.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { accessOf } from '../gate/access-class.ts';
import { visitor } from '../sessions/caller.ts';
import { seenEvent } from '../gate/seen-event.ts';
import type { FirstView, firstViewOf } from './first-view.ts';

export type Visit = {
  /** The address by the page table, its language one the event serves; undefined when no page is there. */
  address: Address | undefined;
  /** The event of the address, if the instance of the address is its own. */
  event: PublishedEvent | undefined;
  language: string;
  instance: Boot['instance'];
  defaults: DefaultEvent;
  /** Set when the address names instance, event or language in another spelling than the event does: where it should be. */
  properPath?: string;
};

/** Finds out where a path leads. */
export async function visitOf(shelf: Shelf, request: FastifyRequest, path: string): Promise<Visit> {
  const matched = matchAddress(path, request.url.slice(path.length));
  const defaults = shelf.defaultOf(request.hostname);
  // An address without event (`/error`, `/qrScan`) stands in the house of the host's.
  const written = matched?.event === '' ? { ...matched, ...defaults } : matched;
  const candidate = written && (await shelf.find(written.event));
  const event = candidate && nameKey(candidate.instance) === nameKey(written.instance) ? candidate : undefined;
  if (!written || !event) {
    const instance = written && shelf.hasInstance(written.instance) ? { name: written.instance, document: {} } : null;
    return { address: written, event: undefined, language: defaults.language, instance, defaults };
  }
  const language = event.languageFor(written.language);
  const where = { instance: event.instance, event: event.shortName, language };
  const proper = written.instance === where.instance && written.event === where.event && written.language === language;
  return {
    address: { ...written, ...where },
    event,
    language,
    instance: { name: event.instance, document: event.instanceDocument },
    defaults,
    ...(proper ? {} : { properPath: addressIn(path, where) ?? pagePath(written.page, where, written.params) }),
  };
}

type DocumentParts = {
  firstView: ReturnType<typeof firstViewOf>;
  clock: Clock;
  defaultTitle: string;
  security: SecurityOptions;
  /** Set when the pages are written for a site without server. */
  site?: StaticSite | undefined;
};

/** The HTML of a visit, the same for everybody; `found` tells whether the event has such a page, `asFor` is the class the app will ask for. */
export function documentOf(
  parts: DocumentParts,
  visit: Visit,
  request: FastifyRequest,
  template: string,
  asFor?: string,
): { html: string; found: boolean } {
  const { address, event, language, instance, defaults } = visit;
  const view = event && address ? viewOf(parts, address, event, request, asFor) : undefined;
  const info = event ? eventInfo(event, language) : null;
  const { site } = parts;
  const origin = site ? site.address : `${request.protocol}://${request.host}`;
  const html = writeDocument(template, {
    title: windowTitle(info?.Name ?? '', view?.title ?? '', parts.defaultTitle),
    description: view?.description ?? '',
    canonical: event && address && origin ? origin + pagePath(address.page, address, address.params) : '',
    themeColor: event?.documents.read('theme', theme).brand ?? '',
    icon: event ? event.address(event.documents.read('app', app).favicon) : '',
    theme: event ? themePath(event) : DEFAULT_THEME_PATH,
    preloads: view?.preloads ?? [],
    boot: {
      ...(site ? { static: true } : { serverTime: new Date(parts.clock.now()).toISOString() }),
      event: info,
      // The services of the instance are not the site's: its answers are files.
      instance: site && instance ? { name: instance.name, document: {} } : instance,
      language,
      defaults,
    },
    data:
      event && address && view?.found ? structuredData(seenEvent(event, accessOf(event, visitor, parts.clock.now())), address, origin) : '',
    site: site && { base: site.base, policy: policyInPage(contentSecurityPolicy(parts.security)) },
  });
  return { html, found: view?.found ?? false };
}

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
    return { found: true, title: '', description: '', preloads: [] };
  }
}
