// Client and server decide alike: every rule case, evaluated in Chromium by the rules as built for visitors, and in Node by the rules as the server runs them (quality S18).
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { caseHead } from '../oracles/format.ts';
import { caseFormats } from '../oracles/formats.ts';
import { hasShared, readShared, sharedPath } from '../support/shared.ts';
import type { answersTo, Said, Suite } from './parity/answers.ts';

/** Folders of `../shared/cases` with cases of rules. */
const folders = ['product', 'time'];
/** The device of cases that name none: neither zone nor locale is that of the server or of an event. */
const DEVICE = { timezoneId: 'Pacific/Auckland', locale: 'en-GB' };
/** The server's zone: half an hour off everybody else's. */
const SERVER_ZONE = 'America/St_Johns';

type Device = typeof DEVICE;

test('every rule case has the same verdict with the same reasons in the browser as on the server', async ({ browser }) => {
  test.skip(!hasShared, '../shared is missing');
  const suites = knownSuites();
  const [bundle, onServer] = await Promise.all([
    inProcess('print-bundle.ts'),
    inProcess('in-node.ts', JSON.stringify(suites)).then((text) => JSON.parse(text) as Said[][]),
  ]);
  const inBrowser = await askedInBrowser(browser, bundle, suites);
  const found = suites.map(({ format }, index) => compared(format, onServer[index]!, inBrowser[index]!));
  for (const { words } of found) process.stdout.write(`${words}\n`);
  // A few say what is wrong; the numbers say how often.
  expect(found.flatMap(({ differing }) => differing).slice(0, 5)).toEqual([]);
  expect(found.flatMap(({ wrong }) => wrong).slice(0, 5)).toEqual([]);
  // Nothing was left out: every format the rules know has been evaluated.
  expect(suites.map(({ format }) => format).sort()).toEqual([...caseFormats.keys()].sort());
});

/** Every case file of a known format. */
function knownSuites(): Suite[] {
  const files = folders.flatMap((folder) => readdirSync(sharedPath(`cases/${folder}`)).map((file) => `cases/${folder}/${file}`));
  return files
    .filter((file) => caseFormats.has(basename(file, '.json')))
    .map((file) => ({ format: basename(file, '.json'), ...(JSON.parse(readShared(file)) as { cases: unknown[] }) }));
}

/** Runs a file of `parity/` with Node itself, as the server is run; gives what it prints. */
function inProcess(file: string, question = ''): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const options = { cwd: root, env: { ...process.env, TZ: SERVER_ZONE }, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, failed) => {
    const started = execFile(process.execPath, [join(import.meta.dirname, 'parity', file)], options, (error, out) =>
      error ? failed(error) : done(out),
    );
    started.stdin!.end(question);
  });
}

/** The answers of the bundle, each case evaluated on its own device. */
async function askedInBrowser(browser: Browser, bundle: string, suites: readonly Suite[]): Promise<Said[][]> {
  const answers: Said[][] = suites.map(() => []);
  const devices = new Set(suites.flatMap(({ cases }) => cases.map((one) => JSON.stringify(deviceOf(one)))));
  for (const device of devices) {
    const places = suites.map(({ cases }) => cases.flatMap((one, at) => (JSON.stringify(deviceOf(one)) === device ? [at] : [])));
    const there = suites.map(({ format, cases }, index) => ({ format, cases: places[index]!.map((at) => cases[at]) }));
    const said = await onDevice(browser, JSON.parse(device) as Device, bundle, there);
    for (const [index, list] of said.entries())
      for (const [position, one] of list.entries()) answers[index]![places[index]![position]!] = one;
  }
  return answers;
}

/** The device a case names. */
function deviceOf(written: unknown): Device {
  const { hostTimezone, hostLocale } = caseHead.parse(written);
  return { timezoneId: hostTimezone ?? DEVICE.timezoneId, locale: hostLocale ?? DEVICE.locale };
}

/** Asks the bundle on a page of a device of its own, without eval as in production. */
async function onDevice(browser: Browser, device: Device, bundle: string, suites: Suite[]): Promise<Said[][]> {
  const context = await browser.newContext(device);
  await context.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: bundle })
      : route.fulfill({
          headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
          body: '<!doctype html><title>parity</title><script type="module" src="/rules.js"></script>',
        }),
  );
  const page = await context.newPage();
  await page.goto('http://event.example.org/');
  const { zone, locale, said } = await page.evaluate((asked) => {
    const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
    const rules = globalThis as unknown as { answersTo: typeof answersTo };
    return { zone: timeZone, locale, said: asked.map((suite) => rules.answersTo(suite)) };
  }, suites);
  // The device is really played.
  expect([zone, locale]).toEqual([device.timezoneId, device.locale]);
  await context.close();
  return said;
}

/** What differs between server and browser, what is wrong in the browser of strict cases, and the numbers. */
function compared(format: string, onServer: readonly Said[], inBrowser: readonly Said[]) {
  const same = (a: Said, b: Said | undefined): boolean => a.id === b?.id && a.got === b.got && a.verdict === b.verdict;
  const differing = onServer.flatMap((server, at) => (same(server, inBrowser[at]) ? [] : [{ format, server, browser: inBrowser[at] }]));
  const isRight = ({ got, accepted }: Said): boolean => accepted.includes(got);
  const strict = inBrowser.filter((one) => one.strict);
  const wrong = strict.filter((one) => !isRight(one)).map((one) => ({ format, ...one }));
  const readings = inBrowser.filter((one) => !one.strict);
  const words = [
    `${format}: ${onServer.length - differing.length} of ${onServer.length} the same on server and browser`,
    `${strict.length - wrong.length} of ${strict.length} strict cases right`,
    `${readings.filter(isRight).length} of ${readings.length} readings`,
  ].join(', ');
  return { differing, wrong, words };
}
