// @vitest-environment jsdom
// What follows comes from the end of the line in each direction of reading; nothing moves for those who ask for less motion.
import { afterEach, expect, test, vi } from 'vitest';
import { slideIn } from './slide-in.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ltr', 'after', '1.5rem'],
  ['ltr', 'before', '-1.5rem'],
  ['rtl', 'after', '-1.5rem'],
  ['rtl', 'before', '1.5rem'],
] as const)('%s, %s: from %s', (direction, from, way) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const element = document.body.appendChild(document.createElement('div'));
  element.style.direction = direction;
  const animate = vi.fn();
  Object.assign(element, { animate });
  slideIn(element, from);
  expect(animate.mock.calls[0]?.[0]).toEqual([{ opacity: 0.2, transform: `translateX(${way})` }, {}]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  slideIn(element, from);
  expect(animate).toHaveBeenCalledTimes(1);
});
