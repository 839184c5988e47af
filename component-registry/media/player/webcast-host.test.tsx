// A stream host that demands the token of the webcast: it is asked for once, renewed before it ends and when the host refuses it, and sent nowhere else.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WebcastTokens } from '#sdk';
import { useWebcastToken } from '#sdk';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { authorise } from './engine.ts';

/** What the host accepts now, and what it was asked with. */
const host = { accepts: '', seen: [] as string[] };
let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    const brought = request.headers.authorization ?? '';
    host.seen.push(brought);
    return response.writeHead(brought === `Bearer ${host.accepts}` ? 200 : 401, cors).end('#EXTM3U');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live.m3u8`;
});
afterAll(() => server.close());
beforeEach(() => Object.assign(host, { accepts: '', seen: [] }));

/** A viewer's tokens, from a server that numbers them; each lasts `seconds`. */
function viewer(hosts: readonly string[], seconds = 60) {
  const issued: string[] = [];
  let tokens!: WebcastTokens;
  const View = ({ frame }: { frame: object }) => {
    tokens = useWebcastToken();
    return <div {...frame} />;
  };
  const fetch: typeof globalThis.fetch = async () => {
    issued.push(`token-${issued.length + 1}`);
    return Response.json({ ExpiresIn: seconds }, { headers: { authenticationtoken: issued.at(-1)! } });
  };
  renderView(View, {}, { documents: { app: app.parse({ webcastTokenHosts: hosts }) }, frame: { api: { base: '', fetch } } });
  return { issued, tokens };
}

/** Asks for the playlist as hls.js does; its status. */
async function ask(tokens: WebcastTokens): Promise<number> {
  const request = new XMLHttpRequest();
  await authorise(tokens)(request, address, {} as never);
  if (request.readyState === 0) request.open('GET', address, true);
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status));
    request.send();
  });
}

test('the host gets the token, which is asked for once; a refused one is renewed', async () => {
  const { issued, tokens } = viewer(['127.0.0.1']);
  host.accepts = 'token-1';
  expect([await ask(tokens), await ask(tokens)]).toEqual([200, 200]);
  expect(issued).toHaveLength(1);
  // It has run out for the host.
  host.accepts = 'token-2';
  expect(await ask(tokens)).toBe(401);
  tokens.refused();
  expect(await ask(tokens)).toBe(200);
  expect(issued).toEqual(['token-1', 'token-2']);
  expect(host.seen).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1', 'Bearer token-2']);
});

test('a token that is about to end is renewed before it is refused', async () => {
  const { issued, tokens } = viewer(['127.0.0.1'], 20);
  host.accepts = 'token-1';
  expect(await ask(tokens)).toBe(200);
  host.accepts = 'token-2';
  expect(await ask(tokens)).toBe(200);
  expect(issued).toHaveLength(2);
});

test('a host that is not named gets none, and none is asked for', async () => {
  const { issued, tokens } = viewer(['stream.example.org']);
  expect(await ask(tokens)).toBe(401);
  expect([issued, host.seen]).toEqual([[], ['']]);
});
