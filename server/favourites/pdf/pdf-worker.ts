// A thread that draws one PDF.
import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfContent } from './pdf-content.ts';

parentPort?.postMessage(new Uint8Array(await drawPdf(workerData as PdfContent)));
