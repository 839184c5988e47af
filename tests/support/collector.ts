// A service that measures, on this machine: records every request, and answers scripts that leave a trace of having run.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came. */
export type Collected = { method: string; path: string; query: URLSearchParams; body: string; cookie: string };

export type Collector = { address: string; requests: Collected[]; close: () => Promise<void> };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts one on a free port. Scripts report each entry of the data layer to `/seen`, as a tag would. */
export async function startCollector(): Promise<Collector> {
  const requests: Collected[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://collector');
      requests.push({ method: request.method ?? '', path, query, body, cookie: request.headers.cookie ?? '' });
      const isScript = path.endsWith('.js') || path.endsWith('/js');
      response.writeHead(isScript ? 200 : 204, isScript ? { 'content-type': 'text/javascript' } : {});
      response.end(isScript ? script : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a tag does: takes what waits in the data layer, and what comes later. */
const script = `{
  const seen = new URL('/seen', document.currentScript.src);
  const take = (entry) => fetch(seen, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(entry.length === undefined ? entry : [...entry]) });
  window.dataLayer.forEach(take);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...entries) => { entries.forEach(take); return push(...entries); };
}`;
