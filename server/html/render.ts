// Renders the page of a visit: for all visitors alike, or for the person who is signed in.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { asksForPreview } from '../../src/rules/guards/query.ts';
import type { PageRendering, RenderTools } from '../../src/app/ssr/render-request.ts';
import type { Scheme } from '../../src/session/scheme.ts';
import type { Access } from '../access/access.ts';
import { makeAnswer } from '../answers/answer.ts';
import type { Clock } from '../clock.ts';
import { contentSecurityPolicy, type SecurityOptions } from '../http/security-headers.ts';
import type { PublishedEvent } from '../published/event.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { type Page, writeDocument } from './document.ts';
import { securityOf } from './embedding.ts';
import type { FirstStylesOf } from './first-styles.ts';
import type { PageRenderings, RenderedDocument, RenderJob } from './page-renderings.ts';
import { apiBase, policyInPage, serviceOrigins, type StaticSite } from './services.ts';
import { startScript } from './start-scripts.ts';

/** What renders pages; without it the browser draws them. */
export type ServerRendering = {
  pages: PageRenderings;
  firstStyles: FirstStylesOf;
  /** Answers a request of the page as its recipient would get it: a visitor, or whom the cookies name; `sent` is the JSON of a POST. */
  ask: (address: string, as: { host: string; cookie: string; ip: string }, sent?: string) => ReturnType<RenderTools['ask']>;
  /** Whether what a page needs is named ahead of it (`early-hints.ts`). */
  hasEarlyHints: boolean;
};

/** A visit whose page may be rendered. */
export type RenderableVisit = {
  clock: Clock;
  event: PublishedEvent;
  /** What visitors may see. */
  access: Access;
  /** Whether somebody is signed in. */
  isPersonal: boolean;
  template: string;
  /** Colour scheme this browser has chosen; `auto` for none. */
  scheme: Scheme;
  /** Whether it has not answered the cookie notice: the page is drawn with it. */
  isConsentMissing: boolean;
  /** Time zone that this browser has chosen, other than the event's; empty for none. */
  zone: string;
  security: SecurityOptions;
  /** Set when the page is written for a site without server. */
  site: StaticSite | undefined;
  /** Called with the page before it is rendered for this request. */
  early: (page: Page) => void;
  /** The page without its content, made if it has to be rendered. */
  document: () => { page: Page; found: boolean };
};

/** The page as rendered; undefined where the browser draws it. Never rejects. */
export async function renderVisit(
  { pages, ask, firstStyles }: ServerRendering,
  visit: RenderableVisit,
  request: FastifyRequest,
): Promise<RenderedDocument | undefined> {
  const { clock, event, access, isPersonal, site } = visit;
  // A preview is drawn in the browser; a token in the address is taken by the app before anything else happens (R32).
  if (asksForPreview(request.url) || /(_|%5f)token/i.test(request.url)) return undefined;
  // The answers of another API are not known here.
  if (!site && apiBase(event.instanceDocument) !== '') return undefined;
  const url = site ? addressIn(site, request.url) : `${request.protocol}://${request.host}${request.url}`;
  // A host that is none is nothing to report.
  if (!URL.canParse(url)) return undefined;
  const at = clock.now();
  const as = { host: request.host, cookie: isPersonal ? sessionOf(request, event) : '', ip: request.ip };
  const job = (): RenderJob => {
    const { page, found } = visit.document();
    visit.early(page);
    const scope = JSON.stringify([event.id, event.version, access.name]);
    return {
      asked: { url, boot: JSON.stringify(page.boot), at, scope, isPersonal },
      tools: {
        ask: (address, sent) => ask(address, as, sent),
        failed: (error) => request.log.error({ err: error, page: request.url }, 'a part of the page is left to the browser'),
      },
      write: (rendering) => documentOf(visit, { page, found }, rendering, firstStyles),
    };
  };
  if (isPersonal) return pages.personal(job());
  const { scheme, isConsentMissing, zone } = visit;
  const key = { event: event.id, version: event.version, access: access.name, url, scheme, isConsentMissing, zone, until: access.until };
  return pages.shared(key, at, job);
}

/** The address of a page of files, which is a folder there; the name of the host is not known. */
const addressIn = ({ base }: StaticSite, path: string): string => `http://site.invalid${base}${path.slice(1)}/`;

/** SHA-256 of a style sheet, base64; empty for none. */
const hashOf = (css: string): string => (css === '' ? '' : createHash('sha256').update(css).digest('base64'));

function documentOf(
  { event, template, security, site }: RenderableVisit,
  { page, found }: { page: Page; found: boolean },
  rendering: PageRendering,
  firstStyles: FirstStylesOf,
): RenderedDocument {
  // A file redirects nobody.
  if (rendering.kind === 'redirect' && !rendering.isRemembered && !site) return rendering;
  const first = rendering.kind === 'page' ? firstStyles(template, page.preloads, rendering.html) : undefined;
  const policy = contentSecurityPolicy(
    securityOf(event, security),
    site ? [] : serviceOrigins(event.instanceDocument),
    rendering.kind === 'page' ? { styles: [hashOf(rendering.css), first?.hash ?? ''], script: startScript(template).hash } : {},
  );
  const document = writeDocument(template, {
    ...page,
    site: page.site && { ...page.site, policy: policyInPage(policy) },
    ...(rendering.kind === 'page' ? { rendered: rendering, firstStyles: first?.css } : { withoutScripts: rendering.to }),
  });
  return {
    kind: 'page',
    answer: makeAnswer(document, 'text/html; charset=utf-8'),
    status: found ? 200 : 404,
    policy,
  };
}

/** The session of the request, under the name it has for requests without encryption: so are those of this process to itself. */
function sessionOf(request: FastifyRequest, { instance }: PublishedEvent): string {
  const value = request.cookies[sessionCookie(instance, request.protocol === 'https')];
  return value === undefined ? '' : `${sessionCookie(instance, false)}=${encodeURIComponent(value)}`;
}
