// The recommendation of the app: to whom, and which way.
import { expect, test } from 'vitest';
import { phoneOf, recommendApp, type RecommendationFacts } from './app-recommendation.ts';

const facts: RecommendationFacts = {
  active: true,
  container: 'browser',
  isSignedIn: true,
  phone: 'ios',
  isInstalled: false,
  wasAnswered: false,
  stores: { ios: 'https://apps.example.org/ios', android: '' },
};

test.each([
  [{ active: false }, 'recommendationActive is off'],
  [{ container: 'app' }, 'for browsers; this is app'],
  [{ container: 'terminal' }, 'for browsers; this is terminal'],
  [{ isSignedIn: false }, 'for signed-in visitors'],
  [{ phone: 'none' }, 'for phones'],
  [{ isInstalled: true }, 'opened from the home screen'],
  [{ wasAnswered: true }, 'answered on this device before'],
] as const)('%o: nothing', (more, reason) => {
  expect(recommendApp({ ...facts, ...more })).toEqual({ outcome: 'none', reason });
});

test('the store of the phone, or the home screen where there is none', () => {
  expect(recommendApp(facts)).toEqual({ outcome: 'store', store: 'ios', link: 'https://apps.example.org/ios' });
  expect(recommendApp({ ...facts, phone: 'android' })).toEqual({ outcome: 'home-screen' });
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'none'],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0', 'none'],
])('%s is %s', (userAgent, phone) => {
  expect(phoneOf(userAgent)).toBe(phone);
});
