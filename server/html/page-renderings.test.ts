// Rendered pages: one rendering for all who get the same, again when time has passed, and never too many at once.
import { expect, test } from 'vitest';
import type { PageRendering, RenderRequest } from '../../src/app/ssr/render-request.ts';
import { makeAnswer } from '../answers/answer.ts';
import { createPageRenderings, MOST_AT_ONCE } from './page-renderings.ts';

const NOON = Date.parse('2027-05-03T12:00:20Z');
const visitors = {
  event: 1,
  version: 1,
  access: 'visitors',
  scheme: 'auto',
  isConsentMissing: false,
  zone: '',
  until: null as number | null,
};

const pageAt = (at: number): PageRendering & { kind: 'page' } => ({
  kind: 'page',
  html: new TextEncoder().encode(`<p>${at}</p>`),
  css: '',
  nextChangeAt: null,
  state: new Uint8Array(),
});

function pages(render: (asked: RenderRequest) => Promise<PageRendering | undefined> = async ({ at }) => pageAt(at), patience = 10_000) {
  const rendered: string[] = [];
  const failures: unknown[] = [];
  const give = createPageRenderings(
    async (asked) => {
      rendered.push(asked.url);
      return render(asked);
    },
    1_000_000,
    patience,
  );
  const jobAt = (at: number, url: string) => ({
    asked: { url, at, boot: '', scope: '', isPersonal: false },
    tools: { ask: async () => ({ status: 200, body: '' }), failed: (error: unknown) => failures.push(error) },
    write: (page: PageRendering) =>
      page.kind === 'page' ? { kind: 'page' as const, answer: makeAnswer(page.html, 'text/html'), status: 200, policy: '' } : page,
  });
  const ask = async (key = visitors, at = NOON, url = 'https://congress.example.org/home') => {
    const page = await give.shared({ ...key, url }, at, () => jobAt(at, url));
    return page?.kind === 'page' ? String(page.answer.bytes) : page?.to;
  };
  return { ask, askPersonal: () => give.personal(jobAt(NOON, 'https://congress.example.org/home')), rendered, failures };
}

test('a thousand visitors cost one rendering, also all at once', async () => {
  const { ask, rendered } = pages();
  await Promise.all(Array.from({ length: 1000 }, () => ask()));
  await ask();
  expect(rendered).toHaveLength(1);
});

test('another version, class, scheme, time zone, answer to the cookie notice or address is another page', async () => {
  const { ask, rendered } = pages();
  await ask();
  await ask({ ...visitors, version: 2 });
  await ask({ ...visitors, access: 'members' });
  await ask({ ...visitors, event: 2 });
  await ask({ ...visitors, scheme: 'dark' });
  await ask({ ...visitors, isConsentMissing: true });
  await ask({ ...visitors, zone: 'Asia/Tokyo' });
  await ask(visitors, NOON, 'https://congress.example.org/home?day=2');
  expect(rendered).toHaveLength(8);
});

test('a page lasts until the next minute, or until its class can change; not for a clock that was set back', async () => {
  const { ask, rendered } = pages();
  await ask();
  await ask(visitors, NOON + 39_999);
  expect(rendered).toHaveLength(1);
  await ask(visitors, NOON + 40_000);
  expect(rendered).toHaveLength(2);
  await ask(visitors, NOON);
  expect(rendered).toHaveLength(3);
  const soon = { ...visitors, access: 'soon', until: NOON + 5 };
  await ask(soon);
  await ask(soon, NOON + 4);
  await ask(soon, NOON + 5);
  expect(rendered).toHaveLength(5);
});

test('a page lasts no longer than what is shown at it', async () => {
  const { ask, rendered } = pages(async ({ at }) => ({ ...pageAt(at), nextChangeAt: NOON + 7 }));
  await ask();
  await ask(visitors, NOON + 6);
  expect(rendered).toHaveLength(1);
  await ask(visitors, NOON + 7);
  expect(rendered).toHaveLength(2);
});

test('the page of a person is rendered for them each time', async () => {
  const { ask, askPersonal, rendered } = pages();
  await Promise.all([askPersonal(), askPersonal(), ask()]);
  expect(rendered).toHaveLength(3);
});

test('where the guards lead is kept like a page', async () => {
  const { ask, rendered } = pages(async () => ({ kind: 'redirect', to: '/login', isRemembered: false }));
  expect([await ask(), await ask()]).toEqual(['/login', '/login']);
  expect(rendered).toHaveLength(1);
});

test('long addresses that lead elsewhere count for what they hold', async () => {
  const { ask, rendered } = pages(async ({ url }) => ({ kind: 'redirect', to: url, isRemembered: false }));
  const addressOf = (at: number): string => `https://congress.example.org/home?${at}=${'x'.repeat(10_000)}`;
  // A megabyte is kept: some twenty of these, with names and destinations.
  for (let at = 0; at < 30; at++) await ask(visitors, NOON, addressOf(at));
  await ask(visitors, NOON, addressOf(29));
  expect(rendered).toHaveLength(30);
  await ask(visitors, NOON, addressOf(0));
  expect(rendered).toHaveLength(31);
});

test('a failure is reported and left to the browser, and tried again in the next minute', async () => {
  let fails = true;
  const { ask, rendered, failures } = pages(async ({ at }) => {
    if (fails) throw new Error('broken');
    return pageAt(at);
  });
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  expect(failures).toEqual([new Error('broken')]);
  fails = false;
  expect(await ask(visitors, NOON + 40_000)).toBe(`<p>${NOON + 40_000}</p>`);
  expect(rendered).toHaveLength(2);
});

test('a visitor does not wait longer than the browser would take; the page is there for the next one', async () => {
  let finish = (): void => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const { ask, rendered } = pages(async ({ at }) => slow.then(() => pageAt(at)), 5);
  expect(await ask()).toBeUndefined();
  finish();
  await expect.poll(() => ask()).toBe(`<p>${NOON}</p>`);
  expect(rendered).toHaveLength(1);
});

test('that there is nothing to render is known until the next minute', async () => {
  const { ask, rendered } = pages(async () => undefined);
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  expect(rendered).toHaveLength(1);
  await ask(visitors, NOON + 40_000);
  expect(rendered).toHaveLength(2);
});

test('beyond the most at once further addresses are left to the browser', async () => {
  let finish = (): void => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  const { ask, rendered } = pages(async ({ at }) => waiting.then(() => pageAt(at)));
  const first = Array.from({ length: MOST_AT_ONCE }, (_, index) => ask(visitors, NOON, `https://congress.example.org/${index}`));
  expect(await ask(visitors, NOON, 'https://congress.example.org/more')).toBeUndefined();
  finish();
  expect((await Promise.all(first)).every(Boolean)).toBe(true);
  expect(rendered).toHaveLength(MOST_AT_ONCE);
});

test('who writes every page waits for each, however many and however long', async () => {
  let finish = (): void => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  const { ask } = pages(async ({ at }) => waiting.then(() => pageAt(at)), Infinity);
  const all = Array.from({ length: MOST_AT_ONCE + 2 }, (_, index) => ask(visitors, NOON, `https://congress.example.org/${index}`));
  setTimeout(finish, 20);
  expect((await Promise.all(all)).every(Boolean)).toBe(true);
});
