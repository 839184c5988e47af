// Builds the server as a value: everything it needs arrives as an argument, nothing listens yet.
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { RenderToHtml } from '../src/app/ssr/render-request.ts';
import { createAnswerCache } from './answers/answer-cache.ts';
import { createCompressor } from './answers/compressor.ts';
import { registerFeeds } from './syndication/feed-routes.ts';
import { registerCalendars } from './calendar/calendar-routes.ts';
import { registerMeetingAppointments } from './calendar/meeting-appointments.ts';
import type { Clock } from './clock.ts';
import { registerPayments } from './payments/payment-routes.ts';
import { registerPersonalProgramme } from './favourites/personal-routes.ts';
import { registerDeletions } from './profile/deletions.ts';
import { registerOwnFiles } from './profile/own-routes.ts';
import { registerSubmissionFiles } from './submissions/file-route.ts';
import { registerStatic, readBuiltFiles } from './files/built-files.ts';
import { type FontFiles, registerFonts } from './files/fonts.ts';
import { registerAssets } from './files/published-assets.ts';
import { registerTheme, type ThemeCss } from './files/theme.ts';
import { createAccessControl } from './access/access-control.ts';
import type { PreviewSetting } from './access/preview-host.ts';
import { createPreviews } from './access/previews.ts';
import { type FirstViewParts, firstViewOf } from './html/first-view.ts';
import { destinationOf } from './html/destination.ts';
import { createFeeds } from './feeds/feeds.ts';
import { askOwnServer } from './html/ask-own-server.ts';
import { createFirstStyles } from './html/first-styles.ts';
import { registerHtml, type Template } from './html/html-routes.ts';
import { registerInstall } from './install/install-routes.ts';
import { registerSitemap } from './html/sitemap-routes.ts';
import { registerWidgets } from './html/widget-routes.ts';
import { createPageRenderings } from './html/page-renderings.ts';
import type { StaticSite } from './html/services.ts';
import { warnOfProxy } from './http/warn-of-proxy.ts';
import { createViewCounter } from './views/view-counter.ts';
import { clientErrorHandler } from './http/client-errors.ts';
import { registerErrors, RequestError, sendError } from './http/errors.ts';
import { createLimits } from './http/limits.ts';
import { pathOfTarget, registerHostCheck } from './http/request-host.ts';
import { registerHubs } from './hubs/hubs.ts';
import { registerLeadLetters } from './exhibition/lead-letter.ts';
import { registerUnreadLetters } from './messages/unread-letters.ts';
import { registerSecurityHeaders, type SecurityOptions, securityHeaders } from './http/security-headers.ts';
import type { DefaultEvent } from './published/default-event.ts';
import { registerPush } from './notifications/push/register-push.ts';
import { registerReminders } from './notifications/reminders/remind.ts';
import { openEventCache } from './published/event-cache.ts';
import { registerContract } from './routes/contract-routes.ts';
import { createDiagnosticsCollector } from './routes/diagnostics-collector.ts';
import type { ServerVersion } from './routes/handlers.ts';
import { registerOpenApi } from './routes/openapi.ts';
import { createPeople, type PeopleParts } from './people/people.ts';
import { registerCallbacks } from './sessions/callback-routes.ts';
import { registerSocial } from './social/social-routes.ts';
import type { Store } from './store/store.ts';

/** Everything a server is made of. */
export type AppParts = {
  store: Store;
  clock: Clock;
  version: ServerVersion;
  /** Fastify's logger setting; `false` is silent. */
  logger: FastifyServerOptions['logger'];
  /** Folder of the build (`dist`); it may be missing while only the API is used. */
  publicFolder: string;
  /** Where `/` leads on a host without a domain (A §1). */
  fallback: DefaultEvent;
  /** Title of pages that belong to no event. */
  defaultTitle: string;
  security: SecurityOptions;
  /** Proxies whose forwarded address, host and protocol are believed; Fastify's `trustProxy`. */
  trustProxy: boolean | string;
  themeCss: ThemeCss;
  fontFiles: FontFiles;
  firstView: FirstViewParts;
  template: Template;
  /** Renders pages; missing where the browser draws them alone. */
  renderToHtml?: RenderToHtml | undefined;
  /** Whether pages that are still rendered send hints ahead; defaults to false. */
  earlyHints?: boolean;
  /** Set when the answers are written into files for a site without server. */
  site?: StaticSite;
  /** Accounts, sessions and tickets; an exported site has none. */
  people?: Omit<PeopleParts, 'clock' | 'limits' | 'signInFailures'>;
  /** Origins whose pages may call endpoints that change something, in addition to the server's own. */
  origins?: readonly string[];
  /** Who may preview in addition to super users and holders of a link; defaults to `closed`. */
  preview?: PreviewSetting;
  /** Key that opens previews of every event as long as this server runs; missing: there is none. */
  previewKey?: string | undefined;
  /** Set when the built app has no preview: `?preview` is then an ordinary page, whoever asks. */
  withoutPreview?: boolean;
  /** Factor on the rate limits of one network address; defaults to 1; load tests raise it. */
  limitScale?: number;
  /** Accounts on which sign-ins from one network may fail in a minute; `SIGN_IN_FAILURES` unless a venue needs more. */
  signInFailures?: number | undefined;
  /** Fetches a feed of the ticker; replaced in tests. Rejects when there is none. */
  fetchFeed?: (address: string) => Promise<string>;
  /** Bytes of answers kept in memory. */
  cacheBytes?: number;
};

