// Which network addresses the server may fetch from: public ones, never its own network (SSRF).
import { BlockList, isIP } from 'node:net';

/** Ranges that are no public host: RFC 6890 and the IANA special-purpose registries. */
const special = new BlockList();
const ranges4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Within 2000::/3; outside of it nothing is public. Tunnels (6to4, Teredo) may lead to any IPv4 address. */
const ranges6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';
for (const range of ranges4.split(' ')) special.addSubnet(...subnetOf(range), 'ipv4');
for (const range of ranges6.split(' ')) special.addSubnet(...subnetOf(range), 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

function subnetOf(range: string): [string, number] {
  const [network = '', length = ''] = range.split('/');
  return [network, Number(length)];
}

/** Whether an IP address is one of a public host; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
