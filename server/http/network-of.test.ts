// Networks: every spelling of an address is the same one, and neighbours in a /64 are one visitor.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isForwarded, networkOf, sourceOf } from './network-of.ts';

const groups = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: 8, maxLength: 8 });
const bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const hex = (group: number, isLong: boolean, isUpper: boolean): string => {
  const text = group.toString(16).padStart(isLong ? 4 : 1, '0');
  return isUpper ? text.toUpperCase() : text;
};
const isMapped = (list: readonly number[]): boolean => list.slice(0, 5).every((group) => group === 0) && list[5] === 0xffff;

/** One spelling: `from` and `to` bound the part that may be written `::`. */
function spell(list: readonly number[], { from, length, isLong, isUpper, isDotted, zone }: Spelling): string {
  const parts = list.map((group) => hex(group, isLong, isUpper));
  const last = isDotted ? [[list[6]! >> 8, list[6]! & 255, list[7]! >> 8, list[7]! & 255].join('.')] : parts.slice(6);
  const all = [...parts.slice(0, 6), ...last];
  const zeros = list.slice(from, from + length).every((group) => group === 0) && from + length <= 6 && length > 0;
  const text = zeros ? `${all.slice(0, from).join(':')}::${all.slice(from + length).join(':')}` : all.join(':');
  return text + zone;
}
type Spelling = { from: number; length: number; isLong: boolean; isUpper: boolean; isDotted: boolean; zone: string };
const spelling = fc.record({
  from: fc.nat(5),
  length: fc.nat(6),
  isLong: fc.boolean(),
  isUpper: fc.boolean(),
  isDotted: fc.boolean(),
  zone: fc.constantFrom('', '%eth0', '%25en1'),
});

test('every spelling of an IPv6 address has one network, and so has every neighbour of its /64', () => {
  fc.assert(
    fc.property(groups, fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), spelling, spelling, (list, others, one, other) => {
      const neighbour = [...list.slice(0, 4), ...others];
      fc.pre(!isMapped(list) && !isMapped(neighbour));
      expect(networkOf(spell(list, one))).toBe(networkOf(spell(neighbour, other)));
    }),
  );
});

test('addresses of different /64 have different networks', () => {
  fc.assert(
    fc.property(groups, groups, spelling, spelling, (list, next, one, other) => {
      fc.pre(!isMapped(list) && !isMapped(next) && list.slice(0, 4).join(':') !== next.slice(0, 4).join(':'));
      expect(networkOf(spell(list, one))).not.toBe(networkOf(spell(next, other)));
    }),
  );
});

test('an IPv4 address in IPv6 is the IPv4 address, in all spellings', () => {
  fc.assert(
    fc.property(bytes, spelling, (four, how) => {
      const list = [0, 0, 0, 0, 0, 0xffff, (four[0] << 8) | four[1], (four[2] << 8) | four[3]];
      expect(networkOf(spell(list, how))).toBe(four.join('.'));
    }),
  );
});

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['203.0.113.5', '203.0.113.5'],
  ['/run/foyer.sock', '/run/foyer.sock'],
])('%s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a header of the visitor grants nothing; a header of a near proxy distinguishes visitors', () => {
  const of = (ip: string, forwarded?: string) => sourceOf({ ip, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  expect(of('203.0.113.5', '198.51.100.1')).toEqual({ key: '203.0.113.5', isShared: false });
  expect(of('172.32.0.1', '198.51.100.1')).toEqual({ key: '172.32.0.1', isShared: false });
  expect(of('127.0.0.1')).toEqual({ key: '127.0.0.1', isShared: true });
  expect(of('127.0.0.1', 'unknown')).toEqual({ key: '127.0.0.1', isShared: true });
  for (const near of [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.1',
    'fd12::1',
    'fe80::1%eth0',
  ])
    expect(of(near, '198.51.100.1, 2001:db8::7').key).toMatch(/ 2001:db8:0:0::\/64$/);
  expect(isForwarded({ headers: {} })).toBe(false);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host'])
    expect(isForwarded({ headers: { [name]: 'x' } })).toBe(true);
});
