// Which address a browser may be sent to after sign-in, sign-out or confirmation: one of the allowed origins, decided on the address as browsers read it (quality S03).

/** Longest address taken, in characters. */
const LONGEST = 4096;
/** What URL parsers drop silently, and what must never reach a header: controls (C0, DEL, C1). */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001F\u007F-\u009F]/;

/** Where an address is checked. `base` is what relative ones are resolved against; missing: the root of `origin`. */
export type ReturnUrlPlace = { origin: string; allowed?: readonly string[]; base?: string };

/**
 * The address to go to, absolute, exactly as it was checked: resolving parts of it again may lead elsewhere.
 * Undefined for everything that leaves `origin` and `allowed` (origins such as `https://forms.example.org`), that carries
 * credentials, that is no http(s), or that a second parser could read otherwise.
 */
export function acceptReturnUrl(written: string, { origin, allowed = [], base = `${origin}/` }: ReturnUrlPlace): string | undefined {
  // A host header may name the default port; nothing is accepted on an origin that is none.
  const own = URL.canParse(origin) ? new URL(origin).origin : 'null';
  if (own === 'null' || written === '' || written.length > LONGEST || controls.test(written)) return undefined;
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  // A path of two slashes is another host when the path is resolved alone.
  if (url.pathname.startsWith('//')) return undefined;
  return url.origin === own || allowed.includes(url.origin) ? url.href : undefined;
}
