// Whether a phone is recommended the app, and which way to it fits (A §2 Recommendation screen).
import type { Container } from './context.ts';

/** Kind of device, as far as its browser says. */
export type Phone = 'ios' | 'android' | 'none';

/** `store`: the page of the app in the store of this phone · `home-screen`: the site itself, on the home screen · `none`: nothing. */
export type Recommendation =
  | { outcome: 'store'; store: 'ios' | 'android'; link: string }
  | { outcome: 'home-screen' }
  | { outcome: 'none'; reason: string };

/** What decides. `isInstalled`: opened from the home screen; `wasAnswered`: this device has chosen before. */
export type RecommendationFacts = {
  active: boolean;
  container: Container;
  isSignedIn: boolean;
  phone: Phone;
  isInstalled: boolean;
  wasAnswered: boolean;
  stores: { ios: string; android: string };
};

/** Mobile, signed in, in a browser, not answered yet; without a store for this phone the home screen is left. */
export function recommendApp(facts: RecommendationFacts): Recommendation {
  const none = (reason: string): Recommendation => ({ outcome: 'none', reason });
  if (!facts.active) return none('recommendationActive is off');
  if (facts.container !== 'browser') return none(`for browsers; this is ${facts.container}`);
  if (!facts.isSignedIn) return none('for signed-in visitors');
  if (facts.phone === 'none') return none('for phones');
  if (facts.isInstalled) return none('opened from the home screen');
  if (facts.wasAnswered) return none('answered on this device before');
  const link = facts.stores[facts.phone];
  return link ? { outcome: 'store', store: facts.phone, link } : { outcome: 'home-screen' };
}

/** The phone a user agent names; tablets and computers are none. */
export function phoneOf(userAgent: string): Phone {
  if (/iPhone|iPod/.test(userAgent)) return 'ios';
  return userAgent.includes('Android') && userAgent.includes('Mobile') ? 'android' : 'none';
}
