// Has PDFs drawn in threads of their own, so that requests go on; a few at a time.
import { Worker } from 'node:worker_threads';
import { RequestError } from '../../http/errors.ts';
import type { PdfContent } from './pdf-content.ts';

/** Threads at once; others wait. */
const AT_ONCE = 2;
/** Most that wait. */
const MOST_WAITING = 50;
/** Longest work on one, ms. */
const LONGEST = 30_000;
const MOST_MEMORY = 256;

/** Returns a function that draws a PDF. It rejects with RequestError 503 where too many wait. */
export function createPdfMaker(): (content: PdfContent) => Promise<Uint8Array> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (content) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new RequestError(503, 'busy', 'Too many files are being made; try again in a moment.', undefined, 10);
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await drawInThread(content);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function drawInThread(content: PdfContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: content,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    const timer = setTimeout(() => void worker.terminate(), LONGEST);
    worker.once('message', (bytes: Uint8Array) => resolve(bytes));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that draws a PDF ended without one.'));
    });
  });
}
