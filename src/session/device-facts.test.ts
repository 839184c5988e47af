// What a device stores for the guards: validated when read, written by their effects, harmless without storage.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryOut, deviceFacts, rememberedContainer } from './device-facts.ts';
import { remember } from './use-remembered.ts';

const [event, other] = ['congress2027', 'congress2028'];
const nothing = { splashSeen: false, redirectedOnce: false, loginMarker: null, container: 'browser', hasAuthorisationCode: false };
const inApp = { kind: 'store-container', container: 'app', reload: true } as const;
const inBrowser = { kind: 'store-container', container: 'browser', reload: true } as const;

/** Values that could not be stored are kept for the page; cleared before each test. */
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

test('an unused device has no facts', () => {
  expect(deviceFacts(event)).toEqual(nothing);
});

test('facts stored by guards are available at the next visit, under the keys of their event', () => {
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

test('a redirect is remembered for this tab only', () => {
  localStorage.setItem(`foyer.redirectedonce.${event}`, 'true');
  expect(deviceFacts(event).redirectedOnce).toBe(false);
  sessionStorage.setItem(`foyer.redirectedonce.${event}`, 'true');
  expect([deviceFacts(event).redirectedOnce, deviceFacts(other).redirectedOnce]).toEqual([true, false]);
});

test('the container is remembered for the device; a browser stores nothing', () => {
  expect(carryOut([inApp], event)).toBe(true);
  expect([rememberedContainer(), deviceFacts(event).container, deviceFacts(other).container]).toEqual(['app', 'app', 'app']);
  expect(localStorage.getItem('foyer.container')).toBe('app');
  expect(carryOut([inBrowser], event)).toBe(true);
  expect([rememberedContainer(), localStorage.length]).toEqual(['browser', 0]);
});

test('the page reloads only when a guard requires it', () => {
  expect(carryOut([{ ...inApp, reload: false }], event)).toBe(false);
  expect(rememberedContainer()).toBe('app');
  // One effect that requires it is enough, whatever follows.
  expect(carryOut([inApp, { ...inApp, reload: false }, { kind: 'mark-splash-seen' }], event)).toBe(true);
  expect(carryOut([], event)).toBe(false);
});

test('a container that cannot be stored does not cause endless reloads; it holds for this page', () => {
  refuse('setItem');
  expect(carryOut([inApp], event)).toBe(false);
  expect(rememberedContainer()).toBe('app');
  vi.restoreAllMocks();
  expect(localStorage.getItem('foyer.container')).toBeNull();
  expect(carryOut([inApp], event), 'once it can be kept').toBe(true);
});

test('a container that cannot be removed does not cause reloads either', () => {
  carryOut([inApp], event);
  refuse('removeItem');
  expect([carryOut([inBrowser], event), rememberedContainer()]).toEqual([false, 'browser']);
});

test('without storage there are no facts and no errors', () => {
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
