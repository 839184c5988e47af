// Starts a worker from a module of this site; the only exception to the content policy's Trusted Types.

type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy };

let policy: ScriptPolicy | undefined;

/** Accepts addresses of this site only. Throws for another origin. */
function own(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`a worker must come from this site, not from ${url.origin}`);
  return url.href;
}

/** A module worker at an address from the build (`import address from './x.ts?worker&url'`). Throws if workers are refused. */
export function startWorker(address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('foyer-worker', { createScriptURL: own });
  return new Worker((policy?.createScriptURL(address) ?? own(address)) as string, { type: 'module' });
}
