// Serves files from memory to the browser of a bench, compressed as a server would, under the product's own script policy.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Files } from './build.ts';

export type Served = { address: string; close: () => Promise<void> };

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** No eval, as in production; isolated, so that the browser's clock shows 5 µs and not 100. */
const headers = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'no-store',
};

/** Brotli at its densest. */
export const brotli = (bytes: Buffer): Buffer => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** An HTML page that starts one entry; `data` is put into it as JSON with the id `data`. */
export const htmlFor = (entry: string, data: unknown = null): Buffer =>
  Buffer.from(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,"><script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script><script type="module" src="/${entry}.js"></script><body></body></html>`,
  );

/** Listens on a free port of this machine. */
export async function serve(files: Files): Promise<Served> {
  const packed = new Map([...files].map(([path, bytes]) => [`/${path}`, brotli(bytes)]));
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const bytes = packed.get(path);
    response.writeHead(bytes ? 200 : 404, {
      ...headers,
      'content-type': types[path.split('.').at(-1)!] ?? 'application/octet-stream',
      ...(bytes && { 'content-encoding': 'br' }),
    });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
