// A web server that knows nothing but files: what an exported site must be content with.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder below `base` on a free port of this machine: a file, the `index.html` of a folder, else `404.html`. Queries mean nothing. */
export async function hostFiles(folder: string, base = '/'): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const send = (status: number, path: string, bytes: Buffer): void => {
      response.writeHead(status, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
    };
    const answer = async (): Promise<void> => {
      const [address = '/', query] = (request.url ?? '/').split('?');
      const path = decodeURIComponent(address);
      const inside = path.startsWith(base) && !path.includes('..') ? path.slice(base.length) : undefined;
      const find = (name: string) => (inside === undefined ? undefined : readFile(join(folder, name)).catch(() => undefined));
      const file = inside !== '' && !path.endsWith('/') ? await find(inside ?? '') : undefined;
      if (file) return send(200, path, file);
      const index = await find(join(inside ?? '', 'index.html'));
      if (index && !path.endsWith('/'))
        return void response.writeHead(301, { location: `${address}/${query === undefined ? '' : `?${query}`}` }).end();
      if (index) return send(200, 'index.html', index);
      send(404, '404.html', await readFile(join(folder, '404.html')));
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
