// The answer is kept in two cookies named after the event, for 14 days; without cookies it holds for the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askConsent, consent, consentGiven, decideConsent, onConsentChange, readConsent } from './consent.ts';
import { consentScope } from './consent-cookies.ts';

const scope = consentScope('society', 'congress2027');
const names = ['analytics', 'fonts', 'analytics-opt-out'].map((name) => `${scope}.${name}`);

beforeEach(() => {
  for (const name of names) document.cookie = `${name}=; path=/; max-age=0`;
  consent.setState(consent.getInitialState());
});
afterEach(() => void vi.restoreAllMocks());

test('an answer is written to both cookies for 14 days, with the opt-out of analytics', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  expect(decideConsent(scope, { analytics: false, fonts: true })).toBe(true);
  expect(written.mock.calls.map(([text]) => text)).toEqual([
    'society.congress2027.analytics=declined; path=/; samesite=lax; max-age=1209600',
    'society.congress2027.fonts=accepted; path=/; samesite=lax; max-age=1209600',
    'society.congress2027.analytics-opt-out=true; path=/; samesite=lax; max-age=1209600',
  ]);
  expect([consentGiven('analytics'), consentGiven('fonts')]).toEqual([false, true]);
  decideConsent(scope, { analytics: true, fonts: false });
  expect(document.cookie).not.toContain('opt-out');
});

test('it is read again, for this event alone', () => {
  decideConsent(scope, { analytics: true, fonts: false });
  consent.setState(consent.getInitialState());
  expect(consentGiven('analytics')).toBe(false);
  readConsent(consentScope('society', 'congress'));
  expect(consent.getState()).toEqual({ isRead: true, choice: null, isAsked: false });
  readConsent(scope);
  expect(consent.getState().choice).toEqual({ analytics: true, fonts: false });
});

test.each([
  ['accepted', { analytics: true, fonts: false }],
  ['declined', { analytics: false, fonts: false }],
  ['Accepted', null],
  ['true', null],
  ['', null],
])('a cookie "%s" is the answer %o', (value, choice) => {
  document.cookie = `${scope}.analytics=${value}; path=/`;
  readConsent(scope);
  expect(consent.getState().choice).toEqual(choice);
});

test('where cookies are blocked the answer holds, and says that it is not stored', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(decideConsent(scope, { analytics: true, fonts: true })).toBe(false);
  readConsent(scope);
  expect(consentGiven('analytics')).toBe(true);
});

test('changes of the answer are reported, the open settings are not', () => {
  const changed = vi.fn();
  const end = onConsentChange(changed);
  askConsent(true);
  expect(changed).not.toHaveBeenCalled();
  decideConsent(scope, { analytics: true, fonts: true });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(consent.getState().isAsked).toBe(false);
  end();
});
