import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { labelPlace, linesOfCell, linesOnPaper } from './grid-scale.ts';
import { minuteHeights } from './views.ts';

const MINUTE = 60_000;

test('the heights of a minute are those of the styles', () => {
  const styles = readFileSync(join(import.meta.dirname, 'room-grid-view.module.css'), 'utf8');
  const [comfortable, compact, large] = [...styles.matchAll(/--minute: ([\d.]+)rem/g)].map(([, rem]) => Number(rem));
  expect({ compact, comfortable, large }).toEqual(minuteHeights);
});

test('a session has as many lines as it is high; a larger scale never has fewer', () => {
  expect([15, 30, 45, 60, 90].map((minutes) => linesOfCell(minutes * MINUTE, 'comfortable'))).toEqual([1, 2, 4, 6, 6]);
  expect([15, 30, 60].map((minutes) => linesOfCell(minutes * MINUTE, 'compact'))).toEqual([1, 2, 3]);
  expect(linesOfCell(60 * MINUTE, 'comfortable', 1)).toBe(4);
  for (let minutes = 20; minutes < 200; minutes += 5) {
    const [small, middle, large] = (['compact', 'comfortable', 'large'] as const).map((size) => linesOfCell(minutes * MINUTE, size));
    expect(small! <= middle! && middle! <= large!).toBe(true);
  }
});

test('on paper a cell has as many whole lines as fit, also on the longest day', () => {
  expect([10, 20, 30, 45, 60, 75].map((minutes) => linesOnPaper(minutes * MINUTE, 13))).toEqual([1, 1, 2, 3, 6, 9]);
  for (const hours of [4, 8, 13]) {
    for (let minutes = 15; minutes <= 120; minutes += 5) {
      // With two lines of title, or four, those of track and names.
      const lines = { 1: 1, 2: 2, 3: 3, 6: 4, 9: 6 }[linesOnPaper(minutes * MINUTE, hours)];
      expect(lines * 2.54, `${minutes} min of ${hours} h`).toBeLessThanOrEqual(minutes * Math.min(0.4, 172 / (hours * 60)));
    }
  }
});

test('the time of now and the label of an hour never meet', () => {
  for (const size of ['compact', 'comfortable', 'large'] as const) {
    for (let since = -60; since <= 60; since++) {
      const now = since * minuteHeights[size];
      const place = labelPlace(since * MINUTE, size, false);
      if (place === 'none') continue;
      const [top, end] = place === 'below' ? [0, 1.4] : [-1.4, 0];
      expect(now + 0.7 <= top + 1e-9 || now - 0.7 >= end - 1e-9, `${since} ${size} ${place}`).toBe(true);
    }
  }
  expect(labelPlace(10 * MINUTE, 'comfortable', false)).toBe('above');
  expect(labelPlace(10 * MINUTE, 'comfortable', true)).toBe('none');
});
