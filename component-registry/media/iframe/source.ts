// Decides whether an address may be framed, and with which rights.

/** An allowed frame: an address with its host, or the reason why it is not loaded. */
export type FrameSource = { kind: 'allowed'; href: string; host: string } | { kind: 'refused'; host: string };

/** Only https, only without user names, only listed hosts or their subdomains. */
export function frameSource(url: string, hosts: readonly string[]): FrameSource {
  const address = parsed(url);
  if (address?.protocol !== 'https:' || address.username || address.password) return { kind: 'refused', host: address?.host ?? url };
  const allowed = hosts.some((host) => address.hostname === host || address.hostname.endsWith(`.${host}`));
  return allowed ? { kind: 'allowed', href: address.href, host: address.host } : { kind: 'refused', host: address.host };
}

/** The `sandbox` attribute. A page of this site could escape with same-origin and scripts, so it never gets both. */
export function sandboxOf(rights: readonly string[], href: string, ownOrigin: string): string {
  const own = parsed(href)?.origin === ownOrigin;
  return rights
    .filter((right) => !(own && right === 'same-origin'))
    .map((right) => `allow-${right}`)
    .join(' ');
}

const parsed = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);
