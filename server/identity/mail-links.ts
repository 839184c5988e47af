// Addresses in letters: they lead to a host this server is known by, whatever host a call says it was sent to (Host-header injection, quality S21).
import { pagePath, type LinkContext } from '../../src/pages/match.ts';
import type { Domain } from '../store/store.ts';

/** What decides where a link leads. `publicUrl`: setting `FOYER_PUBLIC_URL`, empty for none; `origin` and `address` as the call came. */
export type LinkPlace = {
  publicUrl: string;
  domains: readonly Domain[];
  instance: string;
  event: string;
  origin: string;
  address: string;
};

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const localAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const fits = ({ hostname }: Domain, host: string): boolean =>
  hostname === host || (hostname.startsWith('*.') && host.endsWith(hostname.slice(1)));

/**
 * The origin of links in letters: the one that is set, else this machine for somebody on this machine, else the host of the call
 * where it is a domain of the instance, else the event's domain. Undefined where none is known: then no letter can be written.
 */
export function mailOrigin({ publicUrl, domains, instance, event, origin, address }: LinkPlace): string | undefined {
  if (publicUrl !== '') return publicUrl;
  const asked = URL.canParse(origin) ? new URL(origin) : undefined;
  if (asked && localHosts.has(asked.hostname) && localAddress.test(address)) return asked.origin;
  const own = domains.filter((domain) => domain.instance.toLowerCase() === instance.toLowerCase());
  // The host alone: a port of the caller's choice may be somebody else's server.
  if (asked && own.some((domain) => fits(domain, asked.hostname))) return `https://${asked.hostname}`;
  const plain = own.filter(({ hostname }) => !hostname.startsWith('*.'));
  const domain = plain.find(({ defaultEvent }) => defaultEvent.toLowerCase() === event.toLowerCase()) ?? plain[0];
  return domain && `https://${domain.hostname}`;
}

/** The address of a page with what the link carries; empty parameters are left out. */
export function mailLink(origin: string, page: string, where: LinkContext, query: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return `${origin}${pagePath(page, where)}${given && `?${given}`}`;
}
