// The services an instance's pages call (A §3 Instance configuration): their origins for the page's policy, and the base of its API.

type InstanceDocument = Readonly<Record<string, unknown>>;

/** Keys whose addresses the app calls; the others are only navigated to. Hubs are reached by websocket too. */
const called = ['apiBaseUrl', 'identityUrl', 'signalrHub', 'dataInsight'];

/** Origins the pages of an instance may call; what is no http or websocket address is left out. */
export function serviceOrigins(document: InstanceDocument): string[] {
  const origins = called.flatMap((key) => {
    const value = Object.hasOwn(document, key) ? document[key] : undefined;
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (!url || !/^(https?|wss?):$/.test(url.protocol)) return [];
    return key === 'signalrHub' ? [url.origin, url.origin.replace(/^http/, 'ws')] : [url.origin];
  });
  return [...new Set(origins)];
}

/** Base of the API of an instance, without a slash at its end; empty for this server. */
export function apiBase(document: InstanceDocument): string {
  const base = document['apiBaseUrl'];
  return typeof base === 'string' ? base.replace(/\/$/, '') : '';
}

/** A site that files alone make up, as `foyer export --static` writes it. */
export type StaticSite = {
  /** Path of the site with a slash at its end, `/` or `/congress/`. */
  base: string;
  /** Its address without a slash at its end, `https://www.example.org/congress`; empty if not configured: then no page names its own address. */
  address: string;
};

/** A policy as a page may carry it in itself: without what only a header can state (frame-ancestors, CSP3 §6.4.2), and with no other service than the site. */
export const policyInPage = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
