// Journey: what the browser has kept cannot be read: the page is what a new visitor sees (quality F14).
import type { Page } from '@playwright/test';
import { kardia, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';

/** What another program, a broken disk or somebody curious may have left. */
const leftovers = [
  '',
  ' ',
  '{',
  '}',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e999',
  'true',
  '[]',
  '{}',
  '[[[[',
  '[null,null]',
  '"text"',
  '{"__proto__":{"polluted":true}}',
  '{"state":null,"version":0}',
  '{"version":99}',
  '{"at":"soon"}',
  '{"a":1}{"a":2}',
  '\u0000',
  '\uD800',
  '%',
  '%E0%A4%A',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '9007199254740993',
  'x'.repeat(200_000),
];

/** Their presence alone says something (A §2). */
const flags = new Set(['noheader', 'foyer.noheader']);

type Asked = { local: string[]; session: string[] };

/** Runs in the page: notes which entries of the storages are read. */
function noteKeys(): void {
  const asked: Asked = Object.assign(globalThis, { asked: { local: [], session: [] } }).asked;
  // oxlint-disable-next-line unbound-method -- the proxy passes `this` on
  Storage.prototype.getItem = new Proxy(Storage.prototype.getItem, {
    apply(read, storage: Storage, [key]: [string]) {
      (storage === sessionStorage ? asked.session : asked.local).push(key);
      return Reflect.apply(read, storage, [key]);
    },
  });
}

/** What the page says, but for the clock in its header. */
const words = async (page: Page): Promise<string> =>
  [await page.locator('main').innerText(), ...(await page.getByRole('banner').getByRole('link').allInnerTexts())].join('\n');

test('thirty corruptions of everything kept, and the page is that of a new visitor', async ({ page }) => {
  test.slow();
  await page.addInitScript(noteKeys);
  // Nothing on it changes with the minute.
  const address = pageOf(kardia, 'page/Venue-and-travel');
  await open(page, address);
  const pristine = await words(page);
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: Asked }).asked);
  const keys = { local: asked.local.filter((key) => !flags.has(key)), session: asked.session.filter((key) => !flags.has(key)) };
  expect(keys.local.length + keys.session.length).toBeGreaterThan(3);
  expect(leftovers).toHaveLength(30);
  for (const value of leftovers) {
    await page.evaluate(
      ([{ local, session }, left]) => {
        for (const key of local) localStorage.setItem(key, left);
        for (const key of session) sessionStorage.setItem(key, left);
        for (const cookie of document.cookie.split('; '))
          document.cookie = `${cookie.split('=')[0]}=${encodeURI(left.slice(0, 200).toWellFormed())}; path=/`;
      },
      [keys, value] as const,
    );
    await open(page, address);
    expect(await words(page), JSON.stringify(value.slice(0, 60))).toBe(pristine);
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});
