// The test run counts what really happened: reports with failures, files that do not load, stray errors, strangers in the bundle.
import { expect, test } from 'vitest';
import { filesOf, weigh } from '../steps/budget.ts';
import { countEndToEnd } from '../steps/end-to-end.ts';
import { countUnit } from '../steps/unit.ts';

const file = (status: string, ...tests: [status: string, name: string][]) => ({
  name: 'x.test.ts',
  status,
  assertionResults: tests.map(([state, fullName]) => ({ status: state, fullName })),
});

test('unit: tests, files that do not load, errors outside every test', () => {
  expect(countUnit({ success: true, testResults: [file('passed', ['passed', 'a'], ['passed', 'b'])] })).toEqual({
    passed: 2,
    failed: 0,
    skipped: [],
  });
  expect(countUnit({ success: false, testResults: [file('failed', ['passed', 'a'], ['failed', 'b']), file('failed')] })).toMatchObject({
    passed: 1,
    failed: 2,
  });
  expect(countUnit({ success: false, testResults: [file('passed', ['passed', 'a'])] })).toMatchObject({ passed: 1, failed: 1 });
});

test('unit: what is skipped is named with its reason', () => {
  const { skipped } = countUnit({
    success: true,
    testResults: [file('passed', ['skipped', 'store on PostgreSQL publishes'], ['pending', '38C3 arrives'])],
  });
  expect(skipped?.map((line) => line.split('›')[1])).toEqual([
    ' store on PostgreSQL publishes: TEST_DATABASE_URL is not set',
    ' 38C3 arrives: ../shared is missing',
  ]);
});

test('end to end: a test that passed only at a second try has failed', () => {
  const spec = (status: string) => ({
    title: status,
    file: 'home.test.ts',
    tests: [{ projectName: 'phone', status, annotations: [{ type: 'skip', description: 'no shared' }] }],
  });
  const report = {
    suites: [{ specs: [spec('expected'), spec('flaky')], suites: [{ specs: [spec('unexpected'), spec('skipped')] }] }],
    errors: [{ message: 'setup' }],
  };
  expect(countEndToEnd(report)).toEqual({ passed: 1, failed: 3, skipped: ['home.test.ts › skipped (phone): no shared'] });
});

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'component-registry/media/video/view.tsx?component': { file: 'view.js', imports: ['_shared.js'] },
};
const read = (texts: Record<string, string>) => (path: string) => Buffer.from(texts[path] ?? '');

test('budget: the entry is all it imports, once', () => {
  expect(filesOf(manifest, 'index.html')).toEqual(['index.js', 'index.css', 'shared.js']);
});

test('budget: size and strangers are found, each component is listed', () => {
  const noise = Array.from({ length: 30_000 }, (_, place) => (place * 2_654_435_761).toString(36)).join('');
  expect(weigh(manifest, read({ 'index.js': 'ok' })).problems).toEqual([]);
  expect(weigh(manifest, read({ 'shared.js': noise })).problems).toEqual([expect.stringMatching(/^script of the entry: \d+/)]);
  expect(weigh(manifest, read({ 'shared.js': 'throw new ZodError()' })).problems).toEqual([expect.stringContaining('shared.js holds zod')]);
  expect(weigh(manifest, read({ 'view.js': 'new Function("x")' }))).toMatchObject({
    problems: [],
    lines: [expect.any(String), expect.stringContaining('media/video')],
  });
});
