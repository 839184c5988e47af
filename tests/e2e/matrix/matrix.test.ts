// foyer matrix on a small event in which something of every kind is wrong: each fault is found, the report is complete, and a second run goes on.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { hidePreview } from '../../../cli/matrix/inspect-page.ts';
import { stayHere, watchPage } from '../../../cli/matrix/watch-page.ts';
import type { Results } from '../../../cli/matrix/results.ts';
import { inWords, violationsOn } from '../axe.ts';
import { slowness } from '../../support/slowness.ts';

const project = join(import.meta.dirname, '../../..');

const documents = {
  'society/congress/app.json': {
    schemaVersion: 1,
    event: { name: 'Congress', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB', 'de-DE'] },
  },
  'society/congress/pages/HomePage.json': {
    schemaVersion: 1,
    page: 'HomePage',
    layers: {
      page: {
        grids: [
          {
            id: 'main',
            placements: [
              { id: 'title', name: 'structure/heading', props: { text: { 'en-GB': 'Still standing' }, level: 1 } },
              { id: 'slip', name: 'structure/headng', props: { text: 'x' } },
              {
                id: 'words',
                name: 'structure/rich-text',
                props: {
                  html: '<p>Words <a href="/society/congress/de-DE/page/Nowhere">far</a> <a href="#nothing">near</a> <a href="https://example.org/"></a></p>',
                },
              },
              {
                id: 'later',
                name: 'structure/notice',
                props: { text: 'Doors are open.' },
                startTime: '2027-05-03T09:00',
                access: 'signedIn',
              },
            ],
          },
        ],
      },
    },
  },
  'society/congress/pages/Empty.json': { schemaVersion: 1, page: 'Empty', layers: { page: { grids: [] } } },
};

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-matrix-test-'));
  for (const [path, document] of Object.entries(documents)) {
    mkdirSync(dirname(join(folder, 'configuration', path)), { recursive: true });
    writeFileSync(join(folder, 'configuration', path), JSON.stringify(document, null, 2));
  }
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls the command as a user would. */
const matrix = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((done) => {
    const call = ['cli/index.ts', 'matrix', join(folder, 'configuration'), '--languages', 'de-DE', '--page', 'HomePage', 'Empty', ...args];
    execFile(process.execPath, call, { cwd: project, env: { ...process.env, NO_COLOR: '1' } }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

test('each fault is found with its place; the report works from a file; an interrupted run goes on', async ({ page }) => {
  test.setTimeout(240_000 * slowness);
  const out = join(folder, 'report');
  const first = await matrix('--out', out);
  expect(first.code, first.err).toBe(1);
  const results = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as Results;
  const found = results.causes.map(({ kind, message, places }) => `${kind} | ${message} | ${places.join(' ')}`);
  const home = 'society/congress/pages/HomePage.json';
  for (const expected of [
    new RegExp(`^broken \\| unknown-component: there is no component structure/headng.* \\| ${home} /layers/page/grids/0/placements/1`),
    new RegExp(`^text \\| the text is missing in de-DE; en-GB stands in \\| ${home}:\\d+`),
    /^axe \| link-name: /,
    /^link \| \/society\/congress\/de-DE\/page\/Nowhere: answered 404/,
    /^link \| there is no #nothing on the page/,
    /^empty \| the main region shows no text/,
  ])
    expect(found).toContainEqual(expect.stringMatching(expected));
  expect(found.filter((one) => one.startsWith('route'))).toEqual([]);
  // In each of three containers: home with the notice and without, the empty page; and what closes them (the holding page, signing in, the missing ticket), each look once.
  expect([results.summary.rendered, results.summary.planned]).toEqual([21, 21]);
  const denials = results.renderings.flatMap(({ container, denied }) => (denied && container === 'app' ? [denied] : []));
  expect(denials.map(({ guard, to, pages }) => [guard, to, ...pages].join(' ')).sort()).toEqual([
    'holding HoldingPage HomePage Empty',
    'holding HoldingPage HomePage Empty',
    'sign-in LoginPage Empty',
    'ticket-sync NoaccessPage Empty',
  ]);
  expect(results.routes.map(({ page: name, cells }) => [name, cells.find(({ person }) => person === 'visitor')?.states.length])).toEqual([
    ['HomePage', 3],
    ['Empty', 3],
  ]);
  expect(results.summary.saved).toBeGreaterThan(20);
  expect(results.renderings.filter(({ found: own }) => own.some(({ kind }) => kind === 'empty')).map(({ page: name }) => name)).toEqual([
    'Empty',
    'Empty',
    'Empty',
  ]);

  await expectGoodReport(page, join(out, 'index.html'), results);

  const kept = join(out, 'renderings', `${results.renderings[0]!.key}.json`);
  rmSync(kept);
  const again = await matrix('--out', out, '--resume');
  expect(again.err).toContain('20 of 21 were taken from the earlier run.');
  expect([again.code, existsSync(kept)]).toEqual([1, true]);
  const resumed = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as Results;
  expect(resumed.causes.map(({ message }) => message).sort()).toEqual(results.causes.map(({ message }) => message).sort());
});

async function expectGoodReport(page: Page, file: string, results: Results): Promise<void> {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${results.summary.causes} findings in`));
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(21);
  await page.getByLabel('Page', { exact: true }).selectOption('Empty');
  await expect(cards).toHaveCount(9);
  await page.getByLabel('Container', { exact: true }).selectOption('app');
  await expect(cards).toHaveCount(3);
  const routes = page.getByRole('region', { name: 'People and pages of society/congress' });
  await expect(
    routes
      .getByRole('row', { name: /^Empty/ })
      .getByText('sign-in', { exact: true })
      .first(),
  ).toBeVisible();
  const picture = cards.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await violationsOn(page)).map(inWords)).toEqual([]);
  }
  expect(trouble).toEqual([]);
}

test('the preview’s own bar is not part of the result', async ({ page }) => {
  await page.goto(`${process.env['FOYER_E2E_URL']}/home/kardia/kardia2027/en-GB?preview=attendee`);
  const bar = page.locator('foyer-preview');
  await expect(bar).toBeAttached();
  await page.evaluate(hidePreview);
  await expect(bar).not.toBeAttached();
  await expect(page.locator('body')).toHaveCSS('padding-block-end', '0px');
});

test('every problem on a page is recorded: faults, console, failed requests, reports', async ({ page, context }) => {
  const origin = 'http://matrix.example.org';
  await stayHere(context, origin);
  const html = `<main id="foyer-main">Words</main><script src="/gone.js"></script><img src="https://elsewhere.example.org/picture.png">
    <script>setTimeout(() => { throw new Error('thrown on purpose') }); console.error('said on purpose');
    navigator.sendBeacon('/api/Core/Diagnostics', new Blob([JSON.stringify({ problems: [{ code: 'component-threw', message: 'told', file: 'pages/HomePage.json', pointer: '/x' }] })]));</script>`;
  await context.route(`${origin}/**`, (route) =>
    route.request().url() === `${origin}/`
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404, body: '' }),
  );
  const heard = await watchPage(page, origin);
  await page.goto(`${origin}/`);
  await expect
    .poll(() =>
      heard()
        .map(({ kind, message, place }) => `${kind} | ${message} | ${place}`)
        .sort(),
    )
    .toEqual([
      'broken | component-threw: told | pages/HomePage.json /x',
      'crash | console: said on purpose | ',
      'crash | error: thrown on purpose | ',
      'request | 404 /gone.js | ',
    ]);
});
