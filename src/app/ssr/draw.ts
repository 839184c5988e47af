// Draws a tree of React as HTML, in one piece.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest wait for what suspends, ms; what is not there then is left to the browser. */
const PATIENCE = 2000;

/** Draws a tree; `failed` receives the error of everything that is left to the browser. Rejects if the tree as a whole cannot be drawn. */
export function drawHtml(tree: ReactNode, failed: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error(`waited for more than ${PATIENCE / 1000} s`)), PATIENCE);
    const { pipe, abort } = renderToPipeableStream(tree, {
      onError: failed,
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
    });
  });
}
