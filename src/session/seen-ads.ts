// Which advertisements this device has shown: a cookie for each, for seven days (A §4, A §9).
import { SEEN_FOR } from '../rules/ads/schedule.ts';

const PREFIX = 'foyer_ad_';
const nameOf = (eventId: number, id: string): string => `${PREFIX}${eventId}_${encodeURIComponent(id)}`;

/** Ids of the advertisements of an event that were shown in the last seven days. */
export function seenAds(eventId: number): ReadonlySet<string> {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]!.trim());
  const own = nameOf(eventId, '');
  return new Set(names.flatMap((name) => (name.startsWith(own) ? [decoded(name.slice(own.length))] : [])));
}

/** A cookie of that name that somebody else has written may be anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Remembers that one was shown. */
export function rememberAd(eventId: number, id: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${nameOf(eventId, id)}=1; path=/; samesite=lax; max-age=${SEEN_FOR}${secure}`;
}
