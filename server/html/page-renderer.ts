// Renders pages in a thread of their own, which is replaced when it hangs or ends.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageRendering, RenderToHtml, RenderTools } from '../../src/app/ssr/render-request.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';

/** Where the build puts the code that renders pages; no visitor gets a file whose name begins with a dot. */
export const RENDERER = '.ssr/render-page.mjs';

/** Longest time for a page between two answers, ms; a thread that needs longer hangs, and ends. */
const LONGEST = 10_000;
/** A thread that ended is replaced no sooner than this after its start, ms: one that cannot start would be started with every request. */
const PAUSE = 5000;
/** Memory of the thread, in megabytes: running out of it ends the thread alone. */
const MOST_MEMORY = 1024;

/** A page took too long: it is the one that hangs, or waited behind it. */
export class RenderTimeout extends Error {}

/** Renders pages until it is closed; rejects where a page cannot be drawn, takes too long, or the thread ended. */
export type PageRenderer = {
  renderToHtml: RenderToHtml;
  /** Resolves when the thread runs for the first time, or has failed to. */
  ready: Promise<void>;
  close: () => Promise<void>;
};

/** The renderer of a build; undefined where it has none: pages are then drawn by the browser alone. */
export function builtRenderer(folder: string): PageRenderer | undefined {
  const file = join(folder, RENDERER);
  return existsSync(file) ? openRenderer(pathToFileURL(file).href) : undefined;
}

type Running = {
  tools: RenderTools;
  /** Begins to count the time of the page, anew where it was counted already. */
  begin: () => void;
  /** Stops counting: the page waits for this side, which may be busy, or for a database that is away. */
  pause: () => void;
  end: (page: PageRendering | undefined, error?: Error) => void;
};

/** Opens the renderer of a module that exports `RendererCode`; `longest` is the time a page may take once the thread runs or has got an answer, `between` the least between two starts of the thread, ms. */
export function openRenderer(code: string, longest = LONGEST, between = PAUSE): PageRenderer {
  const running = new Map<number, Running>();
  let last = 0;
  let startedAt = -Infinity;
  let isClosed = false;
  let isReady = false;
  let worker: Worker | undefined;
  const { promise: ready, resolve: isReadyNow } = Promise.withResolvers<void>();
  const end = (ended: Worker, why: string, tookTooLong?: number): void => {
    if (worker !== ended) return;
    worker = undefined;
    isReadyNow();
    for (const [id, rendering] of running) rendering.end(undefined, id === tookTooLong ? new RenderTimeout(why) : new Error(why));
    void ended.terminate();
  };
  const hear = (message: FromRenderer, from: Worker): void => {
    if (message.kind === 'ready') {
      isReady = true;
      isReadyNow();
      for (const { begin } of running.values()) begin();
      return;
    }
    const rendering = running.get(message.id);
    if (!rendering) return;
    if (message.kind === 'failed') rendering.tools.failed(new Error(message.error));
    else if (message.kind === 'rendered') rendering.end(message.page);
    else if (message.kind === 'broken') rendering.end(undefined, new Error(message.error));
    else {
      const { id, question } = message;
      const tell = (answer: { status: number; body: string }): void =>
        from.postMessage({ kind: 'answer', id, question, ...answer } satisfies ToRenderer);
      rendering.pause();
      void rendering.tools.ask(message.address, message.sent).then((answer) => {
        if (running.has(id)) rendering.begin();
        tell(answer);
      });
    }
  };
  const start = (): Worker | undefined => {
    if (isClosed || performance.now() - startedAt < between) return undefined;
    startedAt = performance.now();
    isReady = false;
    // Flags of this process (a loader that starts another Node) are not the thread's.
    const started = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: { code },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    started.unref();
    started.on('message', (message: FromRenderer) => hear(message, started));
    started.on('error', (error: Error) => end(started, `the thread that renders pages ended: ${error.message}`));
    started.on('exit', () => end(started, 'the thread that renders pages ended'));
    return started;
  };
  worker = start();
  return {
    ready,
    renderToHtml(asked, tools) {
      worker ??= start();
      if (!worker) return Promise.resolve(undefined);
      const [thread, id] = [worker, ++last];
      return new Promise<PageRendering | undefined>((done, broke) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const pause = (): void => clearTimeout(timer);
        const begin = (): void => {
          pause();
          timer = setTimeout(() => end(thread, `rendering took more than ${longest / 1000} s`, id), longest);
        };
        running.set(id, {
          tools,
          begin,
          pause,
          end(page, error) {
            pause();
            running.delete(id);
            if (running.size === 0) thread.unref();
            if (error) broke(error);
            else done(page);
          },
        });
        // A process that only waits for this page would end.
        thread.ref();
        if (isReady) begin();
        thread.postMessage({ kind: 'render', id, asked } satisfies ToRenderer);
      });
    },
    async close() {
      isClosed = true;
      const closing = worker;
      if (closing) end(closing, 'the server is closing');
      await closing?.terminate();
    },
  };
}
