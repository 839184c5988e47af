// Addresses in published content: assets get their published path, schemes no visitor should follow are left out.

/** What an asset's address is made of. */
export type AssetHome = { instance: string; shortName: string; version: number };

/** Address of a published asset; it never changes, so browsers keep it for ever. */
const assetPath = ({ instance, shortName, version }: AssetHome, path: string): string =>
  ['/assets', instance, shortName, version, ...path.split('/')].map((part, index) => (index ? encodeURIComponent(part) : part)).join('/');

/** An address for visitors: `asset:` resolved, http, https, mailto, tel, paths and anchors kept, everything else empty. */
export function publicAddress(written: string, home: AssetHome): string {
  const address = written.trim();
  if (address.startsWith('asset:')) return assetPath(home, address.slice('asset:'.length).replace(/^\/+/, ''));
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)) return address;
  // Organisers write `www.example.org`; a name without scheme and with a dot means https (B §5).
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i.test(address) ? `https://${address}` : '';
}
