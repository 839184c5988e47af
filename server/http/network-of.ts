// Whose calls are counted together: an IPv4 address, or the /64 network of an IPv6 one, however it is spelled; and the effect of an untrusted proxy.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The network of an address as a key. IPv4 in IPv6 (`::ffff:192.0.2.1`) is the IPv4 address; zones (`%eth0`) do not count; what is no address is its own key. */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/s, '');
  const kind = isIP(plain);
  if (kind === 4) return plain;
  if (kind === 0) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return bytesOf(groups[6]!, groups[7]!).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address that is one. */
function groupsOf(address: string): number[] {
  const dotted = /(?<=:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(1).map(Number) ?? [];
  const hex = dotted ? `${address.slice(0, dotted.index)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : address;
  const [head = [], tail = []] = hex.split('::').map((part) => part.split(':').filter(Boolean));
  const middle = Array.from({ length: hex.includes('::') ? 8 - head.length - tail.length : 0 }, () => '0');
  return [...head, ...middle, ...tail].map((group) => Number.parseInt(group, 16));
}

const bytesOf = (...groups: number[]): number[] => groups.flatMap((group) => [group >> 8, group & 255]);

const forwardedNames = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/** Whether a call came through a proxy that sends its headers. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  forwardedNames.some((name) => headers[name] !== undefined);

/** Addresses no visitor of the internet has: this machine and its neighbours, where proxies run. */
const near = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0:0:0:0::\/64$|f[cd]|fe[89ab])/;

/** Where a call is counted. `isShared`: many visitors may share it, so it is never blocked as a whole. */
export type CallSource = { key: string; isShared: boolean };

/**
 * Where a call is counted. `request.ip` is trusted as far as `FOYER_TRUST_PROXY` states; from a neighbour that is not configured as
 * trusted, its last forwarded address only distinguishes visitors: it grants nothing, and the whole site does not count as one visitor.
 */
export function sourceOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): CallSource {
  const network = networkOf(request.ip);
  if (!near.test(network)) return { key: network, isShared: false };
  const forwardedFor = [request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)!.trim();
  return isIP(forwardedFor) === 0 ? { key: network, isShared: true } : { key: `${network} ${networkOf(forwardedFor)}`, isShared: false };
}
