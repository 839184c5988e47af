// Addresses of workers as the content policy takes them; with the sanitiser the only exception to its Trusted Types.

type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy };

let policy: ScriptPolicy | undefined;

/** Accepts addresses of this site only. Throws for another origin. */
function own(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`a worker must come from this site, not from ${url.origin}`);
  return url.href;
}

/** The address of a script of this site, as `Worker` and the registration of a service worker take it. Throws for another origin. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('foyer-worker', { createScriptURL: own });
  return (policy?.createScriptURL(address) ?? own(address)) as string;
}
