// Rendered pages: one rendering for all who get the same, again when time has passed, and never too many at once.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PageRendering, RenderRequest } from '../../src/app/ssr/render-request.ts';
import { createPageRenderings, MOST_AT_ONCE } from './page-renderings.ts';

const NOON = Date.parse('2027-05-03T12:00:20Z');
const visitors = { event: 1, version: 1, access: 'visitors', until: null };

const pageAt = (at: number): PageRendering => ({
  html: `<p>${at}</p>`,
  css: '[data-style="0"]{color:red}',
  nextChangeAt: null,
  state: { at, page: 'Home', components: [], answers: {}, styles: {}, queries: [] },
});

function pages(render: (asked: RenderRequest) => Promise<PageRendering | undefined> = async ({ at }) => pageAt(at)) {
  const rendered: string[] = [];
  const failures: unknown[] = [];
  const give = createPageRenderings(async (asked) => {
    rendered.push(asked.url);
    return render(asked);
  }, 1_000_000);
  const ask = (key = visitors as Parameters<typeof give>[0], at = NOON, url = 'https://congress.example.org/home') =>
    give(key, { url, at, boot: '', ask: async () => ({ status: 200, body: '' }), failed: (error) => failures.push(error) });
  return { ask, rendered, failures };
}

test('a thousand visitors cost one rendering, also all at once', async () => {
  const { ask, rendered } = pages();
  await Promise.all(Array.from({ length: 1000 }, () => ask()));
  await ask();
  expect(rendered).toHaveLength(1);
});

test('another version, class or address is another page', async () => {
  const { ask, rendered } = pages();
  await ask();
  await ask({ ...visitors, version: 2 });
  await ask({ ...visitors, access: 'members' });
  await ask({ ...visitors, event: 2 });
  await ask(visitors, NOON, 'https://congress.example.org/home?day=2');
  expect(rendered).toHaveLength(5);
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

test('its sheet comes with the hash that lets the policy take it', async () => {
  const { ask } = pages();
  const { css, cssHash } = (await ask())!;
  expect(cssHash).toBe(createHash('sha256').update(css).digest('base64'));
});

test('a failure is reported and left to the browser, and tried again', async () => {
  let fails = true;
  const { ask, rendered, failures } = pages(async ({ at }) => {
    if (fails) throw new Error('broken');
    return pageAt(at);
  });
  expect(await ask()).toBeUndefined();
  expect(failures).toEqual([new Error('broken')]);
  fails = false;
  expect(await ask()).toMatchObject({ html: `<p>${NOON}</p>`, state: expect.stringContaining('id="foyer-state"') as string });
  expect(rendered).toHaveLength(2);
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
