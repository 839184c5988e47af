// The scroll positions of a tab's history: the last fifty, and none from a damaged record.
import { beforeEach, expect, test } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

beforeEach(() => sessionStorage.clear());

test('positions survive a reload; the oldest are dropped', () => {
  const memory = createScrollMemory();
  for (let entry = 0; entry < 60; entry++) memory.record(`k${entry}`, entry + 0.4);
  memory.record('k10', 99);
  memory.keep();
  const again = createScrollMemory();
  expect([again.at('k0'), again.at('k9'), again.at('k10'), again.at('k59')]).toEqual([undefined, undefined, 99, 59]);
});

test.each(['{"damaged":', '5', 'null', '[["a"],[1,2],"x"]'])('a note %s is none', (note) => {
  sessionStorage.setItem('foyer.scroll', note);
  expect(createScrollMemory().at('a')).toBeUndefined();
});
