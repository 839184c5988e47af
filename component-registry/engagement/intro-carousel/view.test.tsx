// The introduction in the app: where it opens, when it may be closed, that it comes once.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { carousel } from '../../../src/model/documents/carousel.ts';
import { closedOverlays } from '../../../src/stores/closed-overlays.ts';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

// Its engine measures a layout that this DOM does not have; a journey tries it.
const scrolled = vi.hoisted(() => vi.fn<(to: number, jump: boolean) => void>());
vi.mock('embla-carousel-react', () => ({
  default: () => [() => undefined, { scrollTo: scrolled, on: () => undefined, off: () => undefined, selectedScrollSnap: () => 0 }],
}));

const reducedMotion = vi.fn(() => true);
beforeAll(installTopLayer);
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion() })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  closedOverlays.setState(closedOverlays.getInitialState());
  scrolled.mockClear();
});

const Carousel = [
  { title: { 'en-GB': 'Plan your days', 'de-DE': 'Planen' }, text: 'Find your room.', image: 'asset:one.svg' },
  { title: 'Meet', link: 'page:MeetingHubPage' },
];
const show = (settings: object = { showCloseButton: true }, around: Around = {}) =>
  renderView(View, {}, { container: 'app', documents: { carousel: carousel.parse({ Carousel, ...settings }) }, ...around });
const dialog = () => screen.findByRole('dialog', { name: 'Welcome to Congress 2027' });

test.each([
  ['in a browser', {}, { container: 'browser' }],
  ['on another page', {}, { page: 'ProgramPage' }],
  ['without slides', { Carousel: [] }, {}],
] as const)('it does not open %s', async (_, settings, around) => {
  show(settings, around);
  await act(() => vi.dynamicImportSettled());
  expect(overlayQueue.getState().waiting).toEqual([]);
});

test('it has its slides one at a time, moved by buttons and arrow keys; without movement where none is wanted', async () => {
  show();
  const open = within(await dialog());
  expect(open.getAllByRole('group', { name: /of 2/ }).map((slide) => slide.hasAttribute('inert'))).toEqual([false, true]);
  expect(open.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(open.getByRole('button', { name: 'Next' }));
  expect(scrolled).toHaveBeenLastCalledWith(1, true);
  expect(open.getAllByRole('group', { name: /of 2/ }).map((slide) => slide.hasAttribute('inert'))).toEqual([true, false]);
  reducedMotion.mockReturnValueOnce(false);
  open.getByRole('button', { name: 'Back' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(scrolled).toHaveBeenLastCalledWith(0, false);
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(open.getByRole('button', { name: 'Let’s go' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed, it comes back neither now nor with the next visit', async () => {
  const first = show();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(localStorage.getItem('foyer.carousel.society/congress2027')).toBe('shown');
  first.unmount();
  closedOverlays.setState(closedOverlays.getInitialState());
  show();
  await act(() => vi.dynamicImportSettled());
  expect(overlayQueue.getState().waiting).toEqual([]);
});

test('it comes back with every load where the organiser wants it, and not before the next', async () => {
  localStorage.setItem('foyer.carousel.society/congress2027', 'shown');
  const settings = { showOnReload: true, showCloseButton: true };
  const first = show(settings);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  first.unmount();
  show(settings);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the close button comes after minDuration, and Escape works no earlier', async () => {
  show({ minDuration: 600 });
  const open = await dialog();
  expect(within(open).queryByRole('button', { name: 'Close' })).toBeNull();
  expect(open.getAttribute('closedby')).toBe('none');
  const escape = new Event('cancel', { cancelable: true });
  open.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(within(open).getByText('You can close this in a few seconds.')).toBeTruthy();
});

test('without a wait it can be closed at once', async () => {
  show({ minDuration: 0 });
  expect(within(await dialog()).getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('it closes by itself after minDuration, and that counts as shown', async () => {
  show({ minDuration: 0.3, autoCloseMobileCarousel: true });
  await dialog();
  await vi.waitFor(() => expect(localStorage.getItem('foyer.carousel.society/congress2027')).toBe('shown'), 4000);
  expect(screen.queryByRole('dialog')).toBeNull();
});
