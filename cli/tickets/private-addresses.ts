// Network addresses that are private: this machine, its network, metadata services; a feed is read from them only on request.
import { BlockList, isIP } from 'node:net';

const networks: readonly [address: string, prefix: number, kind: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const blocked = new BlockList();
for (const [address, prefix, kind] of networks) blocked.addSubnet(address, prefix, kind);

const open = new BlockList();
// Of IPv6 only what is given out to the public, without the parts that carry an IPv4 address or are for examples.
open.addSubnet('2000::', 3, 'ipv6');
const carrying = new BlockList();
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carrying.addSubnet(address, prefix, 'ipv6');

/** Whether an IP address is private, reserved or none at all. */
export function isPrivate(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return blocked.check(address, 'ipv4');
  if (kind === 6) return !open.check(address, 'ipv6') || carrying.check(address, 'ipv6');
  return true;
}
