// Diagnostics are written once, counted, and cannot flood disk or memory; nonsense is refused with 400 or 413, never 500.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReporter } from '../../src/app/diagnostics/reporter.ts';
import { diagnosticsReport, type DiagnosticsReport } from '../../src/contract/diagnostics.ts';
import { type Bomb, bombText } from '../../tests/e2e/containment/bombs.ts';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { createDiagnosticsCollector } from './diagnostics-collector.ts';

const reportOf = (message: string, problems = 1): DiagnosticsReport => ({
  event: 'heart27',
  version: 3,
  page: 'HomePage',
  language: 'en-GB',
  preview: false,
  app: 'index-1',
  unsaid: 0,
  problems: Array.from({ length: problems }, (_, at) => ({
    code: 'component-threw',
    placement: `p${at}`,
    component: 'structure/hero',
    message,
    file: 'pages/HomePage.json',
    pointer: `/layers/page/grids/0/placements/${at}`,
  })),
});

function collector() {
  const lines: Record<string, unknown>[] = [];
  return { lines, ...createDiagnosticsCollector((line) => lines.push((line as { diagnostics: Record<string, unknown> }).diagnostics)) };
}
const MINUTE = 60_000;

test('a problem is written the first time, then at every tenfold', () => {
  const { take, lines, recent } = collector();
  for (let visitor = 0; visitor < 150; visitor++) expect(take(reportOf('broken'), `10.0.0.${visitor}`, 0)).toBe(true);
  expect(lines.map(({ count }) => count)).toEqual([1, 10, 100]);
  expect(recent()).toEqual([expect.objectContaining({ event: 'heart27', placement: 'p0', message: 'broken', count: 150 })]);
});

test('an address that reports too much is refused for the rest of the minute, its neighbours are not', () => {
  const { take } = collector();
  const taken = Array.from({ length: 300 }, () => take(reportOf('again'), 'one', 5)).filter(Boolean).length;
  expect(taken).toBe(240);
  expect(take(reportOf('again'), 'two', 6)).toBe(true);
  expect(take(reportOf('again'), 'one', MINUTE)).toBe(true);
});

test('a flood of different problems from many addresses is bounded on disk and in memory, and the rest is counted', () => {
  const { take, lines, recent } = collector();
  for (let at = 0; at < 5000; at++) take(reportOf(`noise ${at}`), `address ${at}`, 5);
  expect(lines).toHaveLength(120);
  expect(recent()).toHaveLength(200);
  take(reportOf('quiet again'), 'one', MINUTE);
  expect(lines[120]).toEqual({ unwritten: 4880 });
  expect(lines[121]).toMatchObject({ message: 'quiet again' });
});

test('a token in a message never reaches the log', () => {
  const { take, lines } = collector();
  take(reportOf('/api/x?jwt_token=secret&page=2 failed'), 'one', 0);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const post = (payload: string, type = 'application/json') =>
  server.app.inject({ method: 'POST', url: '/api/Core/Diagnostics', payload, headers: { 'content-type': type } });

test('a report is taken; the same one too often is 429', async () => {
  const answer = await post(JSON.stringify(reportOf('broken', 3)));
  expect([answer.statusCode, answer.json()]).toEqual([200, { Taken: 3 }]);
  let last = answer;
  for (let at = 0; at < 240; at++) last = await post(JSON.stringify(reportOf('broken')));
  expect([last.statusCode, last.json().error.code]).toEqual([429, 'too-many-requests']);
});

test('whatever a page reports, the contract accepts it', () => {
  const reports: DiagnosticsReport[] = [];
  const reporter = createReporter({
    post: (report) => reports.push(report),
    whenIdle: (work) => work(),
    reportCount: { get: () => 0, set: () => {} },
    app: 'index-1',
    warn: () => {},
  });
  const long = 'ü'.repeat(5000);
  reporter.report({ code: 'component-threw', message: long, file: long, pointer: `/${long}` }, { id: long, name: long });
  reporter.report({ code: 'uncaught', message: '', file: '', pointer: '' });
  expect(reports.map((report) => diagnosticsReport.safeParse(report).success)).toEqual([true, true]);
});

test.each<[string, string, number, string?]>([
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['an array', '[]', 400],
  ['null', 'null', 400],
  ['text', 'hello', 415, 'text/plain'],
  ['a picture', 'x', 415, 'image/png'],
  ['a key nobody knows', JSON.stringify({ ...reportOf('x'), user: 'Ada' }), 400],
  ['a message too long', JSON.stringify(reportOf('x'.repeat(201))), 400],
  ['too many problems', JSON.stringify(reportOf('x', 11)), 400],
  ['a code that is none', JSON.stringify({ ...reportOf('x'), problems: [{ ...reportOf('x').problems[0], code: 'A b' }] }), 400],
  ['32 kB and more', JSON.stringify({ ...reportOf('x'), page: 'x'.repeat(33_000) }), 413],
])('%s is refused', async (_, body, status, type) => {
  expect((await post(body, type)).statusCode).toBe(status);
});

const casesOf = (path: string): readonly unknown[] => (JSON.parse(readShared(`cases/json/${path}`)) as { cases: readonly unknown[] }).cases;

test.runIf(hasShared)('keys of the prototype chain poison nothing', async () => {
  for (const { id, json } of casesOf('prototype-pollution.json') as { id: string; json: string }[]) {
    const good = JSON.stringify(reportOf('x'));
    for (const body of [json, good.replace('{', `{"x":${json},`), good.replace('"problems":[{', `"problems":[{"x":${json},`)])
      expect((await post(body)).statusCode, id).toBe(400);
  }
  const plain: Record<string, unknown> = {};
  expect(['polluted', 'disableAuth', 'superUser'].map((key) => plain[key])).toEqual([undefined, undefined, undefined]);
});

test.runIf(hasShared)('bombs are answered with 400 or 413', async () => {
  for (const bomb of casesOf('bombs.json') as Bomb[]) {
    const body = bombText(bomb);
    expect((await post(body)).statusCode, bomb.id).toBe(body.length > 32 * 1024 ? 413 : 400);
  }
});
