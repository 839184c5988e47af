// The recommendation of the app: the store, the home screen, instructions, on in the browser; once.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const isInstalled = vi.fn(() => false);

beforeAll(installTopLayer);
beforeEach(() => {
  isInstalled.mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled() }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const stores = { ios: 'https://apps.example.org/ios' };
function show(userAgent: string, settings: object = { recommendationActive: true, appStores: stores }, person = signedIn()) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return renderView(View, {}, { documents: { app: app.parse(settings) }, frame: { person } });
}
const dialog = () => screen.findByRole('dialog', { name: 'Congress 2027 as an app' });
const nobodyWaits = async () => {
  await act(() => vi.dynamicImportSettled());
  expect(overlayQueue.getState().waiting).toEqual([]);
};

test('an iPhone is led to the store; that is remembered', async () => {
  const first = show(IPHONE);
  await dialog();
  const store = screen.getByRole('link', { name: 'Open the App Store' });
  expect([store.getAttribute('href'), store.getAttribute('target')]).toEqual([stores.ios, '_blank']);
  await userEvent.click(screen.getByRole('button', { name: 'Continue in the browser' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();
  show(IPHONE);
  await nobodyWaits();
});

test.each([
  [IPHONE, /Tap Share/],
  [ANDROID, /Open the menu of your browser/],
])('without a store and without an offer of the browser it says how', async (userAgent, words) => {
  show(userAgent, { recommendationActive: true });
  await dialog();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('where the browser offers it, one press adds the site to the home screen', async () => {
  show(ANDROID);
  await dialog();
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64)', { recommendationActive: true }, signedIn()],
  ['a visitor', IPHONE, { recommendationActive: true }, signedIn(null)],
  ['a phone of an event without it', IPHONE, { appStores: stores }, signedIn()],
])('%s is not asked', async (_, userAgent, settings, person) => {
  show(userAgent, settings, person);
  await nobodyWaits();
});

test('the site on the home screen asks nobody', async () => {
  isInstalled.mockReturnValue(true);
  show(IPHONE);
  await nobodyWaits();
});
