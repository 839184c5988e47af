// Puts a server together and lets it listen: store, first publication, app, and in development Vite and the watched folder.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Clock, serverClock } from './clock.ts';
import { startDevelopment } from './development.ts';
import { registerDocs } from './docs/docs-routes.ts';
import { prepareEnding } from './ending.ts';
import { firstViewParts, fontFiles, isWithoutPreview, themeCss } from './platform.ts';
import { loggerSettings } from './logger.ts';
import { registerMailbox } from './mail/dev-mailbox.ts';
import { openPost } from './mail/open-post.ts';
import { writeSamplePeople } from './people/sample-people.ts';
import { outcomeLines } from './outcome-lines.ts';
import { pagePath } from '../src/pages/match.ts';
import { olderSecretLines } from './sessions/older-secrets.ts';
import { newSecret } from './sessions/secrets.ts';
import type { Settings } from './settings.ts';
import { mailLines, previewLines } from './start-lines.ts';
import { publishFolder } from './store/publish-folder.ts';
import { openStore, type Store } from './store/store.ts';
import { builtRenderer } from './html/page-renderer.ts';
import { builtTemplate } from './html/built-template.ts';
import { eventFolders } from '../src/model/adapters/configuration-files.ts';
import { readFolder } from './store/read-folder.ts';
import { validate } from './validate.ts';
import { readVersion } from './version.ts';

/** Where an address without event leads on a host without a domain (A §1). */
const PRODUCT_DEFAULT = { instance: 'release', event: 'foyer', language: 'en-GB' };

export type RunningServer = {
  /** `http://host:port`. */
  address: string;
  /** Finishes what is under way, then stops. `linger`: how long connections that are kept alive may still bring a request, ms; 0 by default. */
  close: (linger?: number) => Promise<void>;
};

/** Starts a server. `print` takes lines for whoever started it. Throws when the store or the port cannot be had. */
export async function startServer(settings: Settings, print: (line: string) => void): Promise<RunningServer> {
  const root = resolve(import.meta.dirname, '..');
  const clock = serverClock(settings.startsAt);
  const store = await openStore(settings.store, { check: true });
  try {
    await publishFirst(settings, store, clock, print);
    const withSamples = resolve(settings.configuration) === resolve(root, 'sample-configs');
    if (withSamples) await writeSamplePeople(store, clock.now());
    const publicFolder = resolve(root, settings.app ?? 'dist');
    const development = settings.development ? startDevelopment(root) : undefined;
    // The log is the app's, which needs the mail transport: an earlier line is printed.
    let log = print;
    const onProblem = (line: string): void => log(line);
    // Made anew at each start, stored nowhere: what it opened ends with this server.
    const withoutPreview = !development && isWithoutPreview(publicFolder);
    const hasKey = !withoutPreview && (settings.preview === 'key' || settings.preview === 'development');
    const previewKey = hasKey ? newSecret() : undefined;
    const { post, mailbox } = openPost(settings.mail ?? { kind: 'off' }, onProblem);
    const renderer = settings.renders !== false && !development ? builtRenderer(publicFolder) : undefined;
    if (settings.renders && !renderer) print('FOYER_RENDER=server is not followed: this is no build that can render pages.');
    const app = await createApp({
      store,
      people: {
        db: store.db,
        signals: store.signals,
        post,
        publicUrl: settings.publicUrl,
        onProblem,
        serviceAccount: settings.serviceAccount,
        secrets: settings.secrets,
        pushesLocally: settings.pushesLocally,
        testPayments: settings.testPayments,
      },
      clock,
      version: readVersion(root),
      logger: loggerSettings(settings.logLevel),
      publicFolder,
      fallback: PRODUCT_DEFAULT,
      defaultTitle: 'Foyer',
      ...(settings.preview && { preview: settings.preview }),
      previewKey,
      withoutPreview,
      security: { frameAncestors: settings.frameAncestors, development: settings.development },
      trustProxy: settings.trustProxy,
      signInFailures: settings.signInFailures,
      themeCss,
      fontFiles,
      firstView: await firstViewParts(development ? undefined : publicFolder),
      renderToHtml: renderer?.renderToHtml,
      ...(settings.earlyHints && { earlyHints: true }),
      template: development?.template ?? builtTemplate(publicFolder),
    });
    log = (line) => app.log.warn(line);
    if (mailbox) registerMailbox(app, mailbox);
    if (settings.docs ?? (withSamples || settings.development)) registerDocs(app, root, { changing: settings.development });
    await development?.serve(app, { store, clock, folder: settings.configuration, validate, print });
    const ending = prepareEnding(app);
    // The first visitors would get pages that their browsers draw.
    await renderer?.ready;
    await app.listen(listenOptions(settings)).catch(async (error: unknown) => {
      // What works beside the requests must not find its database closed.
      await app.close();
      throw error;
    });
    const address = addressOf(app, settings);
    print(`Foyer listens on ${address}`);
    const events = await store.events();
    const secretLines = settings.secrets ? await olderSecretLines(store.db, settings.secrets) : [];
    for (const line of [
      ...previewLines(settings, { address, key: previewKey, events, withoutPreview }),
      ...mailLines(settings, address),
      ...secretLines,
    ])
      print(line);
    if (!development) warmUp(app);
    return {
      address,
      async close(linger = 0) {
        ending.begin(linger);
        await development?.close();
        await app.close();
        await renderer?.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Asks for the default home once, so that checks are compiled and the event is loaded before the first visitor comes. */
function warmUp(app: FastifyInstance): void {
  const { instance, event, language } = PRODUCT_DEFAULT;
  // An error here recurs, and is logged, at the next request.
  app.inject({ url: pagePath('HomePage', { instance, event, language }), headers: { accept: 'text/html' } }).catch(() => {});
}

/** Where it listens: a socket that was handed over, or its own on host and port, which another server may share. */
const listenOptions = ({ port, host, listenOn, sharesPort }: Settings) =>
  // With a host by name Fastify would open more than one socket.
  listenOn === undefined ? { port, host, ...(sharesPort && { reusePort: true }) } : { fd: listenOn, host: '127.0.0.1' };

/** The actual address, where any free port was requested or the socket is somebody else's. */
function addressOf(app: FastifyInstance, { host, port, listenOn }: Settings): string {
  const taken = app.server.address();
  if (typeof taken === 'string') return taken;
  const name = listenOn === undefined ? host : (taken?.address ?? host);
  return `http://${name.includes(':') ? `[${name}]` : name}:${taken?.port ?? port}`;
}

/** Publishes the configuration folder when none of its events was ever published, so that the first start shows something; in development always, for files may have changed since. */
async function publishFirst(
  { development, configuration: folder }: Settings,
  store: Store,
  clock: Clock,
  print: (line: string) => void,
): Promise<void> {
  if (!existsSync(folder)) return;
  const known = new Set((await store.events()).map(({ instance, shortName }) => `${instance}/${shortName}`));
  const published =
    known.size > 0 && eventFolders((await readFolder(folder)).files).some(({ instance, event }) => known.has(`${instance}/${event}`));
  if (published && !development) return;
  print(`Publishing ${folder} …`);
  for (const line of outcomeLines(await publishFolder({ store, folder, validate, now: clock.now() }))) print(line);
}
