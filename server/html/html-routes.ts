// Addresses of the app: `/` leads to the default event's home, every other address that takes HTML gets the app with its boot block.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, NOT_KEPT, sendAnswer } from '../answers/send-answer.ts';
import type { Clock } from '../clock.ts';
import { type BuiltFiles, rootFile } from '../files/built-files.ts';
import { type Access, everything, PREVIEW } from '../access/access.ts';
import type { AccessControl } from '../access/access-control.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { redirect } from '../http/redirect.ts';
import { contentSecurityPolicy, permissionsPolicy, type SecurityOptions } from '../http/security-headers.ts';
import { eventName } from '../../src/contract/event-name.ts';
import { app as appDocument } from '../../src/model/documents/app.ts';
import { type Address, pagePath } from '../../src/pages/match.ts';
import { asksForPreview, containerInAddress } from '../../src/rules/guards/query.ts';
import { schemeCookie, schemeOf } from '../../src/session/scheme.ts';
import { zoneCookie, zoneIn } from '../../src/session/zone-cookie.ts';
import { choiceIn, consentScope } from '../../src/stores/consent-cookies.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Answering } from '../routes/published-answers.ts';
import { securityOf } from './embedding.ts';
import { type Page, writeDocument } from './document.ts';
import { sendEarlyHints } from './early-hints.ts';
import type { firstViewOf } from './first-view.ts';
import { type ServerRendering, renderVisit } from './render.ts';
import { isFindable } from './page-head.ts';
import { READER, readerOf } from './reader-header.ts';
import { serviceOrigins, type StaticSite } from './services.ts';
import { readerClass, withoutKey } from './preview-visit.ts';
import { documentOf, type Visit, visitOf } from './visit.ts';

/** Turns the template of an address into HTML; in development Vite adds its client here. Undefined when the app is not built. */
export type Template = (url: string) => Promise<string | undefined>;

export type HtmlParts = {
  answering: Answering;
  clock: Clock;
  files: BuiltFiles;
  template: Template;
  /** Whether the app lacks its preview: then nothing is sent for one. */
  withoutPreview: boolean;
  firstView: ReturnType<typeof firstViewOf>;
  defaultTitle: string;
  security: SecurityOptions;
  /** Missing where the browser draws pages alone. */
  rendering?: ServerRendering | undefined;
  /** Set when the pages are written for a site without server. */
  site?: StaticSite | undefined;
};

export function registerHtml(app: FastifyInstance, parts: HtmlParts): void {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const { accessControl, eventCache } = parts.answering;
    const home = await eventCache.defaultOf(request.hostname);
    const event = await eventCache.byName(home.instance, home.event);
    const bare = request.url === '/' ? undefined : await withoutKey(accessControl, event, request, reply);
    if (bare === undefined) reply.header('cache-control', ASK_AGAIN);
    return redirect(reply, pagePath('HomePage', home) + (bare ?? ''));
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => answerAddress(parts, request, reply));
}

/** Whether a page reads codes with the camera: the scanner, and where staff of a company see its leads. */
const readsCodes = ({ page, params }: Pick<Address, 'page' | 'params'>): boolean =>
  page === 'QrScanPage' || (page === 'ProfilePage' && params['page'] === 'leads');

