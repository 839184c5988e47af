// What a device remembers for the guards: read at the border, written by their effects, harmless where nothing can be kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryOut, deviceFacts, rememberedContainer } from './device-facts.ts';
import { remember } from './use-remembered.ts';

const [event, other] = ['congress2027', 'congress2028'];
const nothing = { splashSeen: false, redirectedOnce: false, loginMarker: null, container: 'browser', hasAuthorisationCode: false };
const inApp = { kind: 'store-container', container: 'app', reload: true } as const;
const inBrowser = { kind: 'store-container', container: 'browser', reload: true } as const;

/** What could not be stored is kept for the page: forgotten, and really so, before each test. */
beforeEach(() => {
  for (const key of ['container', `initialLogin.${event}`, `hasSeenSplashscreen.${event}`]) remember(key, '', 'local');
  for (const key of [`redirectedonce.${event}`, `returnUrl.${event}`]) remember(key, '', 'session');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

const refuse = (what: 'setItem' | 'getItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, what).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

const storedIn = (storage: Storage): Record<string, unknown> => Object.fromEntries(Object.entries(storage));

test('a device nobody used knows nothing', () => {
  expect(deviceFacts(event)).toEqual(nothing);
});

test('what guards want kept is there at the next visit, under the keys of its event', () => {
  const effects = [
    { kind: 'mark-splash-seen' },
    { kind: 'store-login-marker', at: 1_800_000_000_000 },
    { kind: 'store-return-url', url: '/myarea/society/congress2027/en-GB?day=2' },
  ] as const;
  expect(carryOut(effects, event)).toBe(false);
  expect(deviceFacts(event)).toEqual({ ...nothing, splashSeen: true, loginMarker: 1_800_000_000_000 });
  expect(deviceFacts(other), 'another event of the same site').toEqual(nothing);
  expect(storedIn(localStorage)).toEqual({
    [`foyer.hasSeenSplashscreen.${event}`]: 'true',
    [`foyer.initialLogin.${event}`]: '1800000000000',
  });
  expect(storedIn(sessionStorage), 'only this tab goes back there').toEqual({
    [`foyer.returnUrl.${event}`]: '/myarea/society/congress2027/en-GB?day=2',
  });
});

test('a redirect is remembered for this tab alone', () => {
  localStorage.setItem(`foyer.redirectedonce.${event}`, 'true');
  expect(deviceFacts(event).redirectedOnce).toBe(false);
  sessionStorage.setItem(`foyer.redirectedonce.${event}`, 'true');
  expect([deviceFacts(event).redirectedOnce, deviceFacts(other).redirectedOnce]).toEqual([true, false]);
});

test('the container is that of the device, and a browser leaves nothing behind', () => {
  expect(carryOut([inApp], event)).toBe(true);
  expect([rememberedContainer(), deviceFacts(event).container, deviceFacts(other).container]).toEqual(['app', 'app', 'app']);
  expect(localStorage.getItem('foyer.container')).toBe('app');
  expect(carryOut([inBrowser], event)).toBe(true);
  expect([rememberedContainer(), localStorage.length]).toEqual(['browser', 0]);
});

test('the page is loaded anew only when a guard asks for it', () => {
  expect(carryOut([{ ...inApp, reload: false }], event)).toBe(false);
  expect(rememberedContainer()).toBe('app');
  // One that asks is enough, whatever comes after it.
  expect(carryOut([inApp, { ...inApp, reload: false }, { kind: 'mark-splash-seen' }], event)).toBe(true);
  expect(carryOut([], event)).toBe(false);
});

test('a container that could not be stored is not loaded anew for ever; it holds for this page', () => {
  refuse('setItem');
  expect(carryOut([inApp], event)).toBe(false);
  expect(rememberedContainer()).toBe('app');
  vi.restoreAllMocks();
  expect(localStorage.getItem('foyer.container')).toBeNull();
  expect(carryOut([inApp], event), 'once it can be kept').toBe(true);
});

test('a container that cannot be forgotten is not loaded anew either', () => {
  carryOut([inApp], event);
  refuse('removeItem');
  expect([carryOut([inBrowser], event), rememberedContainer()]).toEqual([false, 'browser']);
});

test('where storage is refused altogether, nothing is known and nothing fails', () => {
  refuse('getItem');
  refuse('setItem');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(deviceFacts(event)).toEqual(nothing);
  expect(carryOut([inApp, { kind: 'mark-splash-seen' }, { kind: 'store-login-marker', at: 5 }], event)).toBe(false);
  expect(deviceFacts(event)).toEqual({ ...nothing, container: 'app', splashSeen: true, loginMarker: 5 });
});

test.each(['', 'soon', '2027-05-03T10:00', 'NaN', 'Infinity', '1e999', '{}', '12 34'])('a login marker %j counts as none', (written) => {
  localStorage.setItem(`foyer.initialLogin.${event}`, written);
  expect(deviceFacts(event).loginMarker).toBeNull();
});

test.each(['fridge', 'App', 'toString', ' app', 'browser'])('a remembered container %j is a browser', (written) => {
  localStorage.setItem('foyer.container', written);
  expect(rememberedContainer()).toBe('browser');
});
