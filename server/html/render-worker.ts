// The thread that renders pages, with the app's code as the build left it for the server: neither a slow page nor an endless loop holds other answers up.
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import type { RendererCode } from '../../src/app/ssr/render-request.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';

const port = parentPort!;
const { renderToHtml, prepareSanitiser } = (await import((workerData as { code: string }).code)) as RendererCode;
await prepareSanitiser(new JSDOM('').window);

const tell = (message: FromRenderer): void => {
  const page = message.kind === 'rendered' && message.page?.kind === 'page' ? [message.page.html.buffer, message.page.state.buffer] : [];
  port.postMessage(message, page);
};
const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

let questions = 0;
/** Who waits for which answer. */
const waiting = new Map<number, (answer: { status: number; body: string }) => void>();

port.on('message', (message: ToRenderer) => {
  const { id } = message;
  if (message.kind === 'answer') {
    waiting.get(message.question)?.(message);
    waiting.delete(message.question);
    return;
  }
  const ask = (address: string, sent?: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve) => {
      const question = ++questions;
      waiting.set(question, resolve);
      tell({ kind: 'ask', id, question, address, sent });
    });
  renderToHtml(message.asked, { ask, failed: (error) => tell({ kind: 'failed', id, error: wordsOf(error) }) }).then(
    (page) => tell({ kind: 'rendered', id, page }),
    (error: unknown) => tell({ kind: 'broken', id, error: wordsOf(error) }),
  );
});

tell({ kind: 'ready' });
