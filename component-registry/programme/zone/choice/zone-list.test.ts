import { expect, test } from 'vitest';
import { fittingZones, offsetText, zoneOptions } from './zone-list.ts';

const options = zoneOptions(Date.parse('2027-07-01T00:00Z'));
const found = (typed: string, names: Record<string, string> = {}): string[] =>
  fittingZones(options, typed, (zone) => names[zone] ?? '').map(({ zone }) => zone);

test('found by place, region, distance from UTC, and by name once it is known', () => {
  expect(found('sao paulo')).toContain('America/Sao_Paulo');
  expect(found('asia +05:30').length).toBeGreaterThan(0);
  expect(found('−03:30').concat(found('-02:30'))).toContain('America/St_Johns');
  expect(found('japan standard')).toEqual([]);
  expect(found('japan standard', { 'Asia/Tokyo': 'Japan Standard Time' })).toEqual(['Asia/Tokyo']);
  expect(found('')).toHaveLength(options.length);
});

test('the distance as it is written', () => {
  expect([offsetText(5.5 * 3_600_000), offsetText(-3.5 * 3_600_000), offsetText(0)]).toEqual(['+05:30', '-03:30', '+00:00']);
});
