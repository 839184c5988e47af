// Navigation: focus, announcement, scroll, progress; tested with a router whose pages load late.
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query.ts';
import { createRegistry } from '../renderer/registry.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import { createMaintenanceMode } from '../session/maintenance-mode.ts';
import { HASH_DELAY } from './navigation/scroll.ts';
import { SLOW } from './navigation/use-slow.ts';
import { Shell } from './shell.tsx';

const api = { base: '', fetch: () => Promise.resolve(new Response('{}')) };
const services = {
  maintenance: createMaintenanceMode(() => Promise.resolve(true)),
  queries: createQueryClient(api),
  registry: createRegistry({}),
};

/** Loading time of pages, ms; and the part of a page that loads after the page itself. */
let wait = 0;
let late: ((shown: boolean) => void) | undefined;
let [scrolled, shown]: [unknown[], unknown[]] = [[], []];

beforeEach(() => {
  vi.useFakeTimers();
  wait = 0;
  [scrolled, shown] = [[], []];
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', (options: { top: number; behavior: string }) => {
    scrolled.push([options.top, options.behavior]);
    const furthest = document.documentElement.scrollHeight || Infinity;
    Object.defineProperty(window, 'scrollY', { value: Math.min(options.top, furthest), configurable: true });
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }));
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement, options) {
    shown.push([this.id, (options as ScrollIntoViewOptions).behavior]);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete (HTMLElement.prototype as Partial<HTMLElement>).scrollIntoView;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

const app: RawDocument = { kind: 'app', name: 'app', value: {}, sources: {}, origins: new WeakMap() };
const loader = async ({ request }: { request: Request }) => {
  await new Promise((done) => setTimeout(done, wait));
  const name = new URL(request.url).pathname.slice(1) || 'home';
  return {
    loaded: {
      kind: 'page',
      page: { page: name },
      name: `Page ${name}`,
      language: 'en-GB',
      info: { Languages: ['en-GB'] },
      model: { raw: new Map([['app', app]]), texts: new Map() },
    },
  };
};

function Page() {
  const { loaded } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return <Content key={loaded.page.page} name={loaded.page.page} />;
}

/** The complete page, except for the page `late`, which is completed by `late`. */
function Content({ name }: { name: string }) {
  const [isComplete, setComplete] = useState(name !== 'late');
  late = setComplete;
  return (
    <main id="foyer-main" tabIndex={-1}>
      {isComplete && <h1>Page {name}</h1>}
      {isComplete && <p id="days">Days</p>}
    </main>
  );
}

async function open(at = '/home') {
  const router = createMemoryRouter(
    [{ element: <Shell services={services} />, children: [{ path: '*', loader, element: <Page />, hydrateFallbackElement: <div /> }] }],
    { initialEntries: [at] },
  );
  const result = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await pass(1);
  return { router, ...result, go: (to: string | number) => go(() => router.navigate(to as string)) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const go = async (navigate: () => Promise<void>): Promise<void> => {
  await act(async () => {
    void navigate();
    await vi.advanceTimersByTimeAsync(wait + 1);
  });
};
const announced = () => screen.getByRole('status').textContent;

test('the first page takes no focus, is not announced, and is not scrolled', async () => {
  await open();
  expect([document.activeElement, announced(), scrolled]).toEqual([document.body, '', []]);
});

test('a new page: focus on its heading, its title announced, its top', async () => {
  const { go: to } = await open();
  await to('/programme');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page programme' }));
  expect(announced()).toBe('Page programme');
  expect(scrolled).toEqual([[0, 'instant']]);
});

test('another query or anchor of the same page moves no focus and announces nothing', async () => {
  const { go: to } = await open();
  await to('/home?day=2');
  await to('/home?day=2#days');
  expect([document.activeElement, announced()]).toEqual([document.body, '']);
  await pass(1);
  expect(shown).toEqual([['days', 'smooth']]);
});

test('a filter that writes itself into the address keeps the scroll position', async () => {
  const { router } = await open();
  await go(() => router.navigate('/home?q=heart', { replace: true, preventScrollReset: true }));
  expect(scrolled).toEqual([]);
});

test('a late heading gets the focus, unless the visitor has moved it', async () => {
  const { go: to } = await open();
  await to('/late');
  expect(document.activeElement).toBe(document.getElementById('foyer-main'));
  act(() => late?.(true));
  await pass(100);
  expect(document.activeElement).toBe(screen.getByRole('heading'));

  await to('/home');
  await to('/late');
  screen.getByRole('link', { name: 'Skip to content' }).focus();
  act(() => late?.(true));
  await pass(100);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
});

test('an anchor is reached half a second after the page is drawn, even if it appears late', async () => {
  const { go: to } = await open();
  await to('/late#days');
  expect(scrolled).toEqual([[0, 'instant']]);
  await pass(HASH_DELAY);
  expect(shown).toEqual([]);
  act(() => late?.(true));
  await pass(100);
  expect(shown).toEqual([['days', 'smooth']]);
});

test('a missing anchor is given up, and a visitor who scrolls is not disturbed', async () => {
  const { go: to } = await open();
  await to('/late#days');
  await pass(HASH_DELAY + 3100);
  act(() => late?.(true));
  await pass(1000);
  expect(shown).toEqual([]);

  await to('/home');
  await to('/programme#days');
  window.dispatchEvent(new Event('wheel'));
  await pass(HASH_DELAY + 100);
  expect(shown).toEqual([]);
});

test('under reduced motion the page jumps to the anchor', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await open('/programme#days');
  await pass(HASH_DELAY);
  expect(shown).toEqual([['days', 'instant']]);
});

test('going back restores the scroll position, once the page is tall enough', async () => {
  const { go: to } = await open();
  Object.defineProperty(window, 'scrollY', { value: 1200, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await to('/programme');
  let height = 300;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  await to(-1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page home' }));
  height = 5000;
  await pass(100);
  expect(scrolled.at(-1)).toEqual([1200, 'instant']);
  // A late part above changed the height, and the browser kept the visible part in place.
  height = 5044;
  Object.defineProperty(window, 'scrollY', { value: 1244, configurable: true });
  await pass(100);
  expect(window.scrollY).toBe(1200);
  await pass(1000);
  Object.defineProperty(window, 'scrollY', { value: 1300, configurable: true });
  await pass(1000);
  expect(window.scrollY, 'once all is calm it is the visitor’s').toBe(1300);
});

test('a scroll position is restored after a reload, not for a new visit', async () => {
  const { unmount } = await open();
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await open().then((again) => again.unmount());
  expect(scrolled).toEqual([]);

  const loadedBy = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  loadedBy('navigate');
  await open().then((again) => again.unmount());
  loadedBy('reload');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await open('/programme').then((again) => again.unmount());
  expect(scrolled).toEqual([]);
  await open().then((again) => again.unmount());
  expect(scrolled[0]).toEqual([700, 'instant']);
});

test('an anchor the browser followed itself has no key: the anchor counts, not the previous position', async () => {
  const { go: to } = await open('/home#days');
  await pass(HASH_DELAY);
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await to('/home');
  scrolled = [];
  shown = [];
  await to(-1);
  await pass(1);
  expect([shown, scrolled]).toEqual([[['days', 'smooth']], []]);
});

test('a slow navigation keeps the old page, busy and with a bar; a quick one shows nothing', async () => {
  const { router, container } = await open();
  const bar = container.querySelector<HTMLElement>('[aria-hidden="true"]')!;
  const main = document.getElementById('foyer-main')!;
  wait = 1000;
  act(() => void router.navigate('/programme'));
  await pass(SLOW - 10);
  expect([bar.dataset['busy'], main.getAttribute('aria-busy')]).toEqual([undefined, null]);
  await pass(20);
  expect([bar.dataset['busy'], main.getAttribute('aria-busy'), main.textContent]).toEqual(['true', 'true', 'Page homeDays']);
  await pass(1000);
  expect([bar.dataset['busy'], document.getElementById('foyer-main')!.getAttribute('aria-busy')]).toEqual([undefined, null]);
  expect(screen.getByRole('heading').textContent).toBe('Page programme');
});
