// The services that measure an event (A §3 Analytics providers, gtagConfig, dataInsight), read from the app document as it was written.
import { isObject } from './is-object.ts';

/** One service with what it needs. Addresses have no slash at their end. */
export type AnalyticsSetting =
  | { provider: 'matomo'; url: string; siteId: string }
  | { provider: 'google-tag-manager'; url: string; containerId: string }
  | { provider: 'google-tag'; url: string; id: string; config: Readonly<Record<string, unknown>> }
  | { provider: 'boothguru'; url: string };

/** Where Google's own scripts are. */
const GOOGLE = 'https://www.googletagmanager.com';
/** Where Google's scripts report to. */
const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** An http address without user, query and slash at its end; empty for anything else. */
function addressOf(written: unknown): string {
  const url = typeof written === 'string' ? URL.parse(written) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return '';
  return (url.origin + url.pathname).replace(/\/$/, '');
}

const textOf = (written: unknown, pattern: RegExp): string => {
  const text = typeof written === 'number' ? String(written) : written;
  return typeof text === 'string' && pattern.test(text) ? text : '';
};

/** What one entry of `analyticsProviders` asks for; undefined where something it needs is missing. */
export function providerSetting(entry: unknown, insight: string): AnalyticsSetting | undefined {
  if (!isObject(entry)) return undefined;
  const settings = isObject(entry['settings']) ? entry['settings'] : {};
  const url = addressOf(settings['url']);
  if (entry['provider'] === 'matomo') {
    const siteId = textOf(settings['siteId'], /^\d{1,9}$/);
    return url && siteId ? { provider: 'matomo', url, siteId } : undefined;
  }
  if (entry['provider'] === 'google-tag-manager') {
    const containerId = textOf(settings['containerId'], /^GTM-[A-Z0-9]{1,20}$/);
    return containerId ? { provider: 'google-tag-manager', url: url || GOOGLE, containerId } : undefined;
  }
  const to = url || addressOf(insight);
  return entry['provider'] === 'boothguru' && to ? { provider: 'boothguru', url: to } : undefined;
}

/** What `gtagConfig` asks for: an id, or an object with it, `url` and settings of the tag. */
function tagSetting(written: unknown): AnalyticsSetting | undefined {
  const { id: named, url, ...config } = isObject(written) ? written : { id: written, url: '' };
  const id = textOf(named, /^[A-Z]{1,4}-[A-Z0-9-]{1,40}$/);
  return id ? { provider: 'google-tag', url: addressOf(url) || GOOGLE, id, config } : undefined;
}

/** The services of an app document; `insight` is the tracking address of the instance. What lacks something is left out (`analytics-incomplete`). */
export function analyticsSettings(app: Readonly<Record<string, unknown>>, insight: string): AnalyticsSetting[] {
  const entries = Array.isArray(app['analyticsProviders']) ? (app['analyticsProviders'] as unknown[]) : [];
  const asked = [...entries.map((entry) => providerSetting(entry, insight)), tagSetting(app['gtagConfig'])];
  const found = asked.filter((one) => one !== undefined);
  // An instance with a tracking address takes the actions of all its events.
  const to = addressOf(insight);
  const isTaken = to === '' || found.some((one) => one.provider === 'boothguru' && one.url === to);
  return isTaken ? found : [...found, { provider: 'boothguru', url: to }];
}

/** Origins whose scripts the services run, and origins they call, for the page's policy. */
export function analyticsOrigins(settings: readonly AnalyticsSetting[]): { scripts: string[]; calls: string[] } {
  const scripts = settings.flatMap((one) => (one.provider.startsWith('google') ? [new URL(one.url).origin] : []));
  const calls = settings.flatMap(({ url }) => (url === GOOGLE ? GOOGLE_REPORTS : [new URL(url).origin]));
  return { scripts: [...new Set(scripts)], calls: [...new Set(calls)] };
}