const MEGABYTE = 1024 * 1024;
/** Memory for rendered pages, in bytes. */
const RENDERED_BYTES = 64 * MEGABYTE;
/** Memory for pictures of shared links, in bytes. */
const SOCIAL_BYTES = 32 * MEGABYTE;
/** Longest address taken, in characters. */
const LONGEST_ADDRESS = 8192;

/** Builds the server; `listen` or `inject` it. Opens the cache of published events, closes it with the app (the store stays open). */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: MEGABYTE,
    // A request without a host is answered by `registerHostCheck`, with all headers; slow senders are checked for every second.
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    rewriteUrl: pathOfTarget,
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    clientErrorHandler: clientErrorHandler(parts.security),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(parts.security, false)).header('x-request-id', request.id);
      sendError(request, reply, error);
    },
  });
  // Bodies are JSON: what a form of another site can send without asking is none.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerSecurityHeaders(app, parts.security);
  registerErrors(app, (request) => destinationOf(eventCache, request));
  registerHostCheck(app);
  await app.register(fastifyCookie);
  app.addHook('onRequest', (request, _, next) => {
    next(request.url.length > LONGEST_ADDRESS ? new RequestError(414, 'address-too-long', 'The address is too long.') : undefined);
  });

  if (parts.trustProxy === false) warnOfProxy(app);

  const compressor = createCompressor();
  const eventCache = await openEventCache({
    store: parts.store,
    fallback: parts.fallback,
    now: () => parts.clock.now(),
    onProblem: (problem, event) => app.log.warn({ problem, event }, 'published content could not be used'),
  });
  app.addHook('onClose', async () => {
    eventCache.close();
    compressor.stop();
  });
  const files = readBuiltFiles(parts.publicFolder);

  const limits = createLimits(parts.limitScale);
  const people = parts.people && createPeople({ ...parts.people, clock: parts.clock, limits, signInFailures: parts.signInFailures });
  if (people) {
    const stop = parts.store.onChange(() => people.callers.lookAgain());
    app.addHook('onClose', async () => {
      stop();
      await people.close();
    });
  }
  const previews = createPreviews({ people, clock: parts.clock, setting: parts.preview ?? 'closed', key: parts.previewKey });
  const { requestsOf } = parts.firstView;
  const isWritten = parts.site !== undefined;
  const accessControl = createAccessControl({ people, clock: parts.clock, previews, requestsOf, isWritten });
  const answering = { eventCache, compressor, accessControl, cache: createAnswerCache(parts.cacheBytes ?? 128 * MEGABYTE) };

  const views = createViewCounter(parts.store, (line) => app.log.warn(line));
  app.addHook('onClose', () => views.stop());

  await registerOpenApi(app, parts.version.Version, compressor);
  registerContract(
    app,
    answering,
    {
      store: parts.store,
      clock: parts.clock,
      version: parts.version,
      diagnostics: createDiagnosticsCollector((line, words) => app.log.warn(line, words)),
      views,
      feeds: createFeeds({
        clock: parts.clock,
        ...(parts.fetchFeed && { fetch: parts.fetchFeed }),
        report: (reason) => app.log.warn({ reason }, 'a feed of the ticker could not be read'),
      }),
      people,
    },
    { limits, origins: parts.origins ?? [] },
  );
  registerCallbacks(app, people, eventCache, limits);
  if (people)
    registerHubs(app, {
      people,
      eventCache,
      accessControl: answering.accessControl,
      clock: parts.clock,
      origins: parts.origins ?? [],
      onChange: (changed) => parts.store.onChange(changed),
    });
  if (people) registerPush(app, { people, eventCache, store: parts.store });
  if (people)
    for (const register of [registerUnreadLetters, registerLeadLetters, registerDeletions])
      register(app, { people, store: parts.store, eventCache });
  if (people) registerReminders(app, { people, eventCache, accessControl: answering.accessControl });
  registerCalendars(app, answering, parts.site?.address);
  registerFeeds(app, answering, parts.site?.address);
  if (people) {
    registerPayments(app, { people, store: parts.store, eventCache, limits });
    for (const register of [registerPersonalProgramme, registerOwnFiles, registerSubmissionFiles, registerMeetingAppointments])
      register(app, { answering, people, limits });
  }
  registerAssets(app, answering, parts.store);
  registerTheme(app, answering, parts.themeCss);
  registerFonts(app, parts.fontFiles, compressor);
  registerStatic(app, files, compressor);
  const { pageOf } = parts.firstView;
  registerSocial(app, { answering, store: parts.store, clock: parts.clock, pageOf, cache: createAnswerCache(SOCIAL_BYTES) });
  registerInstall(app, { answering, store: parts.store, base: parts.site?.base ?? '/' });
  registerSitemap(app, { answering, clock: parts.clock, pageOf, isRendered: parts.renderToHtml !== undefined, site: parts.site });
  if (!parts.site) registerWidgets(app, { answering, security: parts.security });
  registerHtml(app, {
    answering,
    clock: parts.clock,
    files,
    template: parts.template,
    withoutPreview: parts.withoutPreview ?? false,
    firstView: firstViewOf(parts.firstView),
    defaultTitle: parts.defaultTitle,
    security: parts.security,
    rendering: parts.renderToHtml && {
      pages: createPageRenderings(parts.renderToHtml, RENDERED_BYTES, parts.site ? Infinity : undefined),
      firstStyles: createFirstStyles(files),
      ask: askOwnServer(app),
      hasEarlyHints: parts.earlyHints ?? false,
    },
    site: parts.site,
  });
  return app;
}
