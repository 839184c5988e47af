// Each problem is reported once a page view, in bounded reports, without personal data; foreign scripts are not reported.
import { expect, test } from 'vitest';
import type { DiagnosticsReport } from '../../contract/diagnostics.ts';
import { finding } from '../../model/finding.ts';
import { plainMessage } from './plain-message.ts';
import { createReporter, type PageViewInfo } from './reporter.ts';
import { uncaughtProblem } from './uncaught.ts';

const home: PageViewInfo = { event: 'heart27', version: 3, page: 'HomePage', language: 'en-GB', preview: false };
const problem = (at: number, message = 'broken') =>
  finding('component-threw', 'error', { file: 'pages/HomePage.json', pointer: `/${at}` }, message);

function setup(count = 0) {
  const reports: DiagnosticsReport[] = [];
  const quiet: (() => void)[] = [];
  const warnings: string[] = [];
  const reporter = createReporter({
    post: (report) => reports.push(report),
    whenIdle: (work) => quiet.push(work),
    reportCount: { get: () => count, set: (next) => (count = next) },
    app: 'index-1',
    warn: (words) => warnings.push(words),
  });
  return { reporter, reports, warnings, settle: () => quiet.splice(0).forEach((work) => work()) };
}

test('one report after the page has loaded, with each problem once and its place', () => {
  const { reporter, reports, warnings, settle } = setup();
  reporter.pageShown(home, '/home');
  reporter.report(problem(1), { id: 'hero', name: 'structure/hero' });
  reporter.report(problem(1));
  reporter.report(problem(2));
  expect(reports).toEqual([]);
  settle();
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    ...home,
    app: 'index-1',
    unsaid: 0,
    problems: [{ placement: 'hero', pointer: '/1' }, { pointer: '/2' }],
  });
  expect(warnings).toHaveLength(2);
  reporter.report(problem(2));
  settle();
  expect(reports).toHaveLength(1);
});

test('the same page again is the same view; another page, version or preview is a new one', () => {
  const { reporter, reports, settle } = setup();
  for (const [sight, view] of [
    [home, '/home'],
    [home, '/home'],
    [{ ...home, version: 4 }, '/home'],
    [home, '/session/2'],
  ] as const) {
    reporter.pageShown(sight, view);
    reporter.report(problem(1));
    settle();
  }
  expect(reports.map(({ version }) => version)).toEqual([3, 4, 3]);
});

test('pending problems of the previous page are reported for that page', () => {
  const { reporter, reports } = setup();
  reporter.pageShown(home, '/home');
  reporter.report(problem(1));
  reporter.pageShown({ ...home, page: 'PagSearchPage' }, '/search');
  expect(reports.map(({ page }) => page)).toEqual(['HomePage']);
});

test('ten thousand problems make two reports and a number, and a session has a maximum', () => {
  const { reporter, reports, warnings, settle } = setup();
  reporter.pageShown(home, '/home');
  for (let at = 0; at < 10_000; at++) reporter.report(problem(at));
  settle();
  expect(reports.map(({ problems, unsaid }) => [problems.length, unsaid])).toEqual([
    [10, 0],
    [10, 9980],
  ]);
  expect(warnings).toHaveLength(20);
  for (let view = 0; view < 20; view++) {
    reporter.pageShown(home, `/page/${view}`);
    for (let at = 0; at < 20; at++) reporter.report(problem(at));
    settle();
  }
  expect(reports.flatMap(({ problems }) => problems)).toHaveLength(60);
});

test('a beacon that throws has no effect', () => {
  const reporter = createReporter({
    post: () => {
      throw new Error('no beacons here');
    },
    whenIdle: (work) => work(),
    reportCount: { get: () => 0, set: () => {} },
    app: '',
    warn: () => {},
  });
  expect(() => reporter.report(problem(1))).not.toThrow();
});

test.each([
  ['/api/Event/Shortname?shortName=x&jwt_token=abc: answered 500', '/api/Event/Shortname: answered 500'],
  ['https://api.example.org/me?email=a@b.org failed', 'https://api.example.org/me failed'],
  ['no ticket for ada@example.org here', 'no ticket for … here'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-y_z is old', 'token … is old'],
  ['is it? yes', 'is it? yes'],
])('%s is reported as %s', (written, reported) => {
  expect(plainMessage(written)).toBe(reported);
});

const origin = 'https://congress.example.org';
const thrown = (stack: string, name = 'TypeError'): Error => Object.assign(new Error('x is undefined'), { name, stack });

test.each([
  [
    'an error of the app',
    { type: 'error', error: thrown(`TypeError: x\n    at f (${origin}/static/view-1.js:1:23)`) },
    'TypeError: x is undefined (static/view-1.js:1:23)',
  ],
  ['our own promise', { type: 'unhandledrejection', reason: thrown('') }, 'TypeError: x is undefined'],
  ['a rejected text', { type: 'unhandledrejection', reason: 'no' }, 'no'],
  ['an extension', { type: 'error', error: thrown('TypeError: x\n    at chrome-extension://abc/a.js:1:2') }, undefined],
  ['another host', { type: 'error', error: thrown(`f@https://player.example.com/p.js:1:2`) }, undefined],
  ['a cancelled request', { type: 'unhandledrejection', reason: thrown('', 'AbortError') }, undefined],
  ['a notice of the browser', { type: 'error', message: 'ResizeObserver loop completed' }, undefined],
])('%s', (_, event, message) => {
  expect(uncaughtProblem(event, origin)?.message).toBe(message);
});
