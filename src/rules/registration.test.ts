// Prices by window, discounts, scarcity, and how voucher codes are read.
import { expect, test } from 'vitest';
import { discounted, placesLeft, saleAt, voucherKey } from './registration.ts';

const prices = [
  { Amount: 59000, StartTime: null, EndTime: '2027-01-31' },
  { Amount: 69000, StartTime: '2027-02-01', EndTime: '2027-03-31' },
];
const at = (time: string) => saleAt(prices, 'Europe/Berlin', Date.parse(time));

test('the window of the instant counts, to its last millisecond; between and after windows nothing is sold', () => {
  const last = Date.parse('2027-01-31T23:59:59.999+01:00');
  expect(at('2027-01-31T23:59:59.999+01:00')).toEqual({ state: 'now', amount: 59000, until: last });
  expect(at('2027-02-01T00:00:00+01:00')).toMatchObject({ state: 'now', amount: 69000 });
  expect(at('2027-04-01T00:00:00+02:00')).toEqual({ state: 'over' });
  const later = saleAt(prices.slice(1), 'Europe/Berlin', Date.parse('2027-01-01T00:00:00Z'));
  expect(later).toEqual({ state: 'later', from: Date.parse('2027-02-01T00:00:00+01:00') });
  expect(saleAt([], 'UTC', 0)).toEqual({ state: 'now', amount: 0, until: null });
});

test('a voucher takes off all, a share or an amount, and never pays out', () => {
  const from = (kind: 'free' | 'percent' | 'amount', value: number) => discounted(9500, { kind, value });
  expect([discounted(9500, undefined), from('free', 0), from('percent', 33), from('amount', 500), from('amount', 99999)]).toEqual([
    9500, 0, 6365, 9000, 0,
  ]);
});

test('few places are a tenth, or five; a small kind is not scarce from the start', () => {
  const left = (capacity: number | null, taken: number) => placesLeft(capacity, taken);
  expect([left(null, 10_000), left(100, 0), left(100, 89), left(100, 90), left(100, 100), left(100, 101), left(0, 0)]).toEqual([
    'open',
    'open',
    'open',
    'few',
    'full',
    'full',
    'full',
  ]);
  expect([left(4, 0), left(4, 2), left(30, 24), left(30, 25)]).toEqual(['open', 'few', 'open', 'few']);
});

test('a code is read as people type it', () => {
  expect(voucherKey(' stu-2027 abc ')).toBe('STU2027ABC');
  expect(voucherKey('--')).toBe('');
});
