// `npm run dev`: Vite serves the app's sources, and a saved configuration file is published and announced to open pages at once.
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Clock } from './clock.ts';
import type { Template } from './html/html-routes.ts';
import { outcomeLines } from './outcome-lines.ts';
import { publishFolder, type Validate } from './store/publish-folder.ts';
import type { Store } from './store/store.ts';

/** Editors save in several steps; what is published is the state after this long without another, in ms. */
const QUIET = 120;

/** What the watched folder is published with. */
export type Watching = { store: Store; clock: Clock; folder: string; validate: Validate; print: (line: string) => void };

export type Development = {
  template: Template;
  /** Puts Vite in front of the app and starts to watch. Call before the app listens. */
  serve: (app: FastifyInstance, watching: Watching) => Promise<void>;
  close: () => Promise<void>;
};

/** Addresses the server answers itself; everything else is offered to Vite first. */
const own = /^\/(?:$|\?|docs(?:[/?]|$)|dev\/mail|singlelogin(?:[/?]|$)|(?:api|v2|assets|fonts|theme)\/|openapi\.json|version\.json)/i;

export function startDevelopment(root: string): Development {
  let vite: ViteDevServer | undefined;
  let stopWatching = (): void => {};
  return {
    template: async (url) => vite?.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
    async serve(app, watching) {
      const { createServer } = await import('vite');
      vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
      const { middlewares, ws } = vite;
      app.addHook('onRequest', async (request, reply) => {
        if (!own.test(request.url)) await offer(middlewares, request, reply);
      });
      stopWatching = watchFolder(watching, (event) => ws.send('foyer:published', { event }));
    },
    async close() {
      stopWatching();
      await vite?.close();
    },
  };
}

/** Lets Vite answer; resolves when it does not know the address, never when it answered. */
function offer(middlewares: ViteDevServer['middlewares'], request: FastifyRequest, reply: FastifyReply): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => {
      reply.hijack();
      resolve();
    });
    middlewares(request.raw, reply.raw, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
  });
}

/** Publishes the folder after every change; `announce` gets the short name of each event that has a new version. */
export function watchFolder({ store, clock, folder, validate, print }: Watching, announce: (event: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const publish = async (): Promise<void> => {
    try {
      const outcome = await publishFolder({ store, folder, validate, now: clock.now() });
      for (const line of outcomeLines(outcome, 'changes')) print(line);
      for (const event of outcome.events) if (event.outcome === 'published') announce(event.event);
    } catch (error) {
      // The folder may be half-way through a rename; the next change tries again.
      print(`${folder} could not be published: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(publish)), QUIET);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
