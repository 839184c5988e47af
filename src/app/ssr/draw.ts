// Draws a tree of React as HTML, in one piece.
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { LEFT_TO_BROWSER } from './render-request.ts';

/** Longest wait for what suspends, ms; what is not there then is left to the browser. */
const PATIENCE = 2000;

/** Draws a tree; `failed` receives the error of everything that is left to the browser; `patience` is the longest wait, ms. Rejects if the tree as a whole cannot be drawn. */
export function drawHtml(tree: ReactNode, failed: (error: unknown) => void, patience = PATIENCE): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error(`waited for more than ${patience / 1000} s`)), patience);
    const { pipe, abort } = renderToPipeableStream(tree, {
      // What came later is put in its place here: a script that did it in the browser would be against the page's policy.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // The digest is written into the page, the error is not.
      onError(error) {
        failed(error);
        return LEFT_TO_BROWSER;
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady() {
        clearTimeout(timer);
        // Not at once: an abort that led here is still under way.
        setImmediate(() => pipe(inOnePiece(resolve)));
      },
    });
  });
}

/** Takes everything and gives it as one text: React writes thousands of small pieces, and each would be decoded alone. */
function inOnePiece(done: (html: string) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Uint8Array, _, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces).toString());
      next();
    },
  });
}
