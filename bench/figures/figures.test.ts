// The arithmetic behind the figures: quantiles, paired ratios, judging and printing.
import { describe, expect, test } from 'vitest';
import { figure, median, quantile, ratio } from './numbers.ts';
import { counted, type Row, standing } from './row.ts';
import { digits, table } from './table.ts';

describe('numbers', () => {
  test('the median is the middle, or the mean of the two in the middle, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 10])).toBe(3);
    expect(median([7])).toBe(7);
  });

  test('quantiles lie between samples; the samples stay in their order', () => {
    const samples = [40, 10, 30, 20];
    expect(quantile(samples, 0)).toBe(10);
    expect(quantile(samples, 0.25)).toBe(17.5);
    expect(quantile(samples, 0.95)).toBeCloseTo(38.5);
    expect(quantile(samples, 1)).toBe(40);
    expect(samples).toEqual([40, 10, 30, 20]);
  });

  test('a ratio pairs rounds, so that a slow moment of the machine does not count', () => {
    expect(ratio([2, 20, 4], [1, 10, 2])).toEqual({ median: 2, low: 2, high: 2 });
    // Of the medians it would be 6 / 5.
    expect(ratio([6, 100, 1], [5, 10, 4]).median).toBe(1.2);
    expect(ratio([1, 9, 3], [1, 1, 1])).toEqual({ median: 3, low: 2, high: 6 });
  });

  test('what cannot be measured is said, not computed', () => {
    expect(() => figure([])).toThrow(RangeError);
    expect(() => ratio([1], [1, 2])).toThrow('1 rounds beside 2');
    expect(() => ratio([1, 1], [1, 0])).toThrow('round 2');
  });
});

describe('rows', () => {
  const row = (more: Partial<Row>): Row => ({
    bench: 'render',
    goal: 'commit',
    unit: '×',
    better: 'less',
    measured: counted(1.2),
    ...more,
  });

  test.each([
    [{ must: 1.25, aim: 1.13 }, 'must'],
    [{ must: 1.25, aim: 1.2 }, 'aim'],
    [{ must: 1.19, aim: 1 }, 'missed'],
    [{ must: 1 }, 'missed'],
    [{}, 'informs'],
    [{ better: 'more', must: 1.2, aim: 1.3 }, 'must'],
    [{ better: 'more', must: 1.21 }, 'missed'],
  ] as const)('%j stands at %s', (bounds, expected) => {
    expect(standing(row(bounds))).toBe(expected);
  });

  test('the table aligns its columns and names what is missed', () => {
    const [head, met, missed] = table([
      row({ must: 1.25, measured: { median: 1.1, low: 1.05, high: 1.2049 } }),
      row({ bench: 'server', goal: 'GetResources', better: 'more', must: 0.5, measured: counted(0.4) }),
    ]).split('\n');
    expect(met).toMatch(/^render {2}commit {8}≤ 1\.25 {7}1\.1 × {5}1\.05 – 1\.2 {3}yes$/);
    expect(missed).toMatch(/^server {2}GetResources {2}≥ 0\.5 .*0\.4 × .*NO$/);
    expect(head!.indexOf('met?')).toBe(met!.indexOf('yes'));
  });

  test('numbers keep three digits and no exponent', () => {
    expect([1.1349, 0.01149, 12.34, 634.4, 12_345.6, 0].map(digits)).toEqual(['1.13', '0.0115', '12.3', '634', '12346', '0']);
  });
});
