import { expect, test } from 'vitest';
import { props } from './props.ts';
import { sponsorTiers } from './tiers.ts';

const shown = (input: Record<string, unknown>, language = 'en-GB') =>
  sponsorTiers(props.parse({ sponsors: [{ name: 'Any' }], ...input }), language).map(({ title, rank, sponsors }) => [
    title,
    rank,
    sponsors.map(({ name }) => name).join(),
  ]);

const sponsors = [
  { name: 'Zeta 10', tier: 'Gold Partner' },
  { name: 'zeta 9', tier: 'Gold Partner' },
  { name: 'Ärzteverein', tier: 'Gold Partner' },
  { name: 'Friend' },
  { name: 'Paper', tier: 'Media Partner' },
  { name: 'Big', tier: 'Platinum Partner' },
];

test('tiers from the highest, names in the order of the language, none lost', () => {
  expect(shown({ sponsors })).toEqual([
    ['Platinum Partner', 0, 'Big'],
    ['Gold Partner', 1, 'Ärzteverein,zeta 9,Zeta 10'],
    ['Media Partner', 3, 'Paper'],
    ['', 4, 'Friend'],
  ]);
});

test('the order as written can be kept', () => {
  expect(shown({ sponsors: sponsors.slice(0, 3), sort: 'written' })).toEqual([['Gold Partner', 1, 'Zeta 10,zeta 9,Ärzteverein']]);
});

test('own tiers with own words', () => {
  expect(shown({ tiers: [{ id: 'host', title: 'Hosts' }], sponsors: [{ name: 'City', tier: 'host' }] })).toEqual([['Hosts', 0, 'City']]);
});
