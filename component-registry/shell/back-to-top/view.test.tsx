// The button comes with the second screen, leads to the top with the focus, and stands clear of the bottom banner.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { bottomMargin } from './bottom-margin.ts';
import View from './view.tsx';

const scrollTo = (y: number): void =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
const isWide = (wide: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') || wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo(0);
  document.getElementById('foyer-main')?.remove();
});

const banners = { mobileBannerBottom: true, mobileBannerHeight: 75, showDesktopBottomBanner: true, desktopBannerHeight: 100 };

test('it is there beyond one and a half screens, and not before', () => {
  isWide(true);
  const { root } = renderView(View, {});
  scrollTo(1.5 * window.innerHeight);
  expect(root.hidden).toBe(true);
  scrollTo(1.5 * window.innerHeight + 1);
  expect(root.hidden).toBe(false);
});

test('a press scrolls to the top without motion where none is wanted, and takes the focus there', () => {
  isWide(true);
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'foyer-main', tabIndex: -1 }));
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  renderView(View, {});
  scrollTo(5000);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(main);
});

test('it stands fifty pixels above the bottom banner of this width', () => {
  isWide(false);
  const { root } = renderView(View, {}, { documents: { app: banners } });
  expect(root.style.getPropertyValue('--bottom')).toBe('125px');
  expect(bottomMargin(banners, true)).toBe(150);
  expect(bottomMargin({ ...banners, showDesktopBottomBanner: false }, true)).toBe(50);
  expect(bottomMargin({ ...banners, mobileBannerBottom: false }, false)).toBe(50);
});
