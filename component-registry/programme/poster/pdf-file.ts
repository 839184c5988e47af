// A PDF of this site, opened by pdf.js. Nothing the file brings is run: neither scripts, for which there is no engine here, nor forms (XFA).
import { getDocument, PDFWorker, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- its address is made by the build
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import { startWorker } from '#sdk';

export type PdfFile = {
  /** Pages. */
  count: number;
  /** A page by its number, from 1. Rejects for a damaged one. */
  page: (number: number) => Promise<PdfSheet>;
  close: () => void;
};

export type PdfSheet = {
  /** Width in the units of the file, and width to height. */
  width: number;
  ratio: number;
  /** A picture of the page for this many CSS pixels of width. Rejects if it was stopped. */
  draw: (width: number, stopped: AbortSignal) => Promise<HTMLCanvasElement>;
  /** Writes its text where it stands into an element; false where it has none. */
  write: (into: HTMLElement) => Promise<boolean>;
};

/** Most pixels of a picture: phones refuse larger ones. */
const MOST_PIXELS = 16_000_000;

/** Opens a file. Rejects where it cannot be loaded or read. */
export async function openPdf(url: string): Promise<PdfFile> {
  const port = startWorker(workerAddress);
  // Its types know no port but null.
  const worker = new PDFWorker({ port: port as never });
  const loading = getDocument({ url, worker, enableXfa: false, useWasm: false, disableAutoFetch: true });
  const close = (): void => {
    void loading.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    const file = await loading.promise;
    return { count: file.numPages, page: async (number) => sheetOf(await file.getPage(number)), close };
  } catch (error) {
    close();
    throw error;
  }
}

function sheetOf(page: PDFPageProxy): PdfSheet {
  const whole = page.getViewport({ scale: 1 });
  return {
    width: whole.width,
    ratio: whole.width / whole.height,
    async draw(width, stopped) {
      const wanted = (width / whole.width) * devicePixelRatio;
      const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const drawing = page.render({ canvas, viewport });
      const stop = (): void => drawing.cancel();
      stopped.addEventListener('abort', stop, { once: true });
      await drawing.promise.finally(() => stopped.removeEventListener('abort', stop));
      return canvas;
    },
    async write(into) {
      into.replaceChildren();
      await new TextLayer({ textContentSource: page.streamTextContent(), container: into, viewport: whole }).render();
      return (into.textContent ?? '').trim() !== '';
    },
  };
}
