// Loads the script of a service that measures, from the address the organiser configured and from no other.
type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy };

const allowed = new Set<string>();
let policy: ScriptPolicy | undefined;

/** Throws for an address that is not one of a script being loaded. */
function known(address: string): string {
  if (!allowed.has(address)) throw new TypeError('this script is not one of the services of the event');
  return address;
}

/** Loads a script; rejects when it does not come. The host must be in the page's policy (`analyticsOrigins`). */
export function loadScript(address: string): Promise<void> {
  allowed.add(address);
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('foyer-analytics', { createScriptURL: known });
  const script = document.createElement('script');
  script.async = true;
  script.src = (policy?.createScriptURL(address) ?? known(address)) as string;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the script of a service that measures did not load')));
    document.head.append(script);
  });
}
