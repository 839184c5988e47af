// The services an instance's pages call (A §3 Instance configuration): their origins for the page's policy, and the base of its API.

type InstanceDocument = Readonly<Record<string, unknown>>;

/** Keys whose addresses the app calls; the others are only navigated to. Hubs are reached by websocket too. */
const called = ['apiBaseUrl', 'identityUrl', 'surveyApi', 'signalrHub', 'dataInsight', 'vmx.programBaseUrl', 'mtv.baseApi'];

function valueAt(document: InstanceDocument, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as InstanceDocument)[key] : undefined,
      document,
    );
}

/** Origins the pages of an instance may call; what is no http or websocket address is left out. */
export function serviceOrigins(document: InstanceDocument): string[] {
  const origins = called.flatMap((path) => {
    const value = valueAt(document, path);
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (!url || !/^(https?|wss?):$/.test(url.protocol)) return [];
    return path === 'signalrHub' ? [url.origin, url.origin.replace(/^http/, 'ws')] : [url.origin];
  });
  return [...new Set(origins)];
}

/** Base of the API of an instance, without a slash at its end; empty for this server. */
export function apiBase(document: InstanceDocument): string {
  const base = document['apiBaseUrl'];
  return typeof base === 'string' ? base.replace(/\/$/, '') : '';
}
