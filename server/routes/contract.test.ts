// Every endpoint of the contract is answered by exactly one handler, found by any spelling, and answers what the contract promises.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { routes } from './areas.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const faulty = { code: 'component-threw', placement: 'hero', component: 'structure/hero', message: 'no', file: 'a.json', pointer: '/x' };

/** A good question to every endpoint; a new endpoint must be added here. */
const questions: Readonly<Record<string, { query: string; body?: unknown }>> = {
  getResources: { query: 'eventshort=heart27&setname=*' },
  eventShortname: { query: 'shortName=heart27' },
  eventDetails: { query: 'shortname=heart27' },
  serverTime: { query: '' },
  serverVersion: { query: '' },
  getVmxHeader: { query: 'shortname=heart27' },
  footerModel: { query: 'shortName=heart27' },
  diagnostics: {
    query: '',
    body: { event: 'heart27', version: 1, page: 'HomePage', language: 'en-GB', preview: false, app: '', unsaid: 0, problems: [faulty] },
  },
  eventDashboard: { query: 'eventid=heart27' },
  pagSessions: { query: 'eventid=heart27' },
  selectedSessions: { query: 'shortname=heart27', body: ['s-opening'] },
  pagData: { query: 'eventid=heart27&sessionid=s-talks' },
  pagPresentations: { query: 'eventid=heart27' },
  pagAuthors: { query: 'eventid=heart27' },
  pagAuthorsHighlighted: { query: 'eventid=heart27' },
  pagRooms: { query: 'eventid=heart27' },
  pagAbstracts: { query: 'eventid=heart27' },
  highlightedSessions: { query: 'shortname=heart27' },
  highlightedPresentation: { query: 'shortname=heart27' },
  setSessionViewCount: { query: 'eventId=heart27&sessionid=s-talks' },
  setPresentationViewCount: { query: 'eventId=heart27&presentationId=q-1' },
};

const ask = (name: string, url: string) => {
  const { method } = endpoints[name]!;
  const { query, body } = questions[name]!;
  return server.app.inject({ method, url: query ? `${url}?${query}` : url, ...(body === undefined ? {} : { payload: body as object }) });
};

test('handlers and endpoints are the same names, each once', () => {
  expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort());
  expect(Object.keys(questions).sort()).toEqual(Object.keys(endpoints).sort());
});

test.each(Object.keys(endpoints))('%s answers what it promises, and forbids keeping or asks again as it says', async (name) => {
  const endpoint = endpoints[name]!;
  const response = await ask(name, endpoint.path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const reply: unknown = response.json();
  // Nothing is cut off by the contract and nothing is missing.
  expect(endpoint.reply.parse(reply)).toEqual(reply);
  const kept = endpoint.caching === 'published' && endpoint.method === 'GET';
  expect(response.headers['cache-control']).toBe(kept ? 'no-cache' : 'no-store');
  expect(response.headers['etag'] === undefined).toBe(endpoint.caching === 'never');
});

test.each(Object.keys(endpoints))('%s is found in any case and with a slash more or less', async (name) => {
  const { path } = endpoints[name]!;
  const bare = path.replace(/\/$/, '');
  for (const url of [bare.toUpperCase(), bare.toLowerCase(), `${bare}/`, bare]) expect((await ask(name, url)).statusCode).toBe(200);
});

test.each([
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
])('%s is on every answer', async (header) => {
  for (const url of [
    '/api/Core/ServerTime',
    '/api/nothing',
    '/api/Modules/PAGRooms',
    '/',
    '/somewhere',
    '/assets/x/y/1/z',
    '/openapi.json',
  ]) {
    expect((await server.app.inject(url)).headers[header], url).toBeDefined();
  }
});

test('HSTS is promised on https only', async () => {
  expect((await server.app.inject('/api/Core/ServerTime')).headers['strict-transport-security']).toBeUndefined();
  const behindProxy = await testServer({ trustProxy: true });
  const response = await behindProxy.app.inject({ url: '/api/Core/ServerTime', headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  await behindProxy.close();
});
