// `npm run dev -- --mock <folder>`: the app's sources with hot reload over the files of an exported site; no store and no API (A §7 mock mode).
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { typeOfPath } from './files/content-types.ts';
import { SettingsError } from './settings.ts';

export type MockSettings = {
  /** What `foyer export --static` wrote for the root of a host. */
  folder: string;
  port: number;
  host: string;
};

/** Files that are answers; everything else is the app's. */
const answers = /^\/(?:api|v2|assets|fonts|theme)\/|^\/version\.json$/i;

/** Starts it. Throws SettingsError for a folder without an exported site. */
export async function startMock(
  { folder, port, host }: MockSettings,
  print: (line: string) => void,
): Promise<{ address: string; close: () => Promise<void> }> {
  const root = resolve(import.meta.dirname, '..');
  const read = (path: string): Promise<Buffer | undefined> => readFile(join(folder, path)).catch(() => undefined);
  if (!(await read('.foyer-export.json')))
    throw new SettingsError(`${folder} holds no exported site; write one: foyer export <dir> --static ${folder}`);
  const { createServer: createVite } = await import('vite');
  const server: Server = createServer();
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });

  const page = async (url: string, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    const exported = path.includes('..') ? undefined : await read(join(path, 'index.html'));
    const html = exported ?? (await read('404.html')) ?? Buffer.from('');
    const template = await readFile(join(root, 'index.html'), 'utf8');
    const whole = await vite.transformIndexHtml(url, intoTemplate(template, html.toString()));
    response.writeHead(exported ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(whole);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]!);
    if (!answers.test(path)) {
      vite.middlewares(request, response, () => {
        page(url, response).catch(() => response.writeHead(500).end());
      });
      return;
    }
    const bytes = path.includes('..') ? undefined : await read(path);
    response.writeHead(bytes ? 200 : 404, { 'content-type': typeOfPath(path), 'cache-control': 'no-store' }).end(bytes);
  };
  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  const watcher = watch(folder, { recursive: true }, () => vite.ws.send({ type: 'full-reload' }));
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  const address = `http://${host}:${(server.address() as AddressInfo).port}`;
  print(`Foyer's app listens on ${address}, its answers are the files of ${folder}`);
  return {
    address,
    async close() {
      watcher.close();
      await vite.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The template of the sources with the data of an exported page: language, title, theme, and what the app must know first. */
export function intoTemplate(template: string, exported: string): string {
  const part = (pattern: RegExp): string => pattern.exec(exported)?.[0] ?? '';
  const head = [
    part(/<title>[^<]*<\/title>/),
    part(/<link rel="stylesheet" data-precedence="theme"[^<>]*>/),
    part(/<script type="application\/json" id="foyer-boot">[^<]*<\/script>/),
  ];
  return template
    .replace(/<html[^<>]*>/, (own) => part(/<html[^<>]*>/) || own)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`);
}