async function answerAddress(parts: HtmlParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split(/[?#]/, 1)[0] ?? '/';
  // Two slashes begin the name of a host wherever this path is written again.
  if (/^[/\\]{2}/.test(path)) return redirect(reply.header('cache-control', ASK_AGAIN), request.url.replace(/^[/\\]+/, '/'));
  const file = rootFile(parts.files, path);
  // The whole site is its scope, wherever a proxy has put it.
  if (file && path === '/sw.js') reply.header('service-worker-allowed', '/');
  if (file) return sendAnswer(request, reply, file, parts.answering.compressor, ASK_AGAIN);
  // What is no page (JSON, a calendar, a PDF) cannot name its icon: browsers ask here.
  if (path === '/favicon.ico') return redirect(reply.header('cache-control', ASK_AGAIN), '/favicon.svg');
  if (!takesHtml(path, request.headers.accept)) throw notFound('There is nothing at this address.');
  const visit = await visitOf(parts.answering.eventCache, request, path);
  const { accessControl } = parts.answering;
  const bare = await withoutKey(accessControl, visit.event, request, reply);
  if (bare !== undefined) return redirect(reply, (visit.properPath ?? path) + bare);
  if (visit.properPath !== undefined)
    return redirect(reply.header('cache-control', ASK_AGAIN), visit.properPath + request.url.slice(path.length));
  const template = await parts.template(request.url);
  if (template === undefined) throw new RequestError(503, 'not-built', 'The app is not built yet: run `npm run build` and start again.');
  // A preview shows what no visitor sees; it is no page for a search engine.
  if (asksForPreview(request.url) || (visit.event && !isFindable(visit.event))) reply.header('x-robots-tag', 'noindex');
  if (visit.address && readsCodes(visit.address)) reply.header('permissions-policy', permissionsPolicy({ camera: true }));
  // A token of an older sign-in is in this address until the app removes it: requests of the page must not carry it (R32).
  if (/(_|%5f)token/i.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  const previews = !parts.withoutPreview && asksForPreview(request.url);
  const asFor = visit.event && (await readerClass(accessControl, visit.event, { request, reply, previews }));
  const own = visit.event && (await ownAccess(accessControl, visit.event, request, asFor));
  // Written pages outlive the instant at which they were written (`RenderedState.at`).
  reply.header('server-timing', `now;desc="${new Date(parts.clock.now()).toISOString()}"`);
  const keeping = isPersonal(parts, visit, request) || asFor !== undefined ? `private, ${NOT_KEPT}` : ASK_AGAIN;
  if (visit.event && !parts.site) reply.header(READER, readerOf(request, visit.event));
  const scheme = schemeOf(request.cookies[schemeCookie] ?? '');
  const isConsentMissing = !parts.site && visit.event !== undefined && asksForConsent(visit.event, request.cookies);
  const zone = parts.site || !visit.event ? '' : zoneOf(visit.event, request.cookies);
  const document = (): { page: Page; found: boolean } => {
    const { page, found } = documentOf({ ...parts, ofVisitors: accessControl.ofVisitors }, visit, request, own);
    const boot = { ...page.boot, ...(isConsentMissing && { consentMissing: true as const }), ...(zone !== '' && { zone }) };
    return { page: { ...page, boot, scheme: scheme === 'auto' ? undefined : scheme, container: containerInAddress(request.url) }, found };
  };
  const { event } = visit;
  const rendered =
    parts.rendering && event && asFor !== PREVIEW
      ? await renderVisit(
          parts.rendering,
          {
            clock: parts.clock,
            event,
            access: accessControl.ofVisitors(event),
            isPersonal: own !== undefined,
            template,
            scheme,
            isConsentMissing,
            zone,
            security: parts.security,
            site: parts.site,
            early: (page) => {
              if (parts.rendering?.hasEarlyHints) sendEarlyHints(request, reply, page);
            },
            document,
          },
          request,
        )
      : undefined;
  if (rendered?.kind === 'redirect') return redirect(reply.header('cache-control', keeping), rendered.to);
  if (rendered)
    return sendAnswer(
      request,
      reply.code(rendered.status).header('content-security-policy', rendered.policy),
      rendered.answer,
      parts.answering.compressor,
      keeping,
    );
  const { page, found } = document();
  if (event) {
    const security = securityOf(event, parts.security);
    // A preview may hold what was never published.
    const policy = contentSecurityPolicy(
      asFor === PREVIEW ? { ...security, frames: ['https:'] } : security,
      serviceOrigins(event.instanceDocument),
    );
    reply.header('content-security-policy', policy);
  }
  const answer = makeAnswer(writeDocument(template, page), 'text/html; charset=utf-8');
  return sendAnswer(request, reply.code(found ? 200 : 404), answer, parts.answering.compressor, keeping);
}

/** Whether this browser is to be asked what it allows (A §4 Cookie consent). */
const asksForConsent = ({ documents, instance, shortName }: PublishedEvent, cookies: FastifyRequest['cookies']): boolean =>
  documents.read('app', appDocument).showCookieBanner && choiceIn(consentScope(instance, shortName), (name) => cookies[name]) === null;

/** The time zone this browser has chosen for the event, other than its own; empty for none. */
const zoneOf = ({ instance, shortName, timeZone }: PublishedEvent, cookies: FastifyRequest['cookies']): string =>
  zoneIn(cookies[zoneCookie(eventName(instance, shortName))], timeZone);

/** Whether the page is personal: its content is everybody's, but the visit is private. */
const isPersonal = ({ answering: { accessControl } }: HtmlParts, { event }: Visit, request: FastifyRequest): boolean =>
  event !== undefined && accessControl.hasSession(request, event);

/** What the app of this page will request, and until when: a preview, or personal data; undefined for visitors. */
async function ownAccess(
  accessControl: AccessControl,
  event: PublishedEvent,
  request: FastifyRequest,
  asFor: string | undefined,
): Promise<Access | undefined> {
  if (asFor === PREVIEW) return everything(PREVIEW);
  if (!accessControl.hasSession(request, event)) return undefined;
  return accessControl.ofCaller(event, await accessControl.callerOf(request, event));
}

/** Whether an answer in HTML is wanted: requested by name, or any type is accepted and the address does not look like a file. */
function takesHtml(path: string, accept: string | undefined): boolean {
  if (/^\/(api|v2)(\/|$)/i.test(path)) return false;
  if (accept?.includes('text/html')) return true;
  return (accept === undefined || accept.includes('*/*')) && !/\.[a-z0-9]{1,8}$/i.test(path);
}
