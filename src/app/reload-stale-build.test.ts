// A build whose files are gone is left once by itself, and never while something is written.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tab } from '../session/tab.ts';
import { toasts } from '../stores/toasts.ts';
import { reloadStaleBuild } from './reload-stale-build.ts';

const reload = vi.spyOn(tab, 'reload').mockImplementation(() => undefined);
const asked: [string, string][] = [];
let status = 404;
let going: string | undefined;
const open = vi.spyOn(tab, 'open').mockImplementation(() => undefined);

beforeEach(() => {
  document.documentElement.lang = 'en-GB';
  vi.stubGlobal('fetch', (file: string, { method }: RequestInit) => {
    asked.push([method!, file]);
    return status === 0 ? Promise.reject(new TypeError('no connection')) : Promise.resolve({ status });
  });
  status = 404;
  going = undefined;
  asked.length = 0;
  reload.mockClear();
  open.mockClear();
  toasts.setState({ shown: [] });
  document.body.innerHTML = '<input id="words">';
});
afterEach(() => vi.unstubAllGlobals());

/** Code of a build does not come; every page of the tests has a build of its own. */
let count = 0;
const opened = (build = `https://foyer.example.org/static/app-${++count}.js`): string => {
  reloadStaleBuild(build, () => going);
  return build;
};
const fails = async (): Promise<void> => {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((done) => setTimeout(done));
};
const messages = (): string[] => toasts.getState().shown.map(({ text, action }) => `${text} ${action?.label}`);

test('the page is loaded anew, once for a build', async () => {
  const build = opened();
  window.dispatchEvent(new Event('vite:preloadError'));
  await fails();
  await fails();
  expect([asked, reload.mock.calls.length, messages()]).toEqual([[['HEAD', build]], 1, []]);
  opened(build);
  await fails();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(messages()).toEqual(['There is a new version of this page. Refresh']);
  toasts.getState().shown[0]!.action!.run();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a reader on the way to another page gets there', async () => {
  opened();
  going = '/kardia/kardia2027/en-GB/search';
  await fails();
  expect([open.mock.calls, reload.mock.calls.length]).toEqual([[[going]], 0]);
});

test('what is written is kept until the reader agrees', async () => {
  opened();
  const field = document.querySelector('input')!;
  field.value = 'half a sentence';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await fails();
  expect([reload.mock.calls.length, messages().length]).toEqual([0, 1]);
});

test('a field that is empty again, or gone with its page, holds nothing back', async () => {
  opened();
  const field = document.querySelector('input')!;
  field.value = 'gone';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.remove();
  await fails();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where nothing can be remembered, the reader decides', async () => {
  opened();
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fails();
  store.mockRestore();
  expect([reload.mock.calls.length, messages().length]).toEqual([0, 1]);
});

test.each([200, 503, 0])('where the build may still be there (%s), nothing happens', async (answer) => {
  opened();
  status = answer;
  await fails();
  expect([reload.mock.calls.length, messages()]).toEqual([0, []]);
});
